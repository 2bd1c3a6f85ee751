import { chmodSync, statSync } from 'node:fs';

/** Modes of what only the one who runs the platform may read: addresses and errors of customers are in it. */
export const ownerOnly = { folder: 0o700, file: 0o600 } as const;

/**
 * Closes files and folders that are there to everybody else; an earlier version made them for anybody to read.
 * @param say told when the system does not allow it, as of a file that another user made
 */
export function closeToOthers(paths: readonly string[], say: (line: string) => void): void {
  for (const path of paths) {
    try {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found === undefined || (found.mode & 0o077) === 0) continue;
      chmodSync(path, found.isDirectory() ? ownerOnly.folder : ownerOnly.file);
    } catch (error) {
      say(`${path} stays open to other users of this machine: ${String(error)}`);
    }
  }
}
