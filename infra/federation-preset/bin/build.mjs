// node infra/federation-preset/bin/build.mjs [--force] [--json] [shell mfe-x ...]: builds the shell and the remotes
// (all by default). With --json the last line is { "built": [names] }.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from '../../checkout/compile.mjs';

const root = resolve(import.meta.dirname, '../../..');
await compile(['services/contracts', 'infra/federation-preset']);
const { build } = await import('../dist/src/build.js');

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = () => [
  'shell',
  ...readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.json')),
  ),
];
const asJson = process.argv.includes('--json');
try {
  const results = await build(named.length > 0 ? named : all(), {
    force: process.argv.includes('--force'),
    onBuilt: ({ name, milliseconds, skipped }) => {
      if (asJson) return;
      console.log(skipped ? `${name}: unchanged` : `${name}: built in ${(milliseconds / 1000).toFixed(1)} s`);
    },
  });
  const built = results.filter(({ skipped }) => !skipped).map(({ name }) => name);
  if (asJson) console.log(JSON.stringify({ built }));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
