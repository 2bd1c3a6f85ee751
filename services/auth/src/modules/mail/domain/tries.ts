const minute = 60_000;
const day = 86_400_000;

/** Minutes before the second, third, … try; hourly after these. A server that makes strangers wait wants some of them. */
const pauses: readonly number[] = [1, 2, 5, 10, 20, 30];
const hourly = 60;

/** How long a mail is tried: an outage of three days, a weekend before it and a night to notice. RFC 5321 (4.5.4.1) asks for four to five days. */
const triedMs = 5 * day;

/** Milliseconds after which a mail whose worker said nothing more is taken from it: nothing of the mail was spoken yet. */
export const silentBeforeWordsMs = 2 * minute;
/** The same once its words were spoken. RFC 5321 (4.5.3.2.6) lets a server think for ten minutes before it answers. */
export const silentAfterWordsMs = 15 * minute;

/** A link that works for less than this is of no use to who reads the mail now. */
export const linkLeftMs = 5 * minute;

/**
 * When a mail is tried again.
 * @param tries that failed, one or more
 * @returns null when it has been tried long enough
 */
export function nextTry(tries: number, writtenAt: Date, now: Date): Date | null {
  const next = now.getTime() + (pauses[tries - 1] ?? hourly) * minute;
  return next > writtenAt.getTime() + triedMs ? null : new Date(next);
}
