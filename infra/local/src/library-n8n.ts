import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const patience = 30 * 60_000;

/**
 * Lets a real n8n import the files into an empty instance of its own and list them.
 * @param bin of n8n, `N8N_BIN` @param folder of workflow files @param work where the instance lives
 * @returns whether it lists as many as there were
 */
export async function importIntoN8n(
  bin: string,
  folder: string,
  work: string,
  expected: number,
  say: (line: string) => void,
): Promise<boolean> {
  const home = join(work, 'n8n');
  const input = join(work, 'with-ids');
  mkdirSync(home);
  mkdirSync(input);
  // n8n's import takes no file without an id of its own; what a customer downloads has none.
  for (const [at, name] of readdirSync(folder).sort().entries()) {
    const workflow = JSON.parse(readFileSync(join(folder, name), 'utf8')) as object;
    writeFileSync(join(input, name), JSON.stringify({ id: `w${String(at).padStart(15, '0')}`, ...workflow }));
  }
  const options = {
    env: { ...process.env, N8N_USER_FOLDER: home, N8N_DIAGNOSTICS_ENABLED: 'false' },
    timeout: patience,
    maxBuffer: 64 * 1024 * 1024,
  };
  const { stdout: version } = await run(bin, ['--version'], options);
  say(`Importing into n8n ${version.trim()} …`);
  await run(bin, ['import:workflow', '--separate', `--input=${input}`], options);
  const { stdout: list } = await run(bin, ['list:workflow'], options);
  const listed = list.split('\n').filter((text) => /^w\d{15}\|/.test(text)).length;
  say(`n8n ${version.trim()} imported and lists ${listed} of ${expected}`);
  return listed === expected;
}
