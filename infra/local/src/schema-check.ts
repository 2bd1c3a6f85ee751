import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceSchema } from '@stroomwerk/kernel/database';
import pg from 'pg';
import { serviceNames } from './processes.js';
import { StartError } from './start-error.js';

/** Migrations below this time stamp are the kernel's, which every service has. */
const firstOfServices = 1_760_000_000_000;

const schemaOf = (service: string): string => service.replaceAll('-', '_');
const stampOf = (migration: string): number => Number(/(\d{13})$/.exec(migration)?.[1] ?? 0);

/**
 * The migrations that a database has had, by schema of a service, oldest first; schemas that are not there are left out.
 * @param url of somebody who may read them all
 */
export async function migrationsOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const schema of serviceNames.map(schemaOf)) {
      const table = `${client.escapeIdentifier(schema)}.migration`;
      const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
        table,
      ]);
      if (!rows[0]?.there) continue;
      const done = await client.query<{ name: string }>(`select name from ${table} order by id`);
      found[schema] = done.rows.map(({ name }) => name).filter((name) => stampOf(name) >= firstOfServices);
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Those that a database has had and a checkout does not know, e.g. `library.Galaxy1999000000000`. */
export const unknownMigrations = (
  had: Readonly<Record<string, readonly string[]>>,
  known: Readonly<Record<string, readonly string[]>>,
): string[] =>
  Object.entries(had).flatMap(([schema, names]) =>
    names.filter((name) => !known[schema]?.includes(name)).map((name) => `${schema}.${name}`),
  );

/** The migrations of this checkout by schema, from its compiled services. */
export async function knownMigrations(root: string): Promise<Record<string, string[]>> {
  const entries = serviceNames.map(async (name) => {
    const file = join(root, 'services', name, 'dist/migrations/index.js');
    const { migrations } = (await import(pathToFileURL(file).href)) as Pick<ServiceSchema, 'migrations'>;
    return [schemaOf(name), migrations.map((one) => one.name)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** @throws StartError when a newer checkout has worked on this database; nothing is changed then */
export async function refuseNewerData(root: string, url: string): Promise<void> {
  const unknown = await unknownMigrations(await migrationsOf(url), await knownMigrations(root));
  if (unknown.length > 0)
    throw new StartError(
      `A newer version of the platform has worked on this database (it knows ${unknown.join(', ')}). Nothing was changed. Use that version again, or restore a backup that was made before it.`,
    );
}
