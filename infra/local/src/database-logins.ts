import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultRole, identifier, literal, roleOf } from '@stroomwerk/kernel/database';
import pg from 'pg';
import { writeWhole } from './key-file.js';
import type { ServiceName } from './processes.js';
import { keep, keysFolder, randomSecret } from './secrets.js';

/**
 * On our own PostgreSQL a service's role signs in by one of two logins, which work as that role. One is in use; the other
 * has no password and waits for the next rotation (ADR 0012).
 */
export const loginsOf = (name: ServiceName): readonly [string, string] => [
  `${defaultRole(name)}_1`,
  `${defaultRole(name)}_2`,
];

/**
 * Connections that one login may have: pool, queues and listeners of one process, and of the one that follows it. The library has
 * the most queues: a little over forty.
 */
export const connectionLimit = 80;

export interface Login {
  readonly name: string;
  readonly password: string;
}

const fileName = (name: ServiceName) => `database-${name}`;
export const loginFile = (dataDir: string, name: ServiceName): string =>
  join(keysFolder(dataDir), fileName(name));

/** The login in use, as the data folder keeps it: its password, and its name when it is not the first. Made when absent. */
export function keptLogin(dataDir: string, name: ServiceName): Login {
  const [password = '', login = loginsOf(name)[0]] = keep(dataDir, fileName(name), randomSecret)
    .trim()
    .split(' ');
  return { name: login, password };
}

export const keepLogin = (dataDir: string, name: ServiceName, login: Login): void =>
  writeWhole(loginFile(dataDir, name), `${login.password} ${login.name}`);

export const otherLogin = (name: ServiceName, login: string): string => {
  const [first, second] = loginsOf(name);
  return login === first ? second : first;
};

/** Whether a connection string is one of the two logins of a service: then they are ours to rotate. */
export const isLogin = (name: ServiceName, url: string): boolean => loginsOf(name).includes(roleOf(url));

/** Days since a file was written; undefined when it is not there. */
export const daysSince = (file: string): number | undefined =>
  existsSync(file) ? Math.floor((Date.now() - statSync(file).mtimeMs) / 86_400_000) : undefined;

/** Lets a login sign in with a password, as its service's role and nothing else, whatever it was set to before. */
export const openLogin = (name: ServiceName, login: Login): string => `
  alter role ${identifier(login.name)} reset all;
  alter role ${identifier(login.name)} set role = ${literal(defaultRole(name))};
  alter role ${identifier(login.name)} login password ${literal(login.password)} connection limit ${connectionLimit};`;

/** Lets nobody sign in by a login any more. Connections that it has stay. */
export const closeLogin = (login: string): string => `alter role ${identifier(login)} nologin password null;`;

/**
 * Makes a service's role and its two logins, or brings them to where they should be: after a crash in a rotation, from a
 * data folder in which the role signed in itself, or when a service changed its own login, which PostgreSQL lets it.
 * @param client of the superuser
 */
export async function prepareLogins(client: pg.Client, name: ServiceName, login: Login): Promise<void> {
  const role = identifier(defaultRole(name));
  for (const one of [defaultRole(name), ...loginsOf(name)])
    if (!(await client.query('select 1 from pg_roles where rolname = $1', [one])).rowCount)
      await client.query(`create role ${identifier(one)} nologin`);
  await client.query(`
    alter role ${role} nologin password null;
    alter role ${role} reset all;
    ${loginsOf(name)
      .map((one) => `grant ${role} to ${identifier(one)} with inherit false, set true;`)
      .join('\n')}
    ${closeLogin(otherLogin(name, login.name))}
    ${openLogin(name, login)}`);
}

/** Whether a login opens the database as the role it should. A server that is full or does not answer says nothing of it. */
export async function isWhole(name: ServiceName, url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role === defaultRole(name);
  } catch (error) {
    return !(error instanceof pg.DatabaseError && ['28P01', '28000'].includes(error.code ?? ''));
  } finally {
    await client.end().catch(() => undefined); // It never opened.
  }
}
