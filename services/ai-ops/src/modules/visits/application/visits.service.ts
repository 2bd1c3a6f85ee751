import { Inject, Injectable } from '@nestjs/common';
import type { VisitCount, Visits } from '@stroomwerk/contracts/ai-ops';
import { Clock, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import type { PageView } from '@stroomwerk/kernel/signing';
import { PageViews } from '../../page-views/application/page-views.js';
import { NetworkAllowance } from '../../page-views/domain/allowance.js';
import { VisitStore } from '../persistence/visit.store.js';
import { KnownRoutes } from './known-routes.js';

/** Counts that one network may bring: far more than people do, far less than would bend a day's sum. */
export const countsOfOneNetwork = { perMinute: 120, perDay: 1_000 } as const;
/** Page views of one network that the rate of failures knows, so that no single one makes it. */
const ratedOfOneNetwork = { perMinute: 20, perDay: 20 } as const;
/** Visits of one network that may say which site led here, and names among them that nobody said that day. */
const referringOfOneNetwork = { perMinute: 10, perDay: 20 } as const;
const newHostsOfOneNetwork = { perMinute: 2, perDay: 2 } as const;
/** Steps to payment: one a visitor, and so many of the networks around. */
const stepsOfOneNetwork = { perMinute: 5, perDay: 5 } as const;
/** Counts between two looks at what may be forgotten. */
const tidyEvery = 500;

/**
 * Our own counts of visits: sums by day, without cookie, id or network address. A count stands for nobody, so that it
 * is made after a refusal of analytics too; whoever asks not to be tracked (DNT, GPC) is left out all the same.
 */
@Injectable()
export class VisitsService {
  private readonly ownHost: string;
  private readonly allowance = new NetworkAllowance(countsOfOneNetwork);
  private readonly rated = new NetworkAllowance(ratedOfOneNetwork);
  private readonly referring = new NetworkAllowance(referringOfOneNetwork);
  private readonly newHosts = new NetworkAllowance(newHostsOfOneNetwork);
  private readonly stepping = new NetworkAllowance(stepsOfOneNetwork);
  private sinceTidied = tidyEvery;

  constructor(
    private readonly store: VisitStore,
    private readonly routes: KnownRoutes,
    private readonly views: PageViews,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) env: ServiceEnv,
  ) {
    this.ownHost = new URL(env.PUBLIC_URL).hostname;
  }

  /** @returns whether it was added to its day's sums */
  async count(visit: VisitCount, userAgent: string | undefined): Promise<boolean> {
    const at = this.clock.now();
    const view = this.views.open({ token: visit.token, userAgent });
    if (view === null) return false;
    const place = await this.place(visit.path, view);
    if (place === null || !this.allowance.take(view, at)) return false;
    await this.tidy(at);
    const first = visit.n === 1 && visit.step === 'view';
    const named = first && visit.referrer !== '' && visit.referrer !== this.ownHost;
    const referrer = !named ? '' : this.referring.take(view, at) ? visit.referrer : 'other';
    const once = {
      ...{ viewId: view.id, visitor: view.visitor, n: visit.n, rated: first && this.rated.take(view, at) },
      mayStep: () => this.stepping.take(view, at),
      mayName: () => this.newHosts.take(view, at),
    };
    return this.store.add({ ...visit, ...place, referrer }, once, at);
  }

  read(days: number): Promise<Visits> {
    return this.store.read(days, this.clock.now());
  }

  /** Whose page it was, by the releases that the edge gave this view; null for a route that nobody declares. */
  private async place(path: string, view: PageView): Promise<{ remote: string; release: string } | null> {
    if (path === '*') return { remote: '', release: '' };
    const owners = await this.routes.ownersOf(path);
    const remote = owners.find((name) => view.releases[name] !== undefined);
    if (remote !== undefined) return { remote, release: view.releases[remote]?.[0] ?? '' };
    // Shown by a development server in place of the release: not a visit.
    return null;
  }

  private async tidy(at: Date): Promise<void> {
    this.sinceTidied += 1;
    if (this.sinceTidied < tidyEvery) return;
    this.sinceTidied = 0;
    await this.store.forget(at);
  }
}
