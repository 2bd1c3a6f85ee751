// Brings a checkout to the point where compiled code can run: packages installed, TypeScript compiled. Both are skipped when nothing changed.
import { install } from './install.mjs';
import { running } from './running.mjs';
import { nodePackages, root } from './workspaces.mjs';

/** The oldest of each line; a line that is not here, such as 21, cannot load what Nest brings. */
const oldest = { 20: 19, 22: 13, 24: 0 };

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || minor >= oldest[major]) return;
  console.error(`Node 20.19, 22.13, 24 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * @param {{ beside?: boolean }} [how] `beside`: for commands that look after a running platform (status, stop). They make
 *   do with the packages it has, or nobody could stop it any more once the lock has changed.
 */
export async function prepare({ beside = false } = {}) {
  checkNode();
  if (!beside || running(root).length === 0) install(root);
  const started = performance.now();
  const { compile } = await import('./compile.mjs');
  const { compiled } = await compile(nodePackages());
  if (compiled > 0)
    console.log(`Compiled ${compiled} files (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
