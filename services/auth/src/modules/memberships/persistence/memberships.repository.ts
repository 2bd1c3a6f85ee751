import { Injectable } from '@nestjs/common';
import type { PriceTier, SubscriptionStatus } from '@stroomwerk/contracts';
import type { SubscriptionChanged } from '@stroomwerk/contracts/billing';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { closeAccountOf } from '../../../erasure.js';

/** The account somebody belongs to, and its plan as billing last told. */
export interface Membership {
  readonly accountId: string;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly priceTier: PriceTier | null;
}

/**
 * Accounts and who belongs to them: what a plan pays for is the account's, whoever of its members asks
 * (infra/docs/adr/0029-what-a-plan-pays-for-is-the-accounts.md). Who signs in is a person: modules/accounts.
 */
@Injectable()
export class Memberships {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Opens an account that a person owns, in the transaction that makes the person. @returns its id, never the person's */
  async open(manager: EntityManager, userId: string): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      `with opened as (insert into account (created_at) values ($2) returning id)
       insert into account_member (account_id, user_id, role, joined_at)
       select id, $1, 'owner', $2 from opened returning account_id as id`,
      [userId, this.clock.now()],
    );
    if (!row) throw new Error('the account was not opened');
    return row.id;
  }

  /** The account of somebody who is registered. */
  async of(userId: string, manager: EntityManager = this.source.manager): Promise<Membership> {
    const known = (await this.among([userId], manager)).get(userId);
    if (known) return known;
    await this.adopt(manager, userId);
    return withoutPlan(userId);
  }

  /** The same of several, by person. */
  async ofAll(userIds: readonly string[]): Promise<ReadonlyMap<string, Membership>> {
    const known = await this.among(userIds, this.source.manager);
    return new Map(userIds.map((userId) => [userId, known.get(userId) ?? withoutPlan(userId)]));
  }

  /** Takes over what billing says of an account, unless something newer is known. */
  async applySubscription(manager: EntityManager, change: SubscriptionChanged): Promise<void> {
    const { accountId } = await this.of(change.user_id, manager);
    await manager.query(
      `update account set subscription_status = $2, price_tier = $3, subscription_version = $4
       where id = $1 and subscription_version < $4`,
      [change.account_id ?? accountId, change.status, change.price_tier, change.version],
    );
  }

  /** Gives an account a plan that billing knows nothing of: for the operator's gate. */
  async lend(manager: EntityManager, accountId: string, priceTier: PriceTier): Promise<void> {
    await manager.query(`update account set subscription_status = 'active', price_tier = $2 where id = $1`, [
      accountId,
      priceTier,
    ]);
  }

  /** @returns the account that nobody belongs to but this person, whom it goes with; null where others stay */
  async aloneIn(manager: EntityManager, userId: string): Promise<string | null> {
    const [row] = await manager.query<{ id: string }[]>(
      `select account_id as id from account_member m where user_id = $1
         and not exists (select from account_member other where other.account_id = m.account_id and other.user_id <> $1)`,
      [userId],
    );
    return row?.id ?? null;
  }

  /** Closes the account of somebody who goes, unless others stay in it. */
  async close(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(closeAccountOf, [userId]);
  }

  private async among(
    userIds: readonly string[],
    manager: EntityManager,
  ): Promise<ReadonlyMap<string, Membership>> {
    const rows = await manager.query<(Membership & { userId: string })[]>(
      `select user_id as "userId", id as "accountId", subscription_status as "subscriptionStatus",
         price_tier as "priceTier"
       from account_member join account on id = account_id where user_id = any($1)`,
      [userIds],
    );
    return new Map(rows.map(({ userId, ...membership }) => [userId, membership]));
  }

  /**
   * Opens the account of a person whom a process of the version before registered after the migration. It takes the
   * person's id, under which the tokens of that process made the other services keep what is theirs.
   */
  private async adopt(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      `with opened as (
         insert into account (id, created_at) select id, $2 from user_account where id = $1
         on conflict (id) do nothing returning id
       ) insert into account_member (account_id, user_id, role, joined_at)
         select id, id, 'owner', $2 from opened`,
      [userId, this.clock.now()],
    );
  }
}

const withoutPlan = (accountId: string): Membership => ({
  accountId,
  subscriptionStatus: 'none',
  priceTier: null,
});
