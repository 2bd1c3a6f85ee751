import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { syncFolder } from '../key-file.js';
import { serviceNames } from '../processes.js';
import { StartError } from '../start-error.js';

/**
 * The log of erasures: one line for each person who was erased, with the id that named them and nothing else of them.
 * It lies in the data folder, outside of every backup that was made before, and is copied into each later one.
 */
export const erasuresFile = (dataDir: string): string => join(dataDir, 'erasures.log');

const Line = z.object({
  user_id: z.uuid(),
  at: z.iso.datetime(),
  /** The erasure was refused after all: this line undoes those before it. */
  taken_back: z.literal(true).optional(),
});
type Line = z.infer<typeof Line>;

/**
 * Adds a line, on the disk when this returns. It is written before the person is erased, so that no crash lets them come
 * back with a backup, and taken back when the service refuses. After a line that was cut off it begins a new one.
 */
export function noteErasure(dataDir: string, userId: string, at: Date, takenBack = false): void {
  const line: Line = { user_id: userId, at: at.toISOString(), ...(takenBack ? { taken_back: true } : {}) };
  const file = erasuresFile(dataDir);
  const handle = openSync(file, 'a+', 0o600);
  try {
    const { size } = fstatSync(handle);
    const last = Buffer.alloc(1, '\n');
    if (size > 0) readSync(handle, last, 0, 1, size - 1);
    const bytes = Buffer.from(`${last.toString() === '\n' ? '' : '\n'}${JSON.stringify(line)}\n`);
    // A disk that fills up takes a part first; the next write says why.
    for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  syncFolder(dirname(file));
}

/** A line as it is written, each `0` a digit of its values, up to where a line ends or says that it takes back. */
const form = '{"user_id":"00000000-0000-0000-0000-000000000000","at":"0000-00-00T00:00:00.000Z"';
const ends = ['}', ',"taken_back":true}'];

/** Whether a piece is the beginning of a line: it was being written when the machine stopped, so nobody was erased by it. */
function isTorn(piece: string): boolean {
  const text = piece.replace(/\0+$/, ''); // What a disk gives for bytes that never came.
  const [head, tail] = [text.slice(0, form.length), text.slice(form.length)];
  const fits = [...head].every((sign, at) => (form[at] === '0' ? /[\da-f]/i.test(sign) : sign === form[at]));
  return fits && ends.some((end) => end.startsWith(tail) && end !== tail);
}

interface Content {
  readonly lines: readonly Line[];
  readonly torn: readonly string[];
  readonly foreign: readonly string[];
}

/** What is in a log. A line may have been glued to one that was cut off: each is taken for itself. */
function contentOf(text: string): Content {
  const lines: Line[] = [];
  const torn: string[] = [];
  const foreign: string[] = [];
  for (const piece of text.split(/\r?\n|(?=\{"user_id)/).filter((one) => one.trim() !== '')) {
    const read = Line.safeParse(parse(piece));
    if (read.success) lines.push(read.data);
    else (isTorn(piece) ? torn : foreign).push(piece.slice(0, 100));
  }
  return { lines, torn, foreign };
}

/** @throws StartError when a line is not one of ours: a person may be missing then */
function linesOf(text: string): readonly Line[] {
  const { lines, foreign } = contentOf(text);
  if (foreign.length > 0)
    throw new StartError(
      `The log of erasures has a line that is none: ${foreign[0]}. Somebody who was erased may be missing. Correct that line in erasures.log (each is {"user_id":"…","at":"…"}), or take it out when it names nobody.`,
    );
  return lines;
}

/** A line for whoever runs a backup or a restore about each one that was cut off, and so is skipped. */
export const skippedLines = (text: string): string[] =>
  contentOf(text).torn.map(
    (piece) =>
      `Skipped in the log of erasures, since it was cut off before anybody was erased by it: ${piece} (if that person should go: npm run ops -- erase <email>)`,
  );

/** The lines of a log that can be read. */
export const readableErasures = (text: string): string =>
  contentOf(text)
    .lines.map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** Who is erased by all lines of some logs together, whichever came first. */
export function erasedIn(...texts: readonly string[]): string[] {
  const erased = new Set<string>();
  const lines = texts.flatMap(linesOf).sort((one, other) => one.at.localeCompare(other.at));
  for (const { user_id, taken_back } of lines) {
    if (taken_back) erased.delete(user_id);
    else erased.add(user_id);
  }
  return [...erased];
}

export const readErasures = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Adds to the log of a data folder whom other logs name. @returns everybody who is erased */
export function mergeErasures(dataDir: string, texts: readonly string[], now: Date): string[] {
  const own = erasedIn(readErasures(erasuresFile(dataDir)));
  for (const id of erasedIn(...texts)) if (!own.includes(id)) noteErasure(dataDir, id, now);
  return erasedIn(readErasures(erasuresFile(dataDir)), ...texts);
}

/** What all services do to forget a person. */
export interface ErasureStatements {
  /** Each with the person's id as $1. */
  readonly byId: readonly string[];
  /** Each with the id of the account that goes with the person as $1. */
  readonly byAccount: readonly string[];
  /** Each with the SHA-256 of the person's address as $1. */
  readonly byAddress: readonly string[];
}

export async function erasureStatements(root: string): Promise<ErasureStatements> {
  const byId: string[] = [];
  const byAccount: string[] = [];
  const byAddress: string[] = [];
  for (const name of serviceNames) {
    const file = join(root, 'services', name, 'dist/src/erasure.js');
    if (!existsSync(file)) continue; // It keeps nothing of people.
    const own = (await import(pathToFileURL(file).href)) as {
      erasure?: readonly string[];
      accountErasure?: readonly string[];
      erasureByAddress?: readonly string[];
    };
    byId.push(...(own.erasure ?? []));
    byAccount.push(...(own.accountErasure ?? []));
    byAddress.push(...(own.erasureByAddress ?? []));
  }
  return { byId, byAccount, byAddress };
}

/** @returns the account that nobody is in but this person, while auth still knows them */
async function accountsOfOnly(client: pg.Client, userId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select account_id as id from auth.account_member m where user_id = $1
       and not exists (select from auth.account_member o where o.account_id = m.account_id and o.user_id <> $1)`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Erases people in every schema, all or none. @returns rows that went or were emptied */
export async function replayErasures(
  url: string,
  userIds: readonly string[],
  { byId, byAccount, byAddress }: ErasureStatements,
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows = 0;
  try {
    await client.query('begin');
    const run = async (statements: readonly string[], value: string): Promise<void> => {
      for (const statement of statements) rows += (await client.query(statement, [value])).rowCount ?? 0;
    };
    for (const id of userIds) {
      // While the account still says which address was theirs.
      const { rows: known } = await client.query<{ hash: string }>(
        `select encode(sha256(convert_to(lower(email::text), 'UTF8')), 'hex') as hash
         from auth.user_account where id = $1`,
        [id],
      );
      for (const { hash } of known) await run(byAddress, hash);
      for (const account of await accountsOfOnly(client, id)) await run(byAccount, account);
      await run(byId, id);
    }
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
