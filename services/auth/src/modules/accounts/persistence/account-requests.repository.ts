import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';

export interface AccountRequest {
  readonly kind: 'register' | 'reset_password';
  readonly email: string;
  readonly fullName?: string | null;
  readonly passwordHash?: string | null;
  readonly referralCode?: string | null;
  /** Of the page that registers: the account's from then on. */
  readonly language?: Language;
  /** See networkOf. */
  readonly network: string;
}

/** What was asked and is not done yet. A row is gone once its work is committed. */
@Injectable()
export class AccountRequestsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async insert(request: AccountRequest): Promise<string> {
    const { kind, email, fullName, passwordHash, referralCode, network, language } = request;
    const [row] = await this.source.query<{ id: string }[]>(
      `insert into account_request (kind, email, full_name, password_hash, referral_code, network, language, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        ...[
          kind,
          email,
          fullName ?? null,
          passwordHash ?? null,
          referralCode ?? null,
          network,
          language ?? 'nl',
        ],
        this.clock.now(),
      ],
    );
    if (!row) throw new Error('the request was not written');
    return row.id;
  }

  /** Takes a request out, for as long as the transaction holds. @returns undefined when it was done before */
  async take(manager: EntityManager, id: string): Promise<AccountRequest | undefined> {
    const [row] = await manager.query<AccountRequest[]>(
      `with taken as (delete from account_request where id = $1 returning *)
       select kind, email, full_name as "fullName", password_hash as "passwordHash",
         referral_code as "referralCode", network, language from taken`,
      [id],
    );
    return row;
  }

  /** Registrations of an address, the oldest first. */
  async waitingOf(email: string): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(
      `select id from account_request where email = $1 and kind = 'register' order by created_at, id`,
      [email],
    );
    return rows.map(({ id }) => id);
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.source.query('delete from account_request where created_at < $1', [moment]);
  }

  async waitingSince(before: Date): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(
      'select id from account_request where created_at < $1 order by created_at, id limit 500',
      [before],
    );
    return rows.map(({ id }) => id);
  }
}
