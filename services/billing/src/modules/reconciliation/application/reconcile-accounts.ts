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
import {
  accountsAfter,
  countParked,
  noteFailed,
  openOfAccount,
  parkedEvents,
  stateOfAccount,
} from '../persistence/account-state.js';
import { Reconcile } from './reconcile.js';

/** What one call looks at: the edge waits half a minute for it, and the provider is asked some twenty times an account. */
const atOnce = { accounts: 3, events: 10 } as const;
/** Before every account's id. */
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Compares accounts with the payment provider when ops asks, whoever's turn it is (issue "Money", point 4): what the
 * rounds of `Reconcile` do within a day. Events that failed again and again come first.
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

  /** @param after the account before the first; null begins, with the events */
  execute(after: string | null): Promise<ReconcileReport> {
    return after === null ? this.workOff() : this.compareAfter(after);
  }

  private async workOff(): Promise<ReconcileReport> {
    const { manager } = this.database;
    const failed: ReconcileReport['failed'] = [];
    const ids = await parkedEvents(manager, atOnce.events);
    for (const id of ids) {
      const before = failed.length;
      await this.attempt(failed, `event ${id}`, () => this.events.execute(id));
      if (failed.length > before) await noteFailed(manager, id);
    }
    const [events, events_left] = [ids.length - failed.length, await countParked(manager)];
    return { events, events_left, accounts: 0, mended: [], failed, next: first };
  }

  private async compareAfter(after: string): Promise<ReconcileReport> {
    const { manager } = this.database;
    const failed: ReconcileReport['failed'] = [];
    const accounts = await accountsAfter(manager, after, atOnce.accounts);
    const mended: ReconcileReport['mended'] = [];
    for (const account_id of accounts) {
      const before = await stateOfAccount(manager, account_id);
      await this.compare(failed, account_id);
      const now = await stateOfAccount(manager, account_id);
      const what = Mended.options.filter((part) => now[part] !== before[part]);
      if (what.length > 0) mended.push({ account_id, what });
    }
    const next = accounts.length === atOnce.accounts ? (accounts.at(-1) ?? null) : null;
    return { events: 0, events_left: 0, accounts: accounts.length, mended, failed, next };
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
