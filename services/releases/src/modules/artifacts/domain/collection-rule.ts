/** What the rule asks about a release whose files are there. */
export interface ReleaseFacts {
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly publishedAt: Date;
  /** A channel points to it, or a rollback leads to it. */
  readonly named: boolean;
  /** When a pointer last came or left; null: never. */
  readonly movedAt: Date | null;
  /** When a page view last reported it; null: none that is still known. */
  readonly viewedAt: Date | null;
}

const day = 86_400_000;
/** Days for which a release stays after it was published, pointed to, or seen by a visitor. */
export const quietDays = 7;
/** Newest releases of a remote that stay whatever their age. */
export const keptOfRemote = 10;

/**
 * Releases whose files may go: nobody gets them now, nobody was seen with them for a week (an open page still loads
 * their files), and each remote keeps its ten newest to go back to.
 */
export function collectable(releases: readonly ReleaseFacts[], now: Date): ReleaseFacts[] {
  const quietSince = now.getTime() - quietDays * day;
  const before = (moment: Date | null): boolean => moment === null || moment.getTime() < quietSince;
  const newest = new Map<string, number>();
  return [...releases]
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .filter((release) => {
      const rank = newest.get(release.remote) ?? 0;
      newest.set(release.remote, rank + 1);
      if (rank < keptOfRemote || release.named) return false;
      return before(release.publishedAt) && before(release.movedAt) && before(release.viewedAt);
    });
}

/** Milliseconds for which a blob waits for the release it was sent for. */
export const blobsWait = day;
