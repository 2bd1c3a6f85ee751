import { Inject, Injectable } from '@nestjs/common';
import { AppError, Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { shareLibrary } from '../../importing/index.js';
import { type FileWindow, fileWindows, lastInTheWay, secondsUntilOut } from '../domain/limits.js';
import {
  lockAccount,
  recordDownloads,
  type TakenFile,
  type Taker,
  takenAt,
  type Via,
} from '../persistence/downloads.js';

interface DownloadLimits {
  readonly LIBRARY_DOWNLOAD_LIMIT: number;
  readonly LIBRARY_DAY_DOWNLOAD_LIMIT: number;
}

/** The one place where a file counts as taken: limits, audit row, popularity. */
@Injectable()
export class Taking {
  private readonly windows: readonly FileWindow[];

  constructor(
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) env: DownloadLimits,
  ) {
    this.windows = fileWindows({
      inFiveMinutes: env.LIBRARY_DOWNLOAD_LIMIT,
      inADay: env.LIBRARY_DAY_DOWNLOAD_LIMIT,
    });
  }

  /** Records the files inside the caller's transaction. @throws AppError library.too_many_downloads; nothing is recorded then */
  async record(
    manager: EntityManager,
    taken: { by: Taker; files: readonly TakenFile[]; via: Via; free?: boolean },
  ): Promise<void> {
    if (taken.files.length > 1) await shareLibrary(manager);
    await lockAccount(manager, taken.by.accountId);
    if (taken.via !== 'bonus') await this.refuseTooMany(manager, taken.by.userId, taken.files.length);
    await recordDownloads(manager, { free: false, ...taken, at: this.clock.now() });
  }

  /** Whether so many more would be let through now. @throws AppError library.too_many_downloads, with Retry-After */
  async refuseTooMany(database: Pick<EntityManager, 'query'>, userId: string, wanted: number): Promise<void> {
    const now = this.clock.now();
    for (const window of this.windows) {
      const since = new Date(now.getTime() - window.seconds * 1_000);
      const inTheWay = await takenAt(database, userId, since, lastInTheWay(window, wanted));
      if (inTheWay !== undefined || wanted > window.files)
        throw new AppError('library.too_many_downloads', {
          retryAfter: secondsUntilOut(window, inTheWay ?? now, now),
        });
    }
  }
}
