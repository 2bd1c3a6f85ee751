import { setTimeout as pause } from 'node:timers/promises';
import { databaseVariable, identifier, literal, roleOf } from '@stroomwerk/kernel/database';
import pg from 'pg';
import {
  closeLogin,
  isLogin,
  isWhole,
  keepLogin,
  keptLogin,
  loginFile,
  openLogin,
  otherLogin,
} from './database-logins.js';
import { as, databasesOf, ownerFile, ownerRole } from './databases.js';
import { writeWhole } from './key-file.js';
import { makePassword, newDatabasePassword, passwordFile, usePassword } from './postgres/password.js';
import { type ServiceName, serviceNames } from './processes.js';
import { randomSecret } from './secrets.js';
import type { Settings } from './settings.js';
import { StartError } from './start-error.js';
import type { Supervisor } from './supervisor.js';

/** The passwords of the database: of each service's role, of the owner of the tables, of the superuser. */
export const databaseSecrets = [
  ...serviceNames.map(databaseVariable),
  'DATABASE_URL',
  'DATABASE_SUPERUSER_URL',
] as const;
export type DatabaseSecret = (typeof databaseSecrets)[number];

export const isDatabaseSecret = (name: string): name is DatabaseSecret =>
  (databaseSecrets as readonly string[]).includes(name);

const serviceOf = (secret: DatabaseSecret): ServiceName | undefined =>
  serviceNames.find((name) => databaseVariable(name) === secret);

/** Who connects with it, and as what. */
export function describeDatabaseSecret(secret: DatabaseSecret): string {
  const service = serviceOf(secret);
  if (service) return `${service}: its role in the database`;
  return secret === 'DATABASE_URL'
    ? 'the migration: owner of the tables'
    : 'the start: superuser of the database that it brings along';
}

/** Whether the value is the operator's: given in the environment, or of a database that is not ours. */
export const isDatabaseGiven = (settings: Settings, secret: DatabaseSecret): boolean => {
  const service = serviceOf(secret);
  return (
    settings.DATABASE_URL !== undefined || (service && settings[databaseVariable(service)]) !== undefined
  );
};

/** The file of the data folder that keeps it; it was written when the password was set. */
export function databaseSecretFile(dataDir: string, secret: DatabaseSecret): string {
  const service = serviceOf(secret);
  if (service) return loginFile(dataDir, service);
  return secret === 'DATABASE_URL' ? ownerFile(dataDir) : passwordFile(dataDir);
}

/** @throws StartError that says what to do where the value is the operator's own */
export function refuseGivenDatabase(settings: Settings, secret: DatabaseSecret): void {
  if (!isDatabaseGiven(settings, secret)) return;
  const service = serviceOf(secret);
  const how = service
    ? `Make another role with a password of its own, let the migration give it its rights (${secret}=<its connection string>; with npm start that is the next start), restart one process after another with it, and drop the role before.`
    : 'Change the password at the server, then start the migration with it.';
  throw new StartError(`${secret} is of a database that is yours: nothing was changed. ${how}`);
}

/** Sets another password while nothing runs; the next start lets it in. */
export function renewDatabaseSecret(dataDir: string, secret: DatabaseSecret): void {
  const service = serviceOf(secret);
  if (service) keepLogin(dataDir, service, { ...keptLogin(dataDir, service), password: randomSecret() });
  else if (secret === 'DATABASE_URL') writeWhole(ownerFile(dataDir), randomSecret());
  else newDatabasePassword(dataDir);
}

/** Nearly as long as a statement of a service may take (kernel, data-source.ts), in milliseconds. */
const longest = 280_000;
/** A connection that nobody has used for so long belongs to no pool of ours any more: those close theirs at once. */
const abandoned = 2_000;

/** Gives the roles of a running platform's own PostgreSQL other passwords, without a connection that fails. */
export class DatabaseRotation {
  constructor(
    private readonly settings: Settings,
    private readonly supervisor: Pick<Supervisor, 'give'>,
    private readonly database: {
      /** Connection string of the superuser, as it is now; undefined with a DATABASE_URL. */
      readonly superuser: () => string | undefined;
      /** Told of the owner's new connection string. */
      readonly onOwner: (url: string) => void;
      readonly say: (line: string) => void;
    },
  ) {}

  /** A crash between any two steps leaves a login that opens, named by its file; the next start closes the other one. */
  async rotate(secret: DatabaseSecret): Promise<void> {
    refuseGivenDatabase(this.settings, secret);
    const service = serviceOf(secret);
    if (service) return this.#rotateLogin(service);
    const { dataDir } = this.settings;
    if (secret === 'DATABASE_URL') {
      const password = randomSecret();
      await this.#run(`alter role ${identifier(ownerRole)} password ${literal(password)}`);
      writeWhole(ownerFile(dataDir), password);
      return this.database.onOwner(as(this.#superuser, ownerRole, password));
    }
    const password = makePassword(dataDir);
    await this.#run(`alter role ${identifier(roleOf(this.#superuser))} password ${literal(password)}`);
    usePassword(dataDir);
  }

  /** Sets a service's login right where it is not as we set it: a role may change its own password. */
  async mend(): Promise<void> {
    const superuser = this.database.superuser();
    if (superuser === undefined) return;
    const { roles } = databasesOf(this.settings, superuser);
    for (const name of serviceNames) {
      if (!isLogin(name, roles[name]) || (await isWhole(name, roles[name]))) continue;
      const login = keptLogin(this.settings.dataDir, name);
      await this.#run(openLogin(name, login));
      this.database.say(
        `The database login ${login.name} was not as it was set: somebody changed it in the name of ${name}. It is set again.`,
      );
    }
  }

  async #rotateLogin(name: ServiceName): Promise<void> {
    const { dataDir } = this.settings;
    const before = keptLogin(dataDir, name);
    const next = { name: otherLogin(name, before.name), password: randomSecret() };
    await this.#run(openLogin(name, next));
    await this.supervisor.give({ [databaseVariable(name)]: as(this.#superuser, next.name, next.password) });
    keepLogin(dataDir, name, next);
    await this.#untilUnused(before.name);
    await this.#run(closeLogin(before.name));
    // What listens there listens again by the other login.
    await this.#run(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = ${literal(before.name)}`,
    );
  }

  /** Waits until nothing runs on a login's connections any more. */
  async #untilUnused(login: string): Promise<void> {
    const end = performance.now() + longest;
    const used = `select 1 from pg_stat_activity where usename = ${literal(login)}
      and (state <> 'idle' or clock_timestamp() - state_change < interval '${abandoned} ms')`;
    do await pause(abandoned / 4);
    while ((await this.#run(used)) > 0 && performance.now() < end);
  }

  get #superuser(): string {
    const url = this.database.superuser();
    if (url === undefined) throw new StartError('The database of this platform is not ours.');
    return url;
  }

  /** @returns the number of rows of the last statement */
  async #run(sql: string): Promise<number> {
    const client = new pg.Client({ connectionString: this.#superuser, application_name: 'rotate' });
    await client.connect();
    try {
      const done = await client.query(sql);
      return (Array.isArray(done) ? done.at(-1) : done)?.rowCount ?? 0;
    } finally {
      await client.end();
    }
  }
}
