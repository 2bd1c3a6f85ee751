import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { type Locked, type Vault, vaultFor } from '@stroomwerk/kernel/signing';
import { DataSource } from 'typeorm';
import type { LibraryEnv } from '../../../env.js';
import { lockedKeyOf, lockedOtherwise, relock } from '../persistence/connections.js';
import { Unusable } from './problem.js';

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** Keys of customers' n8n instances: locked with a secret that the database does not have, bound to their connection. */
@Injectable()
export class ConnectionKeys {
  private readonly vault: Vault;

  constructor(
    private readonly database: DataSource,
    @Inject(SERVICE_ENV) env: Pick<LibraryEnv, 'CONNECTION_SECRET'>,
  ) {
    this.vault = vaultFor(env.CONNECTION_SECRET, 'n8n-key');
  }

  lock(connectionId: string, key: string): Locked {
    return this.vault.lock(key, connectionId);
  }

  /** @throws Unusable key_unreadable, where the connection ended too */
  async open(connectionId: string): Promise<string> {
    const locked = await lockedKeyOf(this.database, connectionId);
    const key = locked && this.vault.open(locked, connectionId);
    if (key === undefined) throw new Unusable('key_unreadable');
    return key;
  }

  /** After a rotation: locks every key with the present value, so that the one before can go. @returns how many */
  async relockAll(): Promise<number> {
    let done = 0;
    for (let after = first; ; ) {
      const rows = await lockedOtherwise(this.database, this.vault.currentKeyId, after, atOnce);
      for (const { id, key_id: keyId, sealed_key: sealed } of rows) {
        const key = this.vault.open({ keyId, sealed }, id);
        if (key === undefined) continue; // Its value is gone: the customer is asked for the key at the next look.
        await relock(this.database, id, sealed, this.vault.lock(key, id));
        done += 1;
      }
      const last = rows.at(-1);
      if (last === undefined) return done;
      after = last.id;
    }
  }
}
