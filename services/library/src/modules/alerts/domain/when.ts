import type { AlertKind, QuietHours } from '@stroomwerk/contracts/library';
import { afterQuiet } from './quiet.js';

/** An alert that waits to be sent to one place. */
export interface Waiting {
  readonly kind: AlertKind;
  /** What it has in common with others that one outage brought. */
  readonly outage: string | null;
  readonly since: Date;
}

export interface Pace {
  /** So long the first one waits for others of the same moment. */
  readonly settleMs: number;
  /** So long after a message the next one waits for what else there is. */
  readonly windowMs: number;
  /** Messages in 24 hours; what is more waits, and goes in one. */
  readonly mostADay: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "Bij de eerste fout, daarna hooguit één per uur" (design, Meldingen). */
export const mailPace: Pace = { settleMs: 45_000, windowMs: hour, mostADay: 8 };
export const channelPace: Pace = { settleMs: 45_000, windowMs: 15 * minute, mostADay: 40 };

/** What stands still: it passes quiet hours where the customer wants that, and goes down the on-call order. */
export const standsStill: readonly AlertKind[] = ['keeps_failing', 'silent'];

export interface Before {
  /** Moments of the messages of the last 24 hours to this place, the latest first. */
  readonly sent: readonly Date[];
  /** Outages that the latest told of. */
  readonly outages: readonly string[];
}

/**
 * When what waits for one place goes there, as one message. The first goes almost at once; more of an outage that was told of
 * waits for an hour, so that twenty automations that one service stops are one message.
 * @param waiting at least one
 */
export function nextMessageAt(
  waiting: readonly Waiting[],
  { sent, outages }: Before,
  quiet: QuietHours,
  pace: Pace,
): Date {
  const oldest = Math.min(...waiting.map(({ since }) => since.getTime()));
  const same = waiting.every(({ outage }) => outage !== null && outages.includes(outage));
  const window = same ? Math.max(pace.windowMs, hour) : pace.windowMs;
  const [latest] = sent;
  const capped = sent[pace.mostADay - 1];
  const at = Math.max(
    oldest + pace.settleMs,
    latest === undefined ? 0 : latest.getTime() + window,
    capped === undefined ? 0 : capped.getTime() + day,
  );
  const passes = quiet.urgent_passes && waiting.some(({ kind }) => standsStill.includes(kind));
  return passes ? new Date(at) : afterQuiet(new Date(at), quiet);
}
