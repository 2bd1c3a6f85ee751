// Rules of this house that are about text rather than imports. Each names the file, the line and what to do instead.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const spec = /\.(spec|e2e\.spec)\.tsx?$/;
const schemas = ['auth', 'library', 'billing', 'ai_ops', 'releases'];
const schemaOf = (file) => file.match(/^services\/([^/]+)\//)?.[1]?.replace('-', '_');

const rules = [
  {
    name: 'time-comes-from-the-clock',
    advice: "take the kernel's Clock as a parameter or injection (architecture.md, rule 8)",
    files: (file) =>
      /^services\/.+\/(domain|application|persistence|queue|http)\//.test(file) && !spec.test(file),
    find: /\bDate\.now\(\)|\bnew Date\(\)|\bnow\(\)|\bcurrent_timestamp\b/i,
    // A stopwatch tells no time: how long a step took is no rule.
    allow: /(clock|this\.time|performance)\w*\.now\(\)/i,
  },
  {
    name: 'own-schema-only',
    advice: 'ask the other service or consume its event (architecture.md, rule 2)',
    files: (file) => /^services\/(?!contracts|kernel)/.test(file) && !spec.test(file),
    test: (line, file) =>
      schemas.some(
        (schema) =>
          schema !== schemaOf(file) &&
          new RegExp(
            `\\b(from|join|into|update|table|references|truncate)\\s+"?${schema}"?\\.|\\bschema:\\s*['"]${schema}['"]`,
            'i',
          ).test(line),
      ),
  },
  {
    name: 'no-inline-style',
    advice: 'use a class; the security policy allows no style attribute (architecture.md, rule 12)',
    files: (file) => /^(shell|mfe-).+\.tsx$/.test(file) && !spec.test(file),
    find: /\sstyle=\{/,
  },
  {
    name: 'queries-in-api',
    advice: 'give it a name in the api/ folder of its feature (style.md, 2)',
    files: (file) =>
      /^(shell|mfe-[^/]+)\/src\/.+\.tsx?$/.test(file) && !/\/api\//.test(file) && !spec.test(file),
    find: /\b(useApiQuery|useApiMutation|useQuery|useMutation|useInfiniteQuery|apiQuery|downloadFile)(<[^(]*>)?\(|\bapi\.call\(/,
  },
  {
    name: 'no-silenced-checks',
    advice: 'mend the cause',
    files: (file) => /\.(ts|tsx|mjs)$/.test(file),
    inComments: true,
    find: /@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable|\b(it|test|describe)\.(skip|only)\(|\bx(it|describe)\(/,
  },
  {
    name: 'no-fixed-waits-in-tests',
    advice: 'wait for the condition: until() of the test kit',
    files: (file) => spec.test(file) || file.startsWith('shell/e2e/'),
    find: /waitForTimeout\(|\bsleep\(|new Promise\(\(?\w*\)?\s*=>\s*setTimeout/,
  },
  {
    name: 'scoped-packages',
    advice: 'the unscoped packages rspack and nestjs are not the ones meant (stack.md)',
    files: (file) => file.endsWith('package.json'),
    find: /"(rspack|nestjs)":/,
  },
];

/** @param {string} root @returns {boolean} whether every rule holds */
export function houseRules(root) {
  const { stdout } = spawnSync('git', ['ls-files', '--others', '--cached', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = stdout
    .split('\n')
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|cjs|json)$/.test(file) &&
        !file.startsWith('infra/lint/') &&
        existsSync(join(root, file)),
    );
  let broken = 0;
  for (const file of files) {
    const active = rules.filter((rule) => rule.files(file));
    if (active.length === 0) continue;
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const rule of active) {
          const hit = rule.test
            ? rule.test(line, file)
            : rule.find.test(line) && !(rule.allow?.test(line) ?? false);
          if (!hit || (!rule.inComments && /^\s*(\/\/|\*|\/\*\*)/.test(line))) continue;
          broken += 1;
          console.error(`${file}:${index + 1}  ${rule.name}: ${rule.advice}`);
        }
      });
  }
  return broken === 0;
}
