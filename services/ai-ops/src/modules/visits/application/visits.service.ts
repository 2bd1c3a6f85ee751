import { Inject, Injectable } from '@nestjs/common';
import type { VisitCount, Visits } from '@stroomwerk/contracts/ai-ops';
import { Clock, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { type PageView, pageViewPurpose, type Seal, sealFor } from '@stroomwerk/kernel/signing';
import { Allowance } from '../domain/allowance.js';
import { VisitStore } from '../persistence/visit.store.js';
import { KnownRoutes } from './known-routes.js';

/** Counts between two looks at what may be forgotten. */
const tidyEvery = 500;

/**
 * Our own counts of visits: sums by day, without cookie, id or network address. A count stands for nobody, so that it
 * is made after a refusal of analytics too; whoever asks not to be tracked (DNT, GPC) is left out all the same.
 */
@Injectable()
export class VisitsService {
  private readonly seal: Seal<PageView>;
  private readonly ownHost: string;
  private readonly allowance = new Allowance();
  private sinceTidied = tidyEvery;

  constructor(
    private readonly store: VisitStore,
    private readonly routes: KnownRoutes,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) env: ServiceEnv,
  ) {
    this.seal = sealFor<PageView>(env.APP_SECRET, pageViewPurpose);
    this.ownHost = new URL(env.PUBLIC_URL).hostname;
  }

  /** @returns whether it was added to its day's sums */
  async count(visit: VisitCount): Promise<boolean> {
    const at = this.clock.now();
    const view = this.seal.open(visit.token);
    if (view === null || view.exp * 1_000 < at.getTime()) return false;
    const place = await this.place(visit.path, view);
    if (place === null || !this.allowance.take(view.visitor, at)) return false;
    await this.tidy(at);
    const referrer = visit.referrer === this.ownHost ? '' : visit.referrer;
    return this.store.add({ ...visit, ...place, referrer }, { viewId: view.id, n: visit.n }, at);
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
