import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Writes until so many bytes are free. */
  fill(left: number): void;
  /** Takes that away again. */
  empty(): void;
  /** Makes it a disk of so many megabytes. */
  grow(megabytes: number): void;
  remove(): void;
}

/**
 * A disk of some megabytes that every user may write to: a file system in memory.
 * @returns null where this machine lets nobody mount one (it takes root, and a sandbox may refuse it)
 */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'small', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  chmodSync(folder, 0o777);
  const file = join(folder, 'filler');
  return {
    folder,
    fill: (left) => {
      const fd = openSync(file, 'a');
      const chunk = Buffer.alloc(64 * 1024);
      const free = () => {
        const { bavail, bsize } = statfsSync(folder);
        return bavail * bsize;
      };
      try {
        while (free() > left) writeSync(fd, chunk, 0, Math.min(chunk.length, free() - left));
      } finally {
        closeSync(fd);
      }
    },
    empty: () => rmSync(file, { force: true }),
    grow: (more) => {
      const grown = spawnSync('mount', ['-o', `remount,size=${more}m`, folder]);
      if (grown.status !== 0) throw new Error(`the disk did not grow: ${grown.stderr}`);
    },
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
