import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { type Locked, type Vault, vaultFor } from '@stroomwerk/kernel/signing';
import type { LibraryEnv } from '../../../env.js';
import type { Deployed } from '../domain/flow.js';
import type { Act } from '../persistence/acts.js';

/** What stood in a customer's n8n, and what is put there. */
export interface Held {
  readonly stood: Deployed;
  readonly put: Deployed;
}

/**
 * Locks away what customers' workflows hold: they type keys and addresses into steps. It is kept thirty days at most, one less
 * than a value of the secret opens after it was rotated, so nothing is locked anew.
 */
@Injectable()
export class UpdateVault {
  private readonly vault: Vault;

  constructor(@Inject(SERVICE_ENV) env: Pick<LibraryEnv, 'CONNECTION_SECRET'>) {
    this.vault = vaultFor(env.CONNECTION_SECRET, 'workflow-before-update');
  }

  lock(actId: string, held: Held): Locked {
    return this.vault.lock(JSON.stringify(held), actId);
  }

  /** Undefined where it is erased, or its value of the secret is gone. */
  open({ id, key_id: keyId, held: sealed }: Pick<Act, 'id' | 'key_id' | 'held'>): Held | undefined {
    if (keyId === null || sealed === null) return undefined;
    const text = this.vault.open({ keyId, sealed }, id);
    return text === undefined ? undefined : (JSON.parse(text) as Held);
  }
}
