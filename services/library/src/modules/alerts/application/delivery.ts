import { Inject, Injectable } from '@nestjs/common';
import { Clock, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { OutboundError } from '@stroomwerk/kernel/outbound';
import { DataSource } from 'typeorm';
import { bodyFor } from '../domain/body.js';
import { type Outcome, outcomeOf } from '../domain/outcome.js';
import { signedHeaders } from '../domain/signature.js';
import { nextTry } from '../domain/tries.js';
import { type ChannelRow, channelOf, noteChannel } from '../persistence/channels.js';
import { type ItemRow, itemsOf, settleMessage, type Try, takeMessage } from '../persistence/messages.js';
import { AlertWay } from './alert-way.js';
import { ChannelAddresses } from './channel-addresses.js';
import { toldBy } from './told-by.js';

/** What became of one try. */
export interface Sent {
  readonly outcome: Outcome;
  readonly status: number | null;
  /** Seconds that the other end asked to wait. */
  readonly wait?: number;
  /** Of the door, where nothing came back. */
  readonly error?: OutboundError;
}

/** Sends messages to channels. A message may arrive twice, with the same id, when a worker dies between sending and noting it. */
@Injectable()
export class Delivery {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly way: AlertWay,
    private readonly addresses: ChannelAddresses,
    @Inject(SERVICE_ENV) private readonly env: Pick<ServiceEnv, 'PUBLIC_URL'>,
  ) {}

  /** Makes one try at a message, if it is due and nobody else's. */
  async deliver(messageId: string): Promise<void> {
    const attempt = await takeMessage(this.database, messageId, this.clock.now());
    if (attempt === undefined) return;
    const channel = await channelOf(this.database, attempt.accountId, attempt.channelId);
    const items = await itemsOf(this.database, messageId);
    // Its automations were deleted meanwhile, or the channel was removed: there is nothing to tell, or nobody.
    if (channel === undefined || items.length === 0) {
      await settleMessage(this.database, attempt, 'given_up', { status: null, now: this.clock.now() });
      return;
    }
    await this.settle(attempt, channel.id, await this.send(channel, attempt, items));
  }

  /** Sends a message to a channel now. @param items none for one that tries the channel */
  async send(
    channel: ChannelRow,
    { id, madeAt }: Pick<Try, 'id' | 'madeAt'>,
    items: readonly ItemRow[],
  ): Promise<Sent> {
    const known = await this.addresses.open(channel.id);
    if (known === undefined) return { outcome: 'never', status: null };
    const told = toldBy(items, channel.language);
    const body = bodyFor(channel.kind, { id, madeAt, told }, channel.language, this.env.PUBLIC_URL);
    const signed =
      known.secret === null
        ? undefined
        : signedHeaders(known.secret, { id, body: JSON.stringify(body), at: this.clock.now() });
    try {
      const answer = await this.way.send({ method: 'POST', url: known.address, headers: signed, body });
      const wait = Number(answer.headers['retry-after']);
      return {
        outcome: outcomeOf(channel.kind, answer.status),
        status: answer.status,
        ...(wait > 0 ? { wait } : {}),
      };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { outcome: error.kind === 'refused_address' ? 'never' : 'again', status: null, error };
    }
  }

  private async settle(attempt: Try, channelId: string, { outcome, status, wait }: Sent): Promise<void> {
    const now = this.clock.now();
    const next = outcome === 'again' ? nextTry(attempt.tries, attempt.madeAt, now, wait) : null;
    const state =
      outcome === 'taken' ? 'sent' : outcome === 'never' ? 'refused' : next === null ? 'given_up' : 'waiting';
    const ours = await settleMessage(this.database, attempt, state, { status, now, due: next ?? now });
    if (ours) await noteChannel(this.database, channelId, outcome === 'taken', now);
  }
}
