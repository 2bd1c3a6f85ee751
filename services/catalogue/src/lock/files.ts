import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Lock, lockText, readLock } from './lock.js';

const name = 'variants.lock.json';

/** The recipes of this package, compiled or not. */
const recipesFolder = fileURLToPath(new URL('../recipes', import.meta.url));

/** What is published: the lock of each category stands beside its recipes. @param folder of the recipes */
export const lockOf = (folder: string = recipesFolder): Lock =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((category) => [category, join(folder, category, name)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([category, file]) => [category, readLock(readFileSync(file, 'utf8'))]),
  );

/** Writes what is published now. @param folder of the recipes, in the sources */
export function writeLock(folder: string, lock: Lock): void {
  for (const [category, one] of Object.entries(lock)) {
    mkdirSync(join(folder, category), { recursive: true });
    writeFileSync(join(folder, category, name), lockText(one));
  }
}
