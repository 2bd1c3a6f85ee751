import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly name: string;
  /** Owner's connection string of a database nobody else uses. */
  readonly url: string;
  /** Removes it, ending connections that are still open. */
  drop(): Promise<void>;
}

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl().href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function ownerUrl(): URL {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL is missing: name the file *.db.spec.ts or *.queue.spec.ts, so that jest starts PostgreSQL.',
    );
  return new URL(url);
}

const urlOf = (database: string): string => {
  const url = ownerUrl();
  url.pathname = `/${database}`;
  return url.href;
};

async function create(template?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const like = template === undefined ? '' : ` template "${template}" strategy file_copy`;
  await asOwner((client) => client.query(`create database ${name}${like}`));
  return {
    name,
    url: urlOf(name),
    drop: () =>
      asOwner((client) => client.query(`drop database if exists ${name} with (force)`).then(() => undefined)),
  };
}

/**
 * A fresh, empty database on the run's PostgreSQL 18. Roles and their passwords are the whole server's: a test that gives
 * them others takes a server of its own.
 */
export const testDatabase = (): Promise<TestDatabase> => create();

/** A database of its own that begins as another is. @param template its name; nobody may be connected to it */
export const cloneDatabase = (template: string): Promise<TestDatabase> => create(template);

/**
 * A database of its own that begins as `fill` leaves an empty one. Once a run it is filled; everybody gets a clone.
 * @param kind names what it is filled with, also to other processes of the run
 * @param fill gets the owner's connection string; when it resolves, nobody may be connected any more
 */
export async function filledDatabase(
  kind: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const template = `template_${process.env.TEST_RUN ?? process.ppid}_${kind}`;
  await asOwner(async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [template]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const begun = `${template}_begun`;
    await client.query(`drop database if exists "${begun}" with (force)`);
    await client.query(`create database "${begun}"`);
    await fill(urlOf(begun));
    await client.query(`alter database "${begun}" rename to "${template}"`);
  });
  return create(template);
}

/** The run's Redis, for the tests that go through both queue backends. */
export function testRedisUrl(): string {
  const url = process.env.TEST_REDIS_URL;
  if (!url)
    throw new Error('TEST_REDIS_URL is missing: name the file *.queue.spec.ts, so that jest starts Redis.');
  return url;
}
