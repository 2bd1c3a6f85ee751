import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { countReading, readingVersion } from '../persistence/reading.js';

/** Writes what was read, in a transaction that asks nobody. */
export type Write = (manager: EntityManager) => Promise<void>;

/** To be awaited before the provider is asked about an object: what comes of its answer is written under this name. */
export type Look = (name: string) => Promise<void>;

/** What a reading leaves behind that is none of our business. */
export const nothing: Write = async () => undefined;

/** How often the provider is asked again because another reading was written meanwhile. */
const mostTries = 5;

class Overtaken extends Error {}

/**
 * Asks the provider outside any transaction, and writes what it said only where nobody wrote a reading of the same
 * objects in between; else asks again. So each reading that is written began after the one before it was, and no
 * connection waits for the provider (infra/docs/adr/0019-the-provider-is-asked-outside-transactions.md).
 */
@Injectable()
export class Readings {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * @param read asks, looking at each name first, and returns what writes the answer
   * @throws Overtaken when it was too often; whatever asking or writing throws: then nothing was written
   */
  async carryOut(read: (look: Look) => Promise<Write>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const seen = new Map<string, number>();
      const write = await read(async (name) => {
        if (!seen.has(name)) seen.set(name, await readingVersion(this.database.manager, name));
      });
      try {
        await this.database.transaction((manager) => this.write(manager, seen, write));
        return;
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === mostTries) throw error;
      }
    }
  }

  private async write(
    manager: EntityManager,
    seen: ReadonlyMap<string, number>,
    write: Write,
  ): Promise<void> {
    // In one order everywhere, so that two readings never wait for each other.
    for (const name of [...seen.keys()].sort())
      if (!(await countReading(manager, name, seen.get(name) ?? 0)))
        throw new Overtaken(`Another reading of ${name} was written meanwhile`);
    await write(manager);
  }
}
