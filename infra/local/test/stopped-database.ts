import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locate, movedBase } from '../src/postgres/place.js';
import { startPostgres } from '../src/postgres.js';

function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A data folder whose PostgreSQL was filled once, and stopped: making one takes many times as long as copying it. */
export interface StoppedDatabase {
  /** Makes a data folder what this one is. @returns where its database lies */
  into(dataDir: string): string;
  remove(): void;
}

/** @param fill gets the superuser's connection string, and the data folder */
export async function stoppedDatabase(
  fill: (url: string, dataDir: string) => Promise<void>,
): Promise<StoppedDatabase> {
  const filled = mkdtempSync(join(tmpdir(), 'stroomwerk-stopped-'));
  const { url, data, stop } = await startPostgres({ dataDir: filled, settings: { fsync: 'off' } });
  const remove = () => {
    for (const folder of [movedBase(filled), filled]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await fill(url, filled);
  } catch (error) {
    remove();
    throw error;
  } finally {
    await stop();
  }
  return {
    into(dataDir) {
      mkdirSync(dataDir, { recursive: true });
      copy(filled, dataDir);
      const place = locate(dataDir).data;
      if (!data.startsWith(filled)) {
        mkdirSync(place);
        copy(data, place);
      }
      return place;
    },
    remove,
  };
}
