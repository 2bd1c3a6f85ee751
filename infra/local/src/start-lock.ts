import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lives, nameOf } from '@stroomwerk/checkout/process-name.mjs';
import { settleRest } from './backup/settle.js';
import { StartError } from './start-error.js';

interface Claim {
  readonly file: string;
  readonly holds: boolean;
  readonly pid: number;
}

/** Claims of other processes that still live; files of dead ones are removed, which is safe since no name comes twice. */
function others(folder: string, own: string): Claim[] {
  return readdirSync(folder).flatMap((file) => {
    const [, word, name = ''] = /^(asks|holds)-(\d+-\d+)$/.exec(file) ?? [];
    if (word === undefined || name === own) return [];
    if (lives(name)) return [{ file, holds: word === 'holds', pid: Number.parseInt(name, 10) }];
    rmSync(join(folder, file), { force: true });
    return [];
  });
}

/**
 * Lets one process at a time work on a data folder as a whole (start, restore). It is free again when that process has
 * ended, however it ended. Of several that ask at once the one with the lowest pid gets it.
 * @returns lets go of it
 * @throws StartError when another process has it
 */
export async function holdDataFolder(dataDir: string): Promise<() => void> {
  const folder = join(dataDir, 'run', 'lock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = nameOf(process.pid);
  const [asks, holds] = [join(folder, `asks-${own}`), join(folder, `holds-${own}`)];
  writeFileSync(asks, '', { mode: 0o600 });
  for (;;) {
    const rivals = others(folder, own);
    const first = rivals.find(({ holds: has, pid }) => has || pid < process.pid);
    if (first) {
      rmSync(asks, { force: true });
      throw new StartError(
        `Process ${first.pid} works on ${dataDir} already. Wait until it has ended, or choose another DATA_DIR.`,
      );
    }
    if (rivals.length === 0) break;
    await pause(10); // Those with a higher pid see this claim and step back, or held it before.
  }
  renameSync(asks, holds);
  try {
    settleRest(dataDir);
  } catch (error) {
    rmSync(holds, { force: true });
    throw error;
  }
  return () => rmSync(holds, { force: true });
}
