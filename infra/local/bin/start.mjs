// npm start on a fresh clone: installs and compiles what the rest needs, then hands over. Plain JavaScript, since nothing is installed yet.
import { prepare } from '../../checkout/prepare.mjs';
import { noteRunning } from '../../checkout/running.mjs';
import { root } from '../../checkout/workspaces.mjs';

try {
  await prepare();
  noteRunning(root, process.env.DATA_DIR || '.data');
  const { start } = await import('../dist/src/start.js');
  await start(root);
} catch (error) {
  console.error(error?.constructor?.name === 'StartError' || error?.plain ? error.message : error);
  process.exit(1);
}
