import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { type Locked, type Vault, vaultFor } from '@stroomwerk/kernel/signing';
import type { LibraryEnv } from '../../../env.js';
import type { Bound } from '../../deployments/domain/answers.js';
import type { Deployed } from '../../updates/domain/flow.js';
import type { ExchangedValue } from '../domain/exchange.js';

/** What went to production, and what was exchanged for it. */
export interface Kept {
  readonly content: Deployed;
  readonly values: readonly ExchangedValue[];
  /** By `exchangeKey`. */
  readonly accounts: readonly (readonly [key: string, bound: Bound])[];
}

interface Row {
  readonly id: string;
  readonly key_id: string | null;
  readonly held: Buffer | null;
}

/** Locks away what customers' workflows hold: they type keys and addresses into steps (ADR 32). */
@Injectable()
export class PromotionVault {
  private readonly vault: Vault;

  constructor(@Inject(SERVICE_ENV) env: Pick<LibraryEnv, 'CONNECTION_SECRET'>) {
    this.vault = vaultFor(env.CONNECTION_SECRET, 'promoted-workflow');
  }

  get currentKeyId(): string {
    return this.vault.currentKeyId;
  }

  lock(id: string, kept: Kept): Locked {
    return this.vault.lock(JSON.stringify(kept), id);
  }

  /** Undefined where it is erased, or its value of the secret is gone. */
  open(row: Row): Kept | undefined {
    const text = this.text(row);
    return text === undefined ? undefined : (JSON.parse(text) as Kept);
  }

  /** The same, locked with the present value. Undefined where it cannot be opened any more. */
  again(row: Row): Locked | undefined {
    const text = this.text(row);
    return text === undefined ? undefined : this.vault.lock(text, row.id);
  }

  private text({ id, key_id: keyId, held: sealed }: Row): string | undefined {
    return keyId === null || sealed === null ? undefined : this.vault.open({ keyId, sealed }, id);
  }
}
