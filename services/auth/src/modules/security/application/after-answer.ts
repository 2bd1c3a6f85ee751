import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/**
 * Work that begins once somebody was answered, so that the time of the answer tells nothing of it. One after the other:
 * however much is asked, it takes one connection. What must not be lost has a row of its own that a sweep finds.
 */
@Injectable()
export class AfterAnswer implements BeforeApplicationShutdown {
  private readonly logger = new Logger('AfterAnswer');
  private last: Promise<void> = Promise.resolve();

  /** @param what for the log */
  run(what: string, work: () => Promise<void>): void {
    this.last = this.last
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
      .then(work)
      .catch((error: Error) => this.logger.warn(`${what}: ${error.message}`));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.last;
  }
}
