import { Inject, Injectable } from '@nestjs/common';
import { AppError, SERVICE_ENV } from '@stroomwerk/kernel';
import { type Locked, type Vault, vaultFor } from '@stroomwerk/kernel/signing';
import { DataSource } from 'typeorm';
import type { BillingEnv } from '../../../env.js';

/** In whose name an account is, and its number. */
export interface BankAccount {
  readonly holder: string;
  readonly iban: string;
}

/** Where accounts are sealed: the row that each is bound to, and the columns. */
const places = [
  { table: 'payout_account', id: 'user_id', key: 'key_id', sealed: 'sealed' },
  { table: 'payout_account', id: 'user_id', key: 'waiting_key_id', sealed: 'waiting_sealed' },
  { table: 'payout', id: 'id', key: 'key_id', sealed: 'sealed' },
] as const;
const atOnce = 200;

/** Bank accounts: sealed with a secret that the database does not have, bound to their row. */
@Injectable()
export class PayoutVault {
  private readonly vault: Vault;

  constructor(
    private readonly database: DataSource,
    @Inject(SERVICE_ENV) env: BillingEnv,
  ) {
    this.vault = vaultFor(env.PAYOUT_SECRET, 'payout-account');
  }

  /** @param boundTo the affiliate's id, or the payout's */
  lock(account: BankAccount, boundTo: string): Locked {
    return this.vault.lock(JSON.stringify(account), boundTo);
  }

  /** @returns null where the value that sealed it is gone, or it was altered */
  read(keyId: string, sealed: Buffer, boundTo: string): BankAccount | null {
    const text = this.vault.open({ keyId, sealed }, boundTo);
    return text === undefined ? null : (JSON.parse(text) as BankAccount);
  }

  /** @throws AppError billing.payout_account_unreadable, whose cause names what it is bound to */
  open(keyId: string, sealed: Buffer, boundTo: string): BankAccount {
    const account = this.read(keyId, sealed, boundTo);
    if (account === null)
      throw new AppError('billing.payout_account_unreadable', { cause: new Error(`sealed for ${boundTo}`) });
    return account;
  }

  /** After a rotation: seals what the value before sealed with the present one, so that the other can go. */
  async relock(): Promise<void> {
    for (const { table, id, key, sealed } of places) {
      const rows = await this.database.query<{ id: string; key: string; sealed: Buffer }[]>(
        `select ${id} as id, ${key} as key, ${sealed} as sealed from billing.${table}
         where ${key} <> $1 order by ${id} limit ${atOnce}`,
        [this.vault.currentKeyId],
      );
      for (const row of rows) {
        const text = this.vault.open({ keyId: row.key, sealed: row.sealed }, row.id);
        if (text === undefined) continue; // Its value is gone.
        const anew = this.vault.lock(text, row.id);
        await this.database.query(
          `update billing.${table} set ${key} = $3, ${sealed} = $4 where ${id} = $1 and ${sealed} = $2`,
          [row.id, row.sealed, anew.keyId, anew.sealed],
        );
      }
    }
  }
}
