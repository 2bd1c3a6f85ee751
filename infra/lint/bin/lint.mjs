// npm run lint: formatting and code (Biome), import boundaries (dependency-cruiser), and the few rules neither can express.
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { houseRules } from '../house-rules.mjs';

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
};
for (const [name, passed] of Object.entries(results))
  console.log(`lint ${name}: ${passed ? 'passed' : 'failed'}`);
process.exitCode = Object.values(results).every(Boolean) ? 0 : 1;

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
