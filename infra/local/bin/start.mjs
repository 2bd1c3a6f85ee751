// npm start on a fresh clone: installs and compiles what the rest needs, then hands over. Plain JavaScript, since nothing is installed yet.
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/workspaces.mjs';

try {
  await prepare();
  const { start } = await import('../dist/src/start.js');
  await start(root);
} catch (error) {
  console.error(error?.constructor?.name === 'StartError' ? error.message : error);
  process.exit(1);
}
