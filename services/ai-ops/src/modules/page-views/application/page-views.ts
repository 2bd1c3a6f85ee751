import { Inject, Injectable } from '@nestjs/common';
import { Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { type PageView, pageViewPurpose, type Seal, sealFor } from '@stroomwerk/kernel/signing';
import { isbot } from 'isbot';
import type { AiOpsEnv } from '../../../env.js';
import { ViewBook } from '../persistence/view-book.js';

/** Who sends a count or a report, as its headers and body say. */
export interface Sender {
  /** The edge's proof of the page view. */
  readonly token: string | undefined;
  readonly userAgent: string | undefined;
}

/** Opens the proof of a page view that the edge wrote into a page. What comes without one is in no figure. */
@Injectable()
export class PageViews {
  private readonly seal: Seal<PageView>;

  constructor(
    private readonly clock: Clock,
    private readonly book: ViewBook,
    @Inject(SERVICE_ENV) env: AiOpsEnv,
  ) {
    this.seal = sealFor<PageView>(env.PAGE_VIEW_SECRET, pageViewPurpose);
  }

  /** @returns null for a token that is absent, made up or of more than an hour ago, and for a program that says it is one */
  open({ token, userAgent }: Sender): PageView | null {
    // Who names no browser is none; isbot knows crawlers, headless browsers and the usual libraries.
    if (token === undefined || !userAgent || isbot(userAgent)) return null;
    const view = this.seal.open(token);
    return view === null || view.exp * 1_000 < this.clock.now().getTime() ? null : view;
  }

  /** A customer says that the page view is theirs. */
  vouch(view: PageView): Promise<void> {
    return this.book.markCustomers(view.id, this.clock.now());
  }

  isCustomers(view: PageView): Promise<boolean> {
    return this.book.isCustomers(view.id);
  }
}
