import { Inject, Injectable } from '@nestjs/common';
import type { ViewReport, ViewReportAnswer } from '@stroomwerk/contracts/releases';
import { AppError, Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { type PageView, pageViewPurpose, type Seal, sealFor } from '@stroomwerk/kernel/signing';
import type { ReleasesEnv } from '../../../env.js';
import { ViewStore } from '../persistence/view-store.js';

/** Takes in what became of the remotes of a page view. */
@Injectable()
export class ViewIntake {
  private readonly seal: Seal<PageView>;

  constructor(
    private readonly store: ViewStore,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) env: ReleasesEnv,
  ) {
    this.seal = sealFor<PageView>(env.PAGE_VIEW_SECRET, pageViewPurpose);
  }

  /**
   * Only what carries the edge's token of a page view counts, once a view and remote, and only for the releases that
   * the token names: nobody can roll a healthy release back from outside.
   * @throws AppError releases.page_view_unknown
   */
  async report({ token, remotes }: ViewReport): Promise<ViewReportAnswer> {
    const view = this.seal.open(token);
    const at = this.clock.now();
    if (view === null || view.exp * 1_000 < at.getTime()) throw new AppError('releases.page_view_unknown');
    let counted = 0;
    for (const { remote, ...told } of remotes) {
      const given = view.releases[remote];
      if (given === undefined) continue;
      const [version, cohort] = given;
      const taken = await this.store.take(
        { viewId: view.id, visitor: view.visitor, remote, version, cohort },
        told,
        at,
      );
      if (taken) counted += 1;
    }
    return { counted };
  }
}
