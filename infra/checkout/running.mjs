// Which platforms run from a checkout. Each notes itself where it matters, among the packages that it has loaded.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lives, nameOf, pidOf } from './process-name.mjs';

const folder = (root) => join(root, 'node_modules/.running');

/**
 * Notes this process as one that runs from the checkout, until it ends, however it ends.
 * @param {string} root
 * @param {string} dataDir what to stop it with
 */
export function noteRunning(root, dataDir) {
  mkdirSync(folder(root), { recursive: true });
  writeFileSync(join(folder(root), nameOf(process.pid)), dataDir);
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
    const note = join(folder(root), file);
    if (lives(file)) return [{ pid: pidOf(file), dataDir: readFileSync(note, 'utf8') }];
    rmSync(note, { force: true });
    return [];
  });
}
