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

/** The list of the keys that were made in a folder. It is there before the first of them. */
export const ledgerFile = (folder: string): string => join(folder, ledgerName);

function ledgerOf(folder: string): string[] {
  const ledger = ledgerFile(folder);
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

/** The key that a text was made as; undefined where it is the one that it should be, or nobody knows. */
function madeFor(folder: string, name: string, text: string): string | undefined {
  const lines = ledgerOf(folder);
  const mark = markOf(name, text)?.line;
  if (mark === undefined || lines.includes(mark)) return undefined;
  const begin = mark.slice(name.length);
  return lines.find((line) => line.endsWith(begin))?.slice(0, -begin.length);
}

/**
 * The text of a key file; undefined when there never was one.
 * @throws StartError when it is gone, empty, cut off or another key's: what its own opens would be locked out
 */
export function readKey(file: string): string | undefined {
  const [folder, name] = [dirname(file), basename(file)];
  const refuse = (state: string): never => {
    throw new StartError(
      `${file} is ${state}. Nothing was changed. Put it back from a backup; or remove it and its lines in ${ledgerFile(folder)}, then a new one is made, and what was signed or sealed with the old one is lost.`,
    );
  };
  if (!existsSync(file)) return ledgerOf(folder).includes(name) ? refuse('missing') : undefined;
  const text = readFileSync(file, 'utf8');
  if (!isWholeKey(text) || isCutOff(folder, name, text)) refuse(text.trim() === '' ? 'empty' : 'cut off');
  const other = madeFor(folder, name, text);
  return other === undefined ? text : refuse(`what was made as ${join(folder, other)}`);
}

/** The text of a key file; made by `make` only when there never was one. @throws StartError as `readKey` */
export function keyFile(file: string, make: () => string): string {
  const [folder, name] = [dirname(file), basename(file)];
  if (readKey(file) === undefined) {
    if (!existsSync(ledgerFile(folder))) writeWhole(ledgerFile(folder), '');
    writeWhole(file, make());
  }
  const text = readFileSync(file, 'utf8');
  const mark = markOf(name, text);
  const lines = mark?.length === ourLength ? [name, mark.line] : [name];
  const made = ledgerOf(folder);
  if (lines.some((line) => !made.includes(line))) {
    const others = made.filter((line) => line !== name && !line.startsWith(`${name} `));
    writeWhole(ledgerFile(folder), `${[...others, ...lines].join('\n')}\n`);
  }
  return text;
}
