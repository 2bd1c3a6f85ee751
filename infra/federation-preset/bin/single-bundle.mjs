// node infra/federation-preset/bin/single-bundle.mjs <folder> single,split <mfe-x> ...: the shell and these remotes
// without federation: as one bundle in <folder>/single, split by page in <folder>/split (either may be left out), and
// what the edge draws of them in <folder>/servers.
import { join, resolve } from 'node:path';
import { compile } from '../../checkout/compile.mjs';

const root = resolve(import.meta.dirname, '../../..');
const [folder, kinds, ...remotes] = process.argv.slice(2);
if (!folder || !kinds || remotes.length === 0)
  throw new Error('Usage: single-bundle.mjs <folder> single,split <mfe-x> ...');
await compile(['services/contracts', 'infra/federation-preset']);
const { buildSingleBundle } = await import('../dist/src/build.js');
try {
  await buildSingleBundle({
    shellDir: join(root, 'shell'),
    remoteDirs: remotes.map((name) => join(root, name)),
    folder: resolve(folder),
    kinds: kinds.split(','),
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
