import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { writeWhole } from '../key-file.js';
import { StartError } from '../start-error.js';
import { inspect } from './data-folder.js';
import { locate, serverEnv } from './place.js';
import { running } from './process.js';

export const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-password');
/** Written before the database knows it, renamed when it does: a crash in between loses neither. */
export const nextPasswordFile = (dataDir: string): string => `${passwordFile(dataDir)}.new`;

/** Writes a new password beside the one in use. */
export function makePassword(dataDir: string): string {
  const password = randomBytes(18).toString('base64url');
  writeWhole(nextPasswordFile(dataDir), password);
  return password;
}

export const usePassword = (dataDir: string): void =>
  renameSync(nextPasswordFile(dataDir), passwordFile(dataDir));

const setAnew = 'or set a new one, which leaves the data alone: npm run ops -- new-database-password';

/**
 * The password of a database that is there.
 * @throws StartError when its file is missing or empty
 */
export function readPassword(dataDir: string, data: string): string {
  const file = passwordFile(dataDir);
  // The start that made this database ended between its last two steps.
  if (!existsSync(file) && existsSync(nextPasswordFile(dataDir))) usePassword(dataDir);
  const password = latestPassword(dataDir);
  if (password) return password;
  throw new StartError(
    `There is a database in ${data}, but its password file ${file} is ${existsSync(file) ? 'empty' : 'missing'}. Nothing was changed. Put the file back from a backup, ${setAnew}`,
  );
}

/** The password as its file says; undefined when that is gone or empty. */
export function latestPassword(dataDir: string): string | undefined {
  const file = passwordFile(dataDir);
  return (existsSync(file) && readFileSync(file, 'utf8').trim()) || undefined;
}

/**
 * A crash may come between setting a password and giving its file the name: it is taken where it opens the database.
 * @param urlWith connection string with a password
 * @returns whether it did
 */
export async function takeNextPassword(
  dataDir: string,
  urlWith: (password: string) => string,
): Promise<boolean> {
  const file = nextPasswordFile(dataDir);
  const next = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (next === '') return false;
  const client = new pg.Client({ connectionString: urlWith(next), connectionTimeoutMillis: patience });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    return false; // The one in use is looked at next, and says what is wrong.
  } finally {
    await client.end().catch(() => undefined); // Never opened.
  }
  usePassword(dataDir);
  return true;
}

/** How long a server that says it is ready may take to answer, in milliseconds. */
const patience = 5_000;

/** @throws StartError when the password is not the database's, or the server does not answer at all */
export async function checkPassword(dataDir: string, data: string, url: string, pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
  const began = performance.now();
  try {
    await client.connect();
  } catch (error) {
    // A timer may fire a moment early.
    if (!(error instanceof pg.DatabaseError) && performance.now() - began > patience - 100)
      throw new StartError(
        `The PostgreSQL that runs in ${data} (pid ${pid}) does not answer. Nothing was changed. End it, then start again: kill -QUIT ${pid}; kill -CONT ${pid} (and kill -KILL ${pid} when it stays).`,
      );
    if (!(error instanceof pg.DatabaseError) || error.code !== '28P01') throw error;
    throw new StartError(
      `The password in ${passwordFile(dataDir)} does not open the database in ${data}. Nothing was changed. Put the right file back from a backup, ${setAnew}`,
    );
  } finally {
    await client.end().catch(() => undefined); // Never opened.
  }
}

/**
 * Gives the database of a data folder a new password, by PostgreSQL's single-user mode. No row is touched.
 * @throws StartError when there is no whole database, or it runs
 */
export function newDatabasePassword(dataDir: string): void {
  const place = locate(dataDir);
  const uid = place.user?.uid ?? process.getuid?.();
  if (inspect(place.data, place.major, uid) === 'none')
    throw new StartError(`There is no database in ${place.data}.`);
  if (running(place.data)) throw new StartError('The database runs. Stop it first: npm run stop');
  const password = makePassword(dataDir);
  // The owner's name is whatever initdb was told; its number is always 10.
  const sql = `do $$ begin execute format('alter role %I password %L', (select rolname from pg_roles where oid = 10), '${password}'); end $$;`;
  const done = spawnSync(
    join(place.native, 'bin/postgres'),
    ['--single', '-D', place.data, '-c', 'exit_on_error=on', 'postgres'],
    {
      ...place.user,
      cwd: '/',
      env: serverEnv(place),
      input: `${sql}\n`,
      encoding: 'utf8',
    },
  );
  if (done.status !== 0)
    throw new StartError(
      `PostgreSQL could not set the password: ${done.stderr.match(/(?:ERROR|FATAL|PANIC):\s+(.*)/)?.[1] ?? done.error?.message}`,
    );
  usePassword(dataDir);
}
