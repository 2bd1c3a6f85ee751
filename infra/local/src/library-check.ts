import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@stroomwerk/catalogue';
import { recordCredentialFacts } from '@stroomwerk/catalogue/credentials';
import { recordChecked } from '@stroomwerk/catalogue/publish';
import { check, credentialFacts, credentialFactsText, loadDefinitions, opens } from '@stroomwerk/n8n-check';
import { recipesOf } from './library-compile.js';
import { idleIn, line } from './library-verify.js';

const everyMs = 10_000;

/**
 * `npm run library -- check --n8n [--all] [--record]`: opens what ships, as a customer gets it in either language, with n8n's own
 * definitions; no database. Only what no n8n opened yet as it is now, with `--all` everything. `--record` notes what opens
 * in the lock of the catalogue, and which credentials n8n's steps use. @returns 1 where a workflow does not open
 */
export function checkWithN8n(root: string, args: readonly string[]): number {
  const todo = catalogue.filter(({ checked }) => checked === null || args.includes('--all'));
  const folder = mkdtempSync(join(tmpdir(), 'library-check-'));
  try {
    const command = join(root, 'services/library/dist/src/cli.js');
    const wrote = spawnSync(process.execPath, [command, 'compiled', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (wrote.status !== 0) return wrote.status ?? 1;
    const definitions = loadDefinitions(console.log);
    const idle = idleIn(definitions, todo);
    for (const [slug, accounts] of idle)
      console.log(`  ${slug} asks for an account that no step takes: ${accounts}`);
    const open = new Set(catalogue.filter((entry) => !todo.includes(entry)).map(({ slug }) => slug));
    let saidAt = performance.now();
    for (const [at, { slug }] of todo.entries()) {
      const files = [`${slug}.json`, `${slug}.en.json`].filter((name) => existsSync(join(folder, name)));
      const found = files.flatMap((filename) =>
        check(definitions, readFileSync(join(folder, filename), 'utf8')).map((finding) => ({
          filename,
          finding,
        })),
      );
      const wrong = found.filter(
        ({ finding }) => finding.severity === 'error' || finding.severity === 'warning',
      );
      for (const { filename, finding } of wrong) console.log(line({ filename }, finding));
      if (
        files.length > 0 &&
        opens(found.map(({ finding }) => finding)) &&
        wrong.length === 0 &&
        !idle.has(slug)
      )
        open.add(slug);
      if (performance.now() - saidAt < everyMs) continue;
      saidAt = performance.now();
      console.log(`${at + 1} of ${todo.length} checked …`);
    }
    const failed = catalogue.length - open.size;
    console.log(
      `n8n ${definitions.version}: ${todo.length} workflows checked, ${failed} do not open; ${open.size} of ${catalogue.length} do`,
    );
    if (args.includes('--record')) {
      recordChecked(recipesOf(root), definitions.version, [...open]);
      if (recordCredentialFacts(root, credentialFactsText(credentialFacts(definitions))))
        console.log('which credentials the steps of n8n use was written anew');
    }
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
