import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueWorkflow, catalogue } from '@stroomwerk/catalogue';
import { englishFilename } from '@stroomwerk/contracts/library';
import {
  check,
  type Definitions,
  type Finding,
  idleAccounts,
  loadDefinitions,
  opens,
} from '@stroomwerk/n8n-check';
import { importIntoN8n } from './library-n8n.js';

/** Runs the library service's own command line. @returns its exit code, and what it printed where that was wanted */
export type LibraryCommand = (
  args: readonly string[],
  quiet?: 'quiet',
) => Promise<{ code: number; output: string }>;

const isEnglish = (filename: string): boolean => filename.endsWith('.en.json');

/** Problems that are shown; all of them are in the report. */
const shown = 20;

interface Checked {
  readonly filename: string;
  readonly content: string;
  readonly findings: readonly Finding[];
}

function checkFolder(definitions: Definitions, folder: string, say: (line: string) => void): Checked[] {
  const names = readdirSync(folder).sort();
  return names.map((filename, at) => {
    if (at > 0 && at % 500 === 0) say(`${at} of ${names.length} checked …`);
    const text = readFileSync(join(folder, filename), 'utf8');
    return {
      filename,
      content: createHash('sha256').update(text).digest('hex'),
      findings: check(definitions, text),
    };
  });
}

/** Workflows of ours by slug, with the accounts that they ask for and no step takes. */
export const idleIn = (
  definitions: Definitions,
  workflows: readonly CatalogueWorkflow[],
): Map<string, string> =>
  new Map(
    workflows.flatMap(({ slug, workflow, meta }) => {
      const asked = meta.accounts.map(({ credential_type }) => credential_type);
      const idle = idleAccounts(definitions, workflow.nodes, asked);
      return idle.length > 0 ? [[slug, idle.join(', ')]] : [];
    }),
  );

export const line = (
  { filename }: Pick<Checked, 'filename'>,
  { severity, code, node, text }: Finding,
): string =>
  `  ${severity} ${code} in ${filename}${node === null ? '' : `, step "${node}"`}${text === '' ? '' : `: ${text}`}`;

/**
 * `npm run library -- verify`: checks every workflow of the library, as a customer would download it in either language, against n8n's own
 * definitions, and notes the version on each. With `N8N_BIN` that n8n imports and lists them too. @returns 1 where a workflow
 * does not open
 */
export async function verify(command: LibraryCommand): Promise<number> {
  const say = (text: string): void => console.log(text);
  const work = mkdtempSync(join(tmpdir(), 'library-verify-'));
  const folder = join(work, 'files');
  try {
    for (const language of [[], ['--english']]) {
      const exported = await command(['export', folder, ...language], 'quiet');
      if (exported.code !== 0) return exported.code;
    }
    const definitions = loadDefinitions(say);
    const n8n = definitions.version;
    const files = checkFolder(definitions, folder, say);
    const problems = files.flatMap((file) =>
      file.findings
        .filter(({ severity }) => severity === 'error' || severity === 'warning')
        .map((one) => line(file, one)),
    );
    const unfilled = files.filter(({ findings }) => findings.some(({ severity }) => severity === 'setup'));
    problems.slice(0, shown).forEach(say);
    if (problems.length > shown) say(`  and ${problems.length - shown} more`);
    const broken = new Set(files.filter(({ findings }) => !opens(findings)).map(({ filename }) => filename));
    const results = Object.fromEntries(
      files
        .filter(({ filename }) => !isEnglish(filename))
        .map(({ filename, content }) => [
          filename,
          { content, opens: !broken.has(filename) && !broken.has(englishFilename(filename)) },
        ]),
    );
    const file = join(work, 'results.json');
    writeFileSync(file, JSON.stringify({ n8n, files: results }));
    const recorded = await command(['record-check', file], 'quiet');
    if (recorded.code !== 0) return recorded.code;
    const { verified, failed } = JSON.parse(recorded.output) as { verified: number; failed: number };
    say(
      `n8n ${n8n}: ${verified} of ${verified + failed} workflows open, ${failed} do not; ${files.length - verified - failed} in English too; ` +
        `${unfilled.length} with a required field for the customer to fill in`,
    );
    const idle = idleIn(definitions, catalogue);
    for (const [slug, accounts] of idle) say(`  ${slug} asks for an account that no step takes: ${accounts}`);
    const bin = process.env.N8N_BIN;
    const imported = bin === undefined || (await importIntoN8n(bin, folder, work, files.length, say));
    return failed === 0 && idle.size === 0 && imported ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
