import type { ViewOutcome } from '@stroomwerk/contracts/releases';
import type { Failure } from '../remotes/failures.js';

export interface Vitals {
  readonly lcp_ms?: number;
  readonly inp_ms?: number;
  readonly cls?: number;
  readonly fcp_ms?: number;
  readonly ttfb_ms?: number;
}

export interface RemoteReport extends Vitals {
  readonly remote: string;
  readonly outcome: ViewOutcome;
}

/** Milliseconds that a page has to stand before it counts as shown. */
export const standingFor = 2_000;

/** What became of each remote on screen in one page view, told once a remote: a failure at once, the rest a little later. */
export class ViewOutcomes {
  private readonly told = new Map<string, ViewOutcome>();
  private readonly waiting = new Set<string>();
  private first: string | null = null;

  /**
   * @param post sends reports
   * @param later runs something after `standingFor`
   */
  constructor(
    private readonly post: (reports: RemoteReport[]) => void,
    private readonly later: (run: () => void) => void,
  ) {}

  /** A page of the remote is on screen. */
  stands(remote: string): void {
    this.first ??= remote;
    if (this.told.has(remote) || this.waiting.has(remote)) return;
    this.waiting.add(remote);
    this.later(() => this.settle(remote, 'ok'));
  }

  /** The remote on screen failed; what stands there now is a fallback, an error screen or another release. */
  failed(remote: string, outcome: Failure): void {
    this.first ??= remote;
    this.settle(remote, outcome);
  }

  /** The page goes out of sight: what stood so far counts, and how the first page felt. */
  hidden(vitals: Vitals): void {
    const reports = new Map([...this.waiting].map((remote) => [remote, this.mark(remote, 'ok')]));
    const { first } = this;
    // Of a page that failed they would be those of what stands in its place.
    if (first !== null && this.told.get(first) === 'ok' && Object.keys(vitals).length > 0)
      reports.set(first, { remote: first, outcome: 'ok', ...vitals });
    if (reports.size > 0) this.post([...reports.values()]);
  }

  private settle(remote: string, outcome: ViewOutcome): void {
    const before = this.told.get(remote);
    // What stood and breaks later is told once more: the service turns it into a failure.
    if (before === undefined || (before === 'ok' && outcome !== 'ok'))
      this.post([this.mark(remote, outcome)]);
  }

  private mark(remote: string, outcome: ViewOutcome): RemoteReport {
    this.waiting.delete(remote);
    this.told.set(remote, outcome);
    return { remote, outcome };
  }
}
