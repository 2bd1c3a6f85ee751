import type { EntityManager } from 'typeorm';

/** How often something was written of what the provider says of an object; 0 for never. */
export async function readingVersion(manager: EntityManager, name: string): Promise<number> {
  const [row] = await manager.query<{ version: number }[]>(
    'select version from billing.provider_reading where name = $1',
    [name],
  );
  return row?.version ?? 0;
}

/**
 * Counts a reading that is being written, and keeps others from the name until the transaction ends.
 * @param seen the version before the provider was asked
 * @returns false where another reading was written since
 */
export async function countReading(manager: EntityManager, name: string, seen: number): Promise<boolean> {
  const counted = await manager.query<object[]>(
    `insert into billing.provider_reading (name, version) values ($1, $2::int + 1)
     on conflict (name) do update set version = excluded.version where provider_reading.version = $2::int
     returning version`,
    [name, seen],
  );
  return counted.length > 0;
}
