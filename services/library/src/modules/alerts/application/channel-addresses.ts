import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { type Locked, type Vault, vaultFor } from '@stroomwerk/kernel/signing';
import { DataSource } from 'typeorm';
import type { LibraryEnv } from '../../../env.js';
import { channelsLockedOtherwise, lockedChannel, relockChannel } from '../persistence/channels.js';

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** Where a channel leads, and what signs for it: who knows the address of a chat's webhook can write there. */
export interface ChannelAddress {
  readonly address: string;
  readonly secret: string | null;
}

/** Addresses of channels: locked like keys of n8n instances (ADR 32), bound to their channel. */
@Injectable()
export class ChannelAddresses {
  private readonly vault: Vault;

  constructor(
    private readonly database: DataSource,
    @Inject(SERVICE_ENV) env: Pick<LibraryEnv, 'CONNECTION_SECRET'>,
  ) {
    this.vault = vaultFor(env.CONNECTION_SECRET, 'alert-channel');
  }

  lock(channelId: string, address: ChannelAddress): Locked {
    return this.vault.lock(JSON.stringify(address), channelId);
  }

  /** @returns undefined where the channel is gone, or the value that locked it */
  async open(channelId: string): Promise<ChannelAddress | undefined> {
    const locked = await lockedChannel(this.database, channelId);
    const text = locked && this.vault.open(locked, channelId);
    return text === undefined ? undefined : (JSON.parse(text) as ChannelAddress);
  }

  /** After a rotation: locks every address with the present value, so that the one before can go. */
  async relockAll(): Promise<void> {
    for (let after = first; ; ) {
      const rows = await channelsLockedOtherwise(this.database, this.vault.currentKeyId, after, atOnce);
      for (const { id, key_id: keyId, sealed } of rows) {
        const text = this.vault.open({ keyId, sealed }, id);
        if (text !== undefined) await relockChannel(this.database, id, sealed, this.vault.lock(text, id));
      }
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  }
}
