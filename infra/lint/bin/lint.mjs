// npm run lint: formatting and code (Biome), import boundaries (dependency-cruiser), the few rules neither can express, and the lock.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formsAlike } from '../forms.mjs';
import { houseRules } from '../house-rules.mjs';
import { lockFaults, withoutIntegrity } from '../lock.mjs';
import { queriesHandled } from '../queries.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const bin = (name) => join(root, 'node_modules/.bin', name);
const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

const results = {
  format: run(bin('biome'), ['check', '--error-on-warnings', '--max-diagnostics=60', '.']),
  boundaries: run(bin('depcruise'), [
    '--config',
    'infra/lint/dependency-cruiser.cjs',
    '--output-type',
    'err',
    'shell',
    'services',
    'infra',
    ...remotes(),
  ]),
  house: houseRules(root),
  lock: checkLock(),
  queries: queriesHandled(root),
  forms: formsAlike(root),
};
for (const [name, passed] of Object.entries(results))
  console.log(`lint ${name}: ${passed ? 'passed' : 'failed'}`);
process.exitCode = Object.values(results).every(Boolean) ? 0 : 1;

/** @returns {boolean} whether every machine gets its packages; lists those whose content nothing vouches for */
function checkLock() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const unknown = withoutIntegrity(lock);
  if (unknown.length > 0)
    console.log(
      `package-lock.json has no integrity of ${unknown.length} packages:\n  ${unknown.join('\n  ')}`,
    );
  const faults = lockFaults(lock);
  for (const fault of faults) console.error(`package-lock.json  ${fault}`);
  return faults.length === 0;
}

function remotes() {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--others', '--cached', '--exclude-standard', 'mfe-*/remote.json'],
    { cwd: root, encoding: 'utf8' },
  );
  return stdout
    .trim()
    .split('\n')
    .map((file) => dirname(file));
}
