import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { databaseVariable, defaultRole } from '@stroomwerk/kernel/database';
import { keptLogin, type Login } from './database-logins.js';
import { type ServiceName, serviceNames } from './processes.js';
import { keep, keysFolder, randomSecret } from './secrets.js';
import type { DatabaseSettings } from './settings.js';

/** The role that owns the schemas on the PostgreSQL that the start brings along. It is no superuser. */
export const ownerRole = 'stroomwerk_owner';
const ownerKey = 'database-owner';
/** Its password, in a data folder. */
export const ownerFile = (dataDir: string): string => join(keysFolder(dataDir), ownerKey);

/** The connection strings of one database. */
export interface Databases {
  /** Of the migrating role. No service gets it. */
  readonly owner: string;
  /** Of the run-time roles. */
  readonly roles: Readonly<Record<ServiceName, string>>;
}

export const as = (server: string, role: string, password: string): string => {
  const url = new URL(server);
  url.username = role;
  url.password = password;
  return url.href;
};

/** Who a connection string signs in as. */
export function loginOf(url: string): Login {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** The password that a run-time role had while APP_SECRET served everything. */
const derivedPassword = (appSecret: string, role: string): string =>
  createHmac('sha256', appSecret).update(`database-role:${role}`).digest('hex');

/**
 * @param superuser connection string of the PostgreSQL that the start brought along; undefined with a DATABASE_URL
 * @returns who connects with what: roles as the operator gave them, else with a password of their own in the data
 * folder. On a database of the operator's the passwords that follow from an APP_SECRET, which other machines may share, stay.
 */
export function databasesOf(settings: DatabaseSettings, superuser: string | undefined): Databases {
  const { dataDir, APP_SECRET, DATABASE_URL } = settings;
  const server = superuser ?? DATABASE_URL;
  if (server === undefined) throw new Error('neither DATABASE_URL nor a PostgreSQL of the start is there');
  const roleUrl = (name: ServiceName): string => {
    const given = settings[databaseVariable(name)];
    if (given !== undefined) return given;
    const role = defaultRole(name);
    if (superuser === undefined && APP_SECRET) return as(server, role, derivedPassword(APP_SECRET, role));
    const login = keptLogin(dataDir, name);
    return as(server, superuser === undefined ? role : login.name, login.password);
  };
  return {
    owner: superuser ? as(superuser, ownerRole, keep(dataDir, ownerKey, randomSecret)) : server,
    roles: Object.fromEntries(serviceNames.map((name) => [name, roleUrl(name)])) as Databases['roles'],
  };
}
