import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { closeToOthers, ownerOnly } from '../owner-only.js';

/** Bytes at which the log begins anew, and how many older ones are kept. */
const largest = 20 * 1024 * 1024;
const kept = 5;
/** Milliseconds between two looks at it. */
const lookEvery = 60_000;

/** Where PostgreSQL writes what it has to say. */
export const serverLog = (dataDir: string): string => join(dataDir, 'postgres.log');

/** Closes the log and its older ones, which hold values of rows that were refused, to other users of this machine. */
export const closeServerLog = (dataDir: string): void =>
  closeToOthers(
    [serverLog(dataDir), ...Array.from({ length: kept }, (_, age) => `${serverLog(dataDir)}.${age + 1}`)],
    console.error,
  );

/** Opens the log to append to, for its owner only. The server writes through what it is handed, as whoever it runs. */
export const openServerLog = (file: string): number => openSync(file, 'a', ownerOnly.file);

/** Keeps the log short for as long as this process lives. */
export function keepServerLogShort(dataDir: string): void {
  setInterval(() => {
    try {
      rotateServerLog(serverLog(dataDir));
    } catch {
      // No room for a copy: the log stays as it is until there is.
    }
  }, lookEvery).unref();
}

/**
 * Lets PostgreSQL's log begin anew while the server runs. It outlives the start that made it, so nobody stands between it
 * and its file: what it has written is copied and the file emptied, which it goes on appending to.
 * @param limit bytes
 * @returns whether it began anew
 */
export function rotateServerLog(file: string, limit = largest): boolean {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < limit) return false;
  for (let age = kept - 1; age >= 1; age -= 1)
    if (existsSync(`${file}.${age}`)) renameSync(`${file}.${age}`, `${file}.${age + 1}`);
  const older = `${file}.1`;
  copyFileSync(file, older);
  // What came while it was copied.
  const rest = readFrom(file, statSync(older).size);
  truncateSync(file);
  appendFileSync(older, rest);
  return true;
}

function readFrom(file: string, start: number): Buffer {
  const handle = openSync(file, 'r');
  try {
    const rest = Buffer.alloc(Math.max(0, statSync(file).size - start));
    return rest.subarray(0, readSync(handle, rest, 0, rest.length, start));
  } finally {
    closeSync(handle);
  }
}
