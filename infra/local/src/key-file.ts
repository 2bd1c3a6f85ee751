import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from './start-error.js';

/** Makes a rename in a folder last, where the system can (Windows cannot open a folder). */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a file for its owner only, whole or not at all: a crash or a full disk leaves what was there before. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}-${process.pid}`;
  const handle = openSync(beside, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, file);
  syncFolder(dirname(file));
}

/** Whether a key is complete as far as its form tells: 32 characters at least, PEM up to its last line. */
export const isWholeKey = (text: string): boolean =>
  text.trim().length >= 32 && (!text.startsWith('-----BEGIN') || /-----END [A-Z ]+-----\s*$/.test(text));

/** Beside the keys: the names of those that were made, so that one that is gone is not taken for one that never was. */
const ledgerName = '.made';

function ledgerOf(folder: string): string[] {
  const ledger = join(folder, ledgerName);
  return existsSync(ledger) ? readFileSync(ledger, 'utf8').split('\n').filter(Boolean) : [];
}

/** Characters of a secret as we make them, in base64url (`randomSecret`). */
const ourLength = 43;

/**
 * The ledger's second line about a key of ours, by which one that was cut off after 32 characters or more is told from
 * one of the operator's: how it begins, as a hash. @returns undefined for a text that is too short to begin like one
 */
function markOf(name: string, text: string): { readonly line: string; readonly length: number } | undefined {
  const [first = ''] = text.trim().split(/\s/);
  if (!/^[\w-]{32,43}$/.test(first)) return undefined;
  const begin = createHash('sha256').update(first.slice(0, 32)).digest('hex');
  return { line: `${name} ${begin}`, length: first.length };
}

/** Whether a key begins like the one that was made and ends before it. */
function isCutOff(folder: string, name: string, text: string): boolean {
  const mark = markOf(name, text);
  return mark !== undefined && mark.length < ourLength && ledgerOf(folder).includes(mark.line);
}

/**
 * The text of a key file; undefined when there never was one.
 * @throws StartError when it is gone, empty or cut off: a new key would lock out whatever the old one opens
 */
export function readKey(file: string): string | undefined {
  const [folder, name] = [dirname(file), basename(file)];
  const refuse = (state: string): never => {
    throw new StartError(
      `${file} is ${state}. Nothing was changed. Put it back from a backup; or remove it and its lines in ${join(folder, ledgerName)}, then a new one is made, and what was signed or sealed with the old one is lost.`,
    );
  };
  if (!existsSync(file)) return ledgerOf(folder).includes(name) ? refuse('missing') : undefined;
  const text = readFileSync(file, 'utf8');
  const whole = isWholeKey(text) && !isCutOff(folder, name, text);
  return whole ? text : refuse(text.trim() === '' ? 'empty' : 'cut off');
}

/** The text of a key file; made by `make` only when there never was one. @throws StartError as `readKey` */
export function keyFile(file: string, make: () => string): string {
  const [folder, name] = [dirname(file), basename(file)];
  if (readKey(file) === undefined) writeWhole(file, make());
  const text = readFileSync(file, 'utf8');
  const mark = markOf(name, text);
  const lines = mark?.length === ourLength ? [name, mark.line] : [name];
  const made = ledgerOf(folder);
  if (lines.some((line) => !made.includes(line))) {
    const others = made.filter((line) => line !== name && !line.startsWith(`${name} `));
    writeWhole(join(folder, ledgerName), `${[...others, ...lines].join('\n')}\n`);
  }
  return text;
}
