import { statfs } from 'node:fs/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type CommonEnv, SERVICE_ENV } from '../env/environment.js';

/** Milliseconds for which a look at the disks holds. */
const freshFor = 1_000;
const megabyte = 1024 * 1024;

/** `little`: for what people must be able to do even then, and what frees a machine from trouble. */
export type Room = 'enough' | 'little' | 'none';

/** @param free bytes on the fullest disk @param least bytes that stay free; a quarter of them is kept for small writes */
export const roomOf = (free: number, least: number): Room =>
  free >= least ? 'enough' : free >= least / 4 ? 'little' : 'none';

/**
 * Room on the disks of this machine that the platform writes to (DISK_FOLDERS). What goes on writing when there is none
 * loses the database: PostgreSQL panics when its log cannot grow, and does not come back before there is room.
 */
@Injectable()
export class DiskRoom {
  private readonly logger = new Logger('Disk');
  private seen: Room = 'enough';
  private seenAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<Room> | undefined;

  constructor(@Inject(SERVICE_ENV) private readonly env: CommonEnv) {}

  /** As it was within the last second. A disk that cannot be asked counts as one with room: its errors will tell. */
  async now(): Promise<Room> {
    if (performance.now() - this.seenAt < freshFor) return this.seen;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async look(): Promise<Room> {
    const free = await Promise.all(
      this.env.DISK_FOLDERS.map((folder) =>
        statfs(folder).then(
          ({ bavail, bsize }) => bavail * bsize,
          () => Number.POSITIVE_INFINITY,
        ),
      ),
    );
    const least = Math.min(...free);
    const room = roomOf(least, this.env.MIN_FREE_MB * megabyte);
    if (room !== this.seen)
      this.logger.warn(
        room === 'enough'
          ? 'The disk has room again.'
          : `The disk has ${Math.floor(least / megabyte)} MB left: calls that write are refused below ${this.env.MIN_FREE_MB}.`,
      );
    this.seen = room;
    this.seenAt = performance.now();
    return room;
  }
}
