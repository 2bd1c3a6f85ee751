import type { ActiveRelease, PlacedRelease, RemoteRoute } from '@stroomwerk/contracts/releases';
import { isLateFile, type PageModule, pageConfig } from '@stroomwerk/mfe-runtime';
import type { ComponentType } from 'react';
import { attempt, canaryLimits, entryTimeout, hurried, insteadLimits, limits, TimedOut } from './attempt.js';
import { type OwnedRoute, shape } from './compose.js';
import { type Failure, type TellFailure, tellFailure } from './failures.js';

export type PageState =
  | { readonly status: 'idle' | 'loading' }
  | {
      readonly status: 'ready';
      readonly Page: ComponentType;
      /** Whose page it is: of the active release, or of the stable one beside a canary. */
      readonly release: PlacedRelease;
      /** How the active release failed, for the report of this page view. */
      readonly failure: Failure | null;
    }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What brings pages from the network. */
export interface PageSource {
  /** @param timeout milliseconds that the entry may take */
  load(release: PlacedRelease, expose: string, timeout: number): Promise<PageModule>;
  /** Puts a stable release in the place of its canary. */
  placeInstead(release: PlacedRelease): void;
}

/** Over the whole time, over that of a file, or over that of an entry: the federation runtime says so in words only. */
const isTimeout = (error: unknown): boolean =>
  error instanceof TimedOut ||
  isLateFile(error) ||
  (error instanceof Error && error.message.includes('timed out'));

/**
 * Milliseconds that a page gets to be drawn in, however long it was on its way. Those of a canary and of the stable
 * release, with the times of both, stay below the five seconds.
 */
const leastPatience = 150;

const idle: PageState = { status: 'idle' };

/** The pages of the remotes: which are loaded, which are under way, which could not be had. */
export class Pages {
  private readonly states = new Map<string, PageState>();
  private readonly running = new Map<string, Promise<void>>();
  /** Milliseconds that were left of a page's time when it was there. */
  private readonly left = new Map<string, number>();
  /** Canaries that failed in this page view, and how: their remotes go on with the stable release. */
  private readonly replaced = new Map<string, Failure>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly source: PageSource,
    private readonly tell: TellFailure = tellFailure,
    /** How many times as long as usual remotes may take. */
    private readonly times = pageConfig().remotePatience ?? 1,
  ) {}

  private readonly key = ({ release, route }: OwnedRoute) =>
    `${release.name}@${release.version}${route.path}`;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  state(entry: OwnedRoute): PageState {
    return this.states.get(this.key(entry)) ?? idle;
  }

  /** A page that is there already: drawn at the edge. */
  provide(entry: OwnedRoute, Page: ComponentType): void {
    this.set(entry, { status: 'ready', Page, release: entry.release, failure: null });
  }

  /**
   * Loads a page unless it is there or on its way. Never rejects: failure is a state.
   * @param waited milliseconds since it was wished for
   */
  load(entry: OwnedRoute, waited = 0): Promise<void> {
    const key = this.key(entry);
    const { status } = this.state(entry);
    if (status === 'ready') return Promise.resolve();
    // The state alone says whether one is under way: a page breaks before the promise that brought it has settled.
    const running = (status === 'loading' && this.running.get(key)) || this.start(entry, waited);
    this.running.set(key, running);
    return running;
  }

  /** Milliseconds that a page which is there may take until it is drawn: what loading left of its time. */
  patience(entry: OwnedRoute): number {
    return Math.max(leastPatience * this.times, this.left.get(this.key(entry)) ?? 0);
  }

  /**
   * A page threw while it was drawn, or was not drawn in time: that of a canary makes way for the stable release's.
   * @returns whether another one comes
   */
  broke(entry: OwnedRoute, failure: Failure = 'render'): boolean {
    const state = this.state(entry);
    const { instead } = entry.release;
    if (state.status !== 'ready') return false;
    if (instead === undefined || state.release === instead) {
      this.set(entry, { ...state, failure: state.failure ?? failure });
      return false;
    }
    this.replace(entry.release.name, instead, failure);
    this.set(entry, idle);
    void this.load(entry);
    return true;
  }

  /**
   * A page that is there waits for something that does not come, and has no more time.
   * @returns whether another one comes
   */
  overdue(entry: OwnedRoute): boolean {
    const state = this.state(entry);
    if (state.status !== 'ready') return true;
    const kind = 'timeout';
    const place = { release: state.release, path: entry.route.path, kind } as const;
    this.tell(new TimedOut('The page was not drawn in time'), place);
    return this.broke(entry, kind);
  }

  private async start(entry: OwnedRoute, waited: number): Promise<void> {
    const { release, route } = entry;
    this.set(entry, { status: 'loading' });
    const before = this.replaced.get(release.name);
    const failure = before ?? (await this.attempt(entry, release, route, waited, null));
    if (failure === null) return;
    if (release.instead === undefined) return this.set(entry, { status: 'failed', failure });
    this.replace(release.name, release.instead, failure);
    const same = release.instead.routes.find(({ path }) => shape(path) === shape(route.path));
    const second = same && (await this.attempt(entry, release.instead, same, waited, failure));
    if (second !== null) this.set(entry, { status: 'failed', failure });
  }

  /** @returns how it failed; null when the page is there */
  private async attempt(
    entry: OwnedRoute,
    release: ActiveRelease | PlacedRelease,
    route: RemoteRoute,
    waited: number,
    before: Failure | null,
  ): Promise<Failure | null> {
    const usual = before !== null ? insteadLimits : entry.release.instead ? canaryLimits : limits;
    const within = hurried(usual, waited, this.times);
    const started = performance.now();
    try {
      const { default: Page } = await attempt(
        () => this.source.load(release, route.expose, entryTimeout(within)),
        within,
      );
      // Measured by the canary's limit in both cohorts, or slow visitors would count against canaries only.
      const { total } = hurried(before === null ? canaryLimits : insteadLimits, waited, this.times);
      const left = total - (performance.now() - started);
      this.left.set(this.key(entry), left);
      const late = left < 0 ? 'timeout' : null;
      this.set(entry, { status: 'ready', Page, release, failure: before ?? late });
      return null;
    } catch (error) {
      const kind = isTimeout(error) ? 'timeout' : 'load';
      this.tell(error, { release, path: route.path, kind });
      return kind;
    }
  }

  private replace(remote: string, instead: PlacedRelease, failure: Failure): void {
    if (this.replaced.has(remote)) return;
    this.replaced.set(remote, failure);
    this.source.placeInstead(instead);
  }

  private set(entry: OwnedRoute, state: PageState): void {
    this.states.set(this.key(entry), state);
    for (const listener of this.listeners) listener();
  }
}
