import { Injectable, Logger } from '@nestjs/common';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { AppError, within } from '@stroomwerk/kernel';
import { ArtifactStore } from '../domain/artifact-store.js';

/** Publications at the same moment: each holds one of the few connections while files are copied. */
const atOnce = 2;

/** Milliseconds that a move of a pointer waits for storage to say that files are gone. */
const patience = 500;

/** Lays the files of a release down before it is written down, so that nothing half done is ever published. */
@Injectable()
export class LayDown {
  private readonly logger = new Logger('artifacts');
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly files: ArtifactStore) {}

  /** Waits for one of the few turns. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** @throws AppError releases.files_missing, naming the first ten */
  async layDown(manifest: ReleaseManifest): Promise<void> {
    const absent = await this.files.compose(manifest);
    if (absent.length > 0)
      throw new AppError('releases.files_missing', { params: { files: absent.slice(0, 10).join(', ') } });
  }

  /**
   * Whether files of a release are known to be gone, so that no pointer may go there. Storage that does not answer says
   * nothing about them: a rollback does not wait for it. Not to be asked while a lock is held.
   * @param limit milliseconds that it waits for the storage
   */
  async gone(manifest: ReleaseManifest, limit = patience): Promise<boolean> {
    try {
      return !(await within(limit, 'no answer in time', this.files.complete(manifest)));
    } catch (error) {
      this.logger.warn(
        `the files of ${manifest.name} ${manifest.version} could not be looked at: ${String(error)}`,
      );
      return false;
    }
  }
}
