// node infra/local/bin/compile.mjs [folder ...]: compiles the node packages (all of them by default), and bundles the services.
import { bundleServices } from '../../checkout/bundle.mjs';
import { compile } from '../../checkout/compile.mjs';
import { nodePackages } from '../../checkout/workspaces.mjs';

const named = process.argv.slice(2).map((dir) => dir.replace(/\/$/, ''));
const started = performance.now();
const { compiled, total } = await compile(named.length > 0 ? named : nodePackages());
await bundleServices();
console.log(`compiled ${compiled} of ${total} files in ${Math.round(performance.now() - started)} ms`);
