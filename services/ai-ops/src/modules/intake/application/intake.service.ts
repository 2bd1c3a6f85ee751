import { Injectable, Logger } from '@nestjs/common';
import type { AnalyticsEvent, ErrorReport, Received } from '@stroomwerk/contracts/ai-ops';
import { Clock, type Principal } from '@stroomwerk/kernel';
import type { PageView } from '@stroomwerk/kernel/signing';
import { PageViews, type Sender } from '../../page-views/application/page-views.js';
import { Allowance, NetworkAllowance } from '../../page-views/domain/allowance.js';
import { keptError, keptEvent } from '../domain/kept.js';
import { masked } from '../domain/masking.js';
import { type Drop, newErrorsOfOneNetwork, ofOneCustomer, type Reporter } from '../domain/rooms.js';
import { CustomerReader } from '../persistence/customer.reader.js';
import { IntakeStore, type Verdict } from '../persistence/intake.store.js';
import { Dropped } from './dropped.js';

type Kind = 'error' | 'event';

const day = 86_400_000;
/** Far more than the people of one network do, and no more than a day's list of errors can carry. */
export const ofOneNetwork = {
  error: { perMinute: 60, perDay: 500 },
  event: { perMinute: 60, perDay: 300 },
} as const;
/** Lines that reports without a page view leave in the log, all together. */
const logged = { perMinute: 10, perDay: 500 } as const;

/**
 * Takes in what browsers report: errors and, with consent, what visitors did. Anybody may call; what is stored, and with
 * it every figure, comes from page views that the edge sealed, within the limits of each view, network, release and day.
 * Page views that a customer vouched for have a room of their own. What is dropped is counted.
 */
@Injectable()
export class IntakeService {
  private readonly logger = new Logger('Intake');
  private readonly allowances = {
    error: new NetworkAllowance(ofOneNetwork.error),
    event: new NetworkAllowance(ofOneNetwork.event),
  };
  private readonly newErrors = new NetworkAllowance(newErrorsOfOneNetwork);
  private readonly vouching = new Allowance(ofOneCustomer);
  private readonly sample = new Allowance(logged);
  private tidiedAt = 0;

  constructor(
    private readonly store: IntakeStore,
    private readonly views: PageViews,
    private readonly customers: CustomerReader,
    private readonly dropped: Dropped,
    private readonly clock: Clock,
  ) {}

  /** @returns counted: whether it came from a page view of ours, within its limits */
  errorReport(report: ErrorReport, sender: Sender): Promise<Received> {
    return this.take('error', report.message, sender, (view, from, at) =>
      this.store.keepError(keptError(report, view.releases), from, () => this.newErrors.take(view, at), at),
    );
  }

  track(event: AnalyticsEvent, sender: Sender): Promise<Received> {
    return this.take('event', event.name, sender, (_, from, at) =>
      this.store.keepEvent(keptEvent(event), from, at),
    );
  }

  /**
   * Says of a page view that it is a customer's; of whom is not kept. Registering is free, so an account alone is no word.
   * @returns counted: whether its reports have the customers' room from now on
   */
  async vouch(principal: Principal, sender: Sender): Promise<Received> {
    const at = this.clock.now();
    const view = this.views.open(sender);
    const counted =
      view !== null &&
      (principal.role === 'ops' || (await this.customers.isCustomer(principal.accountId))) &&
      this.vouching.take(principal.userId, at);
    if (counted) await this.views.vouch(view);
    return { received: true, counted };
  }

  private async take(
    kind: Kind,
    about: string,
    sender: Sender,
    keep: (view: PageView, from: Reporter, at: Date) => Promise<Verdict>,
  ): Promise<Received> {
    const at = this.clock.now();
    const view = this.views.open(sender);
    if (view === null) return this.drop(kind, 'no page view', about, at);
    const customer = await this.views.isCustomers(view);
    // A customer's page view has its own limits: neighbours in a flood do not silence it.
    if (!customer && !this.allowances[kind].take(view, at)) return this.drop(kind, 'network', about, at);
    await this.tidy(at);
    const verdict = await keep(view, { ...view, customer }, at);
    if (verdict === 'counted' || verdict === 'repeated')
      return { received: true, counted: verdict === 'counted' };
    return this.drop(kind, verdict, about, at);
  }

  private drop(kind: Kind, why: Drop, about: string, at: Date): Received {
    this.dropped.note(kind, why, at);
    if (this.sample.take('', at))
      this.logger.log({ msg: 'a report was not kept', kind, why, about: masked(about.slice(0, 200)) });
    return { received: true, counted: false };
  }

  /** Once a day, with the first report that comes. */
  private async tidy(at: Date): Promise<void> {
    if (at.getTime() - this.tidiedAt < day) return;
    this.tidiedAt = at.getTime();
    await this.store.forget(at);
  }
}
