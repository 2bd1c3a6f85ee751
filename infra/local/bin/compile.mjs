// node infra/local/bin/compile.mjs [folder ...]: compiles the node packages (all of them by default).
import { compile } from '../../checkout/compile.mjs';
import { nodePackages } from '../../checkout/workspaces.mjs';

const named = process.argv.slice(2).map((dir) => dir.replace(/\/$/, ''));
const started = performance.now();
const { compiled, total } = await compile(named.length > 0 ? named : nodePackages());
console.log(`compiled ${compiled} of ${total} files in ${Math.round(performance.now() - started)} ms`);
