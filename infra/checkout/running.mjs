// Which platforms run from a checkout. Each notes itself where it matters, among the packages that it has loaded.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = (root) => join(root, 'node_modules/.running');

/**
 * When a process began, in ticks since boot: with its pid a name that no other gets. '0' where the system does not tell,
 * 'ended' for one that nobody has buried yet.
 */
function beginOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : rest[18];
  } catch {
    return '0';
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Notes this process as one that runs from the checkout, until it ends, however it ends.
 * @param {string} root
 * @param {string} dataDir what to stop it with
 */
export function noteRunning(root, dataDir) {
  mkdirSync(folder(root), { recursive: true });
  writeFileSync(join(folder(root), `${process.pid}-${beginOf(process.pid)}`), dataDir);
}

/**
 * @param {string} root
 * @returns {{ pid: number, dataDir: string }[]} who runs from the checkout; notes of the dead are removed
 */
export function running(root) {
  let files = [];
  try {
    files = readdirSync(folder(root));
  } catch {
    // Nobody ever ran here.
  }
  return files.flatMap((file) => {
    const [pid, begin] = file.split('-');
    const note = join(folder(root), file);
    if (isAlive(Number(pid)) && beginOf(pid) === begin)
      return [{ pid: Number(pid), dataDir: readFileSync(note, 'utf8') }];
    rmSync(note, { force: true });
    return [];
  });
}
