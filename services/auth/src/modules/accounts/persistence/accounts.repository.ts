import { Injectable } from '@nestjs/common';
import type { Language, Role } from '@stroomwerk/contracts';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { removePerson } from '../../../erasure.js';
import { mailboxOf } from '../../mail/domain/mailbox.js';
import { Memberships } from '../../memberships/index.js';
import { AccountRow } from './account.entity.js';

export interface NewAccount {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  readonly role: Role;
  /** Of the page that registered; Dutch where there was none. */
  readonly language?: Language;
  readonly createdAt: Date;
  readonly emailVerifiedAt?: Date;
  readonly googleSubject?: string;
}

/** Who signs in, in the database. An e-mail address is the same in upper and lower case. */
@Injectable()
export class AccountsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly memberships: Memberships,
  ) {}

  /** Makes a person and the account that they own. @returns their ids, or undefined when the address is taken */
  async insert(
    manager: EntityManager,
    account: NewAccount,
  ): Promise<{ id: string; accountId: string; mailboxId: string } | undefined> {
    const mailboxId = await this.mailbox(manager, account.email);
    const rows = await manager.query<{ id: string }[]>(
      `insert into user_account (email, full_name, password_hash, role, created_at, email_verified_at, google_subject, language, mailbox_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (email) do nothing returning id`,
      [
        account.email,
        account.fullName,
        account.passwordHash,
        account.role,
        account.createdAt,
        account.emailVerifiedAt ?? null,
        account.googleSubject ?? null,
        account.language ?? 'nl',
        mailboxId,
      ],
    );
    const id = rows[0]?.id;
    if (id === undefined) return undefined;
    return { id, accountId: await this.memberships.open(manager, id), mailboxId };
  }

  /** The id of the mailbox that an address fills, under whatever spelling; drawn for the first. */
  private async mailbox(manager: EntityManager, email: string): Promise<string> {
    // Written where it is there too: two that register at once wait for one another, and get the same.
    const [row] = await manager.query<{ id: string }[]>(
      `insert into mailbox (address) values ($1)
       on conflict (address) do update set address = excluded.address returning id`,
      [mailboxOf(email)],
    );
    if (!row) throw new Error('the mailbox was not written');
    return row.id;
  }

  byId(id: string, manager: EntityManager = this.source.manager): Promise<AccountRow | null> {
    return manager.findOneBy(AccountRow, { id });
  }

  /** Finds an account and holds it until the transaction ends: what it is must not change meanwhile. */
  lock(id: string, manager: EntityManager): Promise<AccountRow | null> {
    return manager.findOne(AccountRow, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  byEmail(email: string, manager: EntityManager = this.source.manager): Promise<AccountRow | null> {
    return manager.findOneBy(AccountRow, { email });
  }

  byGoogleSubject(googleSubject: string, manager: EntityManager): Promise<AccountRow | null> {
    return manager.findOneBy(AccountRow, { googleSubject });
  }

  async update(manager: EntityManager, id: string, change: Partial<AccountRow>): Promise<void> {
    await manager.update(AccountRow, { id }, change);
  }

  /** Whether there is somebody with the role ops. @param besides who does not count */
  async hasOps(manager: EntityManager, besides?: string): Promise<boolean> {
    return manager.existsBy(AccountRow, { role: 'ops', ...(besides ? { id: Not(besides) } : {}) });
  }

  /** Ids of accounts of the gate that were made before. */
  async gatesBefore(manager: EntityManager, before: Date): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      'select id from user_account where of_gate and created_at < $1',
      [before],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes an account of the gate, and no other. */
  async removeOfGate(manager: EntityManager, id: string): Promise<void> {
    await manager.query(removePerson('id = $1 and of_gate'), [id]);
  }

  /** A page of the accounts whose address or name contains `q`, newest first. */
  async search(q: string, offset: number, limit: number): Promise<{ rows: AccountRow[]; total: number }> {
    const query = this.source.manager.createQueryBuilder(AccountRow, 'account').where('not account.of_gate');
    if (q !== '') {
      const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
      query.andWhere(`(account.email::text || ' ' || account.full_name) ilike :pattern`, { pattern });
    }
    const [rows, total] = await query
      .orderBy('account.created_at', 'DESC')
      .addOrderBy('account.id', 'ASC')
      .offset(offset)
      .limit(limit)
      .getManyAndCount();
    return { rows, total };
  }
}
