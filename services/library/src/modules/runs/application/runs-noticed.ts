import { Injectable } from '@nestjs/common';
import type { RunCause } from '@stroomwerk/contracts/library';

/** A run that came to its end since it was last looked at. */
export interface EndedRun {
  readonly id: string;
  /** Of n8n; null of one that was reported. */
  readonly executionId: string | null;
  readonly status: 'success' | 'error' | 'canceled';
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** Of a failed one. */
  readonly cause: RunCause | null;
  readonly step: string | null;
  readonly httpCode: number | null;
}

/** Who wants to know of runs that ended; told in this process, once their rows are committed. */
export abstract class RunsNoticed {
  /**
   * A process that dies between the rows and this call tells nobody, and one that goes on may tell the same ids again: whoever
   * counts reads the rows.
   * @param runs the oldest first, never none
   */
  abstract noticed(automationId: string, runs: readonly EndedRun[]): Promise<void>;
}

@Injectable()
export class NobodyNotices extends RunsNoticed {
  noticed(): Promise<void> {
    return Promise.resolve();
  }
}
