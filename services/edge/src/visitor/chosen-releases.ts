import { urlOf } from '@stroomwerk/contracts/common';
import {
  ActiveRelease,
  developmentOrigin,
  overridesCookie,
  placedRelease,
  type ReleaseSet,
} from '@stroomwerk/contracts/releases';
import {
  type ChosenReleases,
  chosenReleasesPurpose,
  type KeyRing,
  type Seal,
  sealFor,
} from '@stroomwerk/kernel/signing';
import { LRUCache } from 'lru-cache';
import { cookieOf } from './cookies.js';
import { developmentRelease } from './visitor-set.js';

/** Milliseconds that a page waits for a release that was never asked for before. */
const patience = 1_500;
/** So many placed releases are remembered; they never change. */
const remembered = 200;

/** What somebody chose for their own browser. */
export interface Chosen {
  /** Account; null: nobody chose anything. */
  readonly by: string | null;
  readonly releases: readonly ActiveRelease[];
}
const none: Chosen = { by: null, releases: [] };

/** The releases that somebody chose for their own browser: ops and team members, in a cookie that releases signed. */
export class ChosenReleasesSource {
  private readonly placed = new LRUCache<string, ActiveRelease>({ max: remembered });
  private readonly seal: Seal<ChosenReleases>;

  /** @param url origin of services/releases */
  constructor(
    secret: KeyRing | string,
    private readonly url: string,
    private readonly warn: (message: string) => void,
  ) {
    this.seal = sealFor<ChosenReleases>(secret, chosenReleasesPurpose);
  }

  /** @returns the chosen releases that can be had; what cannot stays as everybody gets it */
  async of(cookies: string | undefined, active: ReleaseSet): Promise<Chosen> {
    const text = cookieOf(overridesCookie, cookies);
    const chosen = text ? this.seal.open(text) : null;
    if (chosen === null || chosen.exp * 1_000 < Date.now() || !chosen.by) return none;
    const found = await Promise.all(
      Object.entries(chosen.overrides).map(([name, target]) =>
        developmentOrigin.test(target) ? developmentRelease(active, name, target) : this.place(name, target),
      ),
    );
    return { by: chosen.by, releases: found.filter((release) => release !== null) };
  }

  private async place(remote: string, version: string): Promise<ActiveRelease | null> {
    const key = `${remote}@${version}`;
    const known = this.placed.get(key);
    if (known) return known;
    try {
      const response = await fetch(this.url + urlOf(placedRelease, { params: { remote, version } }), {
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const release = ActiveRelease.parse(await response.json());
      this.placed.set(key, release);
      return release;
    } catch (error) {
      this.warn(`the chosen ${key} cannot be had: ${String(error)}`);
      return null;
    }
  }
}
