import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { SyncCheckoutSession } from '../../checkout/application/sync-checkout-session.js';
import { EndGrants } from '../../grants/application/end-grants.js';
import { Books } from '../../invoices/application/books.js';
import { RenewalNotices } from '../../invoices/application/renewal-notices.js';
import { Retention } from '../../invoices/application/retention.js';
import { MoneyBacks } from '../../money-back/application/money-backs.js';
import { PayoutVault } from '../../payouts/application/payout-vault.js';
import { isSession } from '../../provider/application/payments.js';
import { Readings } from '../../provider/application/readings.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { EndGrace } from '../../subscriptions/application/end-grace.js';
import { EndRefunded } from '../../subscriptions/application/end-refunded.js';
import { EndSuperseded } from '../../subscriptions/application/end-superseded.js';
import { ProcessEvent } from '../../webhooks/application/process-event.js';
import {
  dueSessions,
  takeCustomers,
  takeEvents,
  takeMoneyBacks,
  takeReferees,
  takeSubscriptions,
  takeSuperseded,
} from '../persistence/turns.js';

/** Looks for what a lost message would have told, and for what time alone brings about. */
@Injectable()
export class Reconcile {
  private readonly logger = new Logger(Reconcile.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly provider: Readings,
    private readonly events: ProcessEvent,
    private readonly sessions: SyncCheckoutSession,
    private readonly plans: EndRefunded,
    private readonly superseded: EndSuperseded,
    private readonly moneyBacks: MoneyBacks,
    private readonly grace: EndGrace,
    private readonly grants: EndGrants,
    private readonly commissions: Commissions,
    private readonly books: Books,
    private readonly notices: RenewalNotices,
    private readonly retention: Retention,
    private readonly payoutVault: PayoutVault,
  ) {}

  /** One that fails does not keep the others from their turn, and is tried again when it is next. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.database;
    for (const id of await takeEvents(manager, now))
      await this.attempt(`event ${id}`, () => this.events.execute(id));
    for (const id of await dueSessions(manager, now)) await this.attempt(id, () => this.session(id));
    for (const id of await takeSubscriptions(manager, now)) await this.attempt(id, () => this.plan(id));
    for (const id of await takeReferees(manager, now))
      await this.attempt(`referee ${id}`, () =>
        this.provider.carryOut((look) => this.commissions.readLate(look, id)),
      );
    // Before what was replaced: money that goes back is no credit.
    for (const id of await takeMoneyBacks(manager, now))
      await this.attempt(`money back ${id}`, () => this.moneyBacks.execute(id));
    for (const id of await takeSuperseded(manager, now))
      await this.attempt(`superseded ${id}`, () => this.superseded.execute(id));
    // After what was replaced and paid back: what that gave back has its credit note at once.
    for (const id of await takeCustomers(manager, now))
      await this.attempt(`books of ${id}`, () => this.books.catchUp(id));
    for (const id of await this.notices.due())
      await this.attempt(`renewal of ${id}`, () => this.notices.tell(id));
    await this.attempt('invoices to remove', () => this.retention.execute());
    await this.attempt('periods of grace', () => this.grace.execute());
    await this.attempt('plans given until today', () => this.endGrants());
    await this.attempt('commissions to release', () => this.releaseCommissions());
    await this.attempt('bank accounts to seal anew', () => this.payoutVault.relock());
  }

  private async endGrants(): Promise<void> {
    for (const id of await this.grants.execute()) await this.attempt(id, () => this.plan(id));
  }

  /** Reads a paid plan again. */
  async plan(id: string): Promise<void> {
    if (isSession(id)) await this.session(id);
    else await this.provider.carryOut((look) => this.plans.read(look, id, false));
  }

  /** Reads one checkout session again and carries out what was paid. */
  session(id: string): Promise<void> {
    return this.provider.carryOut((look) => this.sessions.read(look, id));
  }

  /** Each is read again first: a refund that nobody told of is not paid out. */
  private async releaseCommissions(): Promise<void> {
    for (const referee of await this.commissions.due())
      await this.attempt(`commission of ${referee}`, async () => {
        await this.provider.carryOut((look) => this.commissions.readLate(look, referee));
        await this.commissions.release(referee);
      });
  }

  private async attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error(
        `${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }
}
