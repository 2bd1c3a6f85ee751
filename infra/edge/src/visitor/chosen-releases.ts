import { urlOf } from '@stroomwerk/contracts/common';
import {
  ActiveRelease,
  developmentOrigin,
  overridesCookie,
  placedRelease,
  type ReleaseSet,
} from '@stroomwerk/contracts/releases';
import { type ChosenReleases, chosenReleasesPurpose, type Seal, sealFor } from '@stroomwerk/kernel/signing';
import { cookieOf } from './cookies.js';
import { developmentRelease } from './visitor-set.js';

/** Milliseconds that a page waits for a release that was never asked for before. */
const patience = 1_500;
/** So many placed releases are remembered; they never change. */
const remembered = 200;

/** The releases that somebody chose for their own browser: ops and team members, in a cookie that releases signed. */
export class ChosenReleasesSource {
  private readonly placed = new Map<string, ActiveRelease>();
  private readonly seal: Seal<ChosenReleases>;

  /** @param url origin of services/releases */
  constructor(
    secret: string,
    private readonly url: string,
    private readonly warn: (message: string) => void,
  ) {
    this.seal = sealFor<ChosenReleases>(secret, chosenReleasesPurpose);
  }

  /** @returns the chosen releases that can be had; what cannot stays as everybody gets it */
  async of(cookies: string | undefined, active: ReleaseSet): Promise<ActiveRelease[]> {
    const text = cookieOf(overridesCookie, cookies);
    const chosen = text ? this.seal.open(text) : null;
    if (chosen === null || chosen.exp * 1_000 < Date.now()) return [];
    const found = await Promise.all(
      Object.entries(chosen.overrides).map(([name, target]) =>
        developmentOrigin.test(target) ? developmentRelease(active, name, target) : this.place(name, target),
      ),
    );
    return found.filter((release) => release !== null);
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
      for (const oldest of this.placed.keys()) {
        if (this.placed.size < remembered) break;
        this.placed.delete(oldest);
      }
      this.placed.set(key, release);
      return release;
    } catch (error) {
      this.warn(`the chosen ${key} cannot be had: ${String(error)}`);
      return null;
    }
  }
}
