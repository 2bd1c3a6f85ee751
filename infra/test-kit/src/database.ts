import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
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

/** A fresh, empty database on the run's PostgreSQL 18. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner((client) => client.query(`create database ${name}`));
  const url = ownerUrl();
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () =>
      asOwner((client) => client.query(`drop database if exists ${name} with (force)`).then(() => undefined)),
  };
}

/** The run's Redis, for the tests that go through both queue backends. */
export function testRedisUrl(): string {
  const url = process.env.TEST_REDIS_URL;
  if (!url)
    throw new Error('TEST_REDIS_URL is missing: name the file *.queue.spec.ts, so that jest starts Redis.');
  return url;
}
