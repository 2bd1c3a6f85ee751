import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.js';

const everyMs = 3_600_000;
const day = 86_400_000;

/** Forgets relayed events after a week and inbox rows after ninety days, longer than any job is retried. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: Error) => this.logger.warn(error.message));
    }, everyMs);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Removes what is old enough. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.source.query('delete from outbox where relayed_at < $1', [new Date(now - 7 * day)]);
    await this.source.query('delete from inbox where handled_at < $1', [new Date(now - 90 * day)]);
  }
}
