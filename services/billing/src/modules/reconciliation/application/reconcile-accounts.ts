import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Mended, type ReconcileReport } from '@stroomwerk/contracts/billing';
import { DataSource } from 'typeorm';
import { Books } from '../../invoices/application/books.js';
import { MoneyBacks } from '../../money-back/application/money-backs.js';
import { Readings } from '../../provider/application/readings.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { EndSuperseded } from '../../subscriptions/application/end-superseded.js';
import { ProcessEvent } from '../../webhooks/application/process-event.js';
import { accountsAfter, openOfAccount, parkedEvents, stateOfAccount } from '../persistence/account-state.js';
import { Reconcile } from './reconcile.js';

/** Accounts of one call: what they ask of the provider takes seconds, not minutes. */
const atOnce = 10;

/**
 * Compares accounts with the payment provider when ops asks, whoever's turn it is (issue "Money", point 4): what the
 * rounds of `Reconcile` do within a day. Events that failed again and again are worked off before the first.
 */
@Injectable()
export class ReconcileAccounts {
  private readonly logger = new Logger(ReconcileAccounts.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rounds: Reconcile,
    private readonly provider: Readings,
    private readonly events: ProcessEvent,
    private readonly moneyBacks: MoneyBacks,
    private readonly superseded: EndSuperseded,
    private readonly commissions: Commissions,
    private readonly books: Books,
  ) {}

  /** @param after the account before the first; null begins */
  async execute(after: string | null): Promise<ReconcileReport> {
    const { manager } = this.database;
    const failed: ReconcileReport['failed'] = [];
    if (after === null)
      for (const id of await parkedEvents(manager))
        await this.attempt(failed, `event ${id}`, () => this.events.execute(id));
    const accounts = await accountsAfter(manager, after, atOnce);
    const mended: ReconcileReport['mended'] = [];
    for (const account_id of accounts) {
      const before = await stateOfAccount(manager, account_id);
      await this.compare(failed, account_id);
      const now = await stateOfAccount(manager, account_id);
      const what = Mended.options.filter((part) => now[part] !== before[part]);
      if (what.length > 0) mended.push({ account_id, what });
    }
    const next = accounts.length === atOnce ? (accounts.at(-1) ?? null) : null;
    return { accounts: accounts.length, mended, failed, next };
  }

  /** In the order of `Reconcile`: money that goes back is no credit, and what was given back has its credit note. */
  private async compare(failed: ReconcileReport['failed'], accountId: string): Promise<void> {
    const open = await openOfAccount(this.database.manager, accountId);
    const each = async (ids: readonly string[], work: (id: string) => Promise<unknown>) => {
      for (const id of ids) await this.attempt(failed, id, () => work(id));
    };
    await each(open.sessions, (id) => this.rounds.session(id));
    await each(open.plan === null ? [] : [open.plan], (id) => this.rounds.plan(id));
    await each(open.referees, (id) => this.provider.carryOut((look) => this.commissions.readLate(look, id)));
    await each(open.moneyBacks, (id) => this.moneyBacks.execute(id));
    await each(open.superseded, (id) => this.superseded.execute(id));
    await each([accountId], (id) => this.books.catchUp(id));
  }

  private async attempt(
    failed: ReconcileReport['failed'],
    what: string,
    work: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failed.push({ what, why });
      this.logger.error(`${what}: ${error instanceof Error ? (error.stack ?? why) : why}`);
    }
  }
}
