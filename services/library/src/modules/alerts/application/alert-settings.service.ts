import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AlertChannel, Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type {
  AddAlertChannel,
  AddedAlertChannel,
  AlertChannelKind,
  AlertSettings,
  OnCallStep,
  SaveAlertSettings,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { OutboundError } from '@stroomwerk/kernel/outbound';
import { DataSource, type EntityManager } from 'typeorm';
import { Attempts } from '../../connections/application/attempts.js';
import { planTitles } from '../../connections/domain/plan-limit.js';
import { Access } from '../../entitlements/application/access.js';
import { chatTitles, isOfChat, maskedAddress } from '../domain/chat.js';
import { alertsIn, offerOf, sortOf } from '../domain/plan.js';
import { isZone } from '../domain/quiet.js';
import { newSecret } from '../domain/signature.js';
import { usualKinds, usualMail, usualQuiet } from '../domain/usual.js';
import { channelView, pageView } from '../domain/view.js';
import { addChannel, channelOf, channelsOf, chooseKinds, removeChannel } from '../persistence/channels.js';
import { acknowledge, openPages } from '../persistence/pages.js';
import { saveSetting, settingOf } from '../persistence/settings.js';
import { AlertWay } from './alert-way.js';
import { ChannelAddresses } from './channel-addresses.js';

/** More than anybody uses, and few enough to hold. */
const mostChannels = 20;
const unknownZone = { nl: 'Deze tijdzone kennen we niet', en: 'We do not know this time zone' };

/** When an account hears of its automations, where, and at which hours not. Another account's channels do not exist. */
@Injectable()
export class AlertSettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly way: AlertWay,
    private readonly addresses: ChannelAddresses,
    private readonly attempts: Attempts,
  ) {}

  async of(user: Principal): Promise<AlertSettings> {
    const setting = await settingOf(this.database, user.accountId);
    const channels = await channelsOf(this.database, user.accountId);
    const has = alertsIn(await this.access.of(user));
    return {
      mail: [...(setting?.mail ?? usualMail)],
      channels: channels.map((channel) => channelView(channel, has)),
      quiet: setting?.quiet ?? usualQuiet,
      on_call: setting?.on_call ?? [],
      pages: (await openPages(this.database, user.accountId)).map(pageView),
      offers: {
        webhook: offerOf(has, 'webhook'),
        chat: offerOf(has, 'chat'),
        on_call: offerOf(has, 'on_call'),
      },
    };
  }

  /** @throws AppError library.alert_channel_not_found, alert_channel_plan, common.invalid_request for an unknown time zone */
  async save(user: Principal, wanted: SaveAlertSettings, lang: Language): Promise<AlertSettings> {
    if (!isZone(wanted.quiet.zone))
      throw new AppError('common.invalid_request', { fields: { 'quiet.zone': unknownZone[lang] } });
    if ((wanted.on_call ?? []).length > 0) this.refuseWithout(await this.planOf(user), 'on_call');
    await this.database.transaction(async (manager) => {
      const on_call = wanted.on_call ?? (await settingOf(manager, user.accountId))?.on_call ?? [];
      const { quiet } = wanted;
      await saveSetting(manager, user, { mail: [...new Set(wanted.mail)], quiet, on_call }, this.clock.now());
      await requireOwn(manager, user.accountId, wanted.on_call ?? []);
      for (const [id, kinds] of Object.entries(wanted.channels))
        if (!(await chooseKinds(manager, user.accountId, id, [...new Set(kinds)])))
          throw new AppError('library.alert_channel_not_found');
    });
    return this.of(user);
  }

  /**
   * Adds a channel. What signs for a webhook is in this answer and in no other.
   * @throws AppError library.alert_channel_plan, alert_address_refused, alert_address_other_chat, alert_channel_exists, shelf_full
   */
  async add(user: Principal, wanted: AddAlertChannel, lang: Language): Promise<AddedAlertChannel> {
    const has = await this.requireSort(user, wanted.kind);
    this.attempts.count(user.accountId);
    await this.requireAddress(wanted);
    const id = randomUUID();
    const secret = wanted.kind === 'webhook' ? newSecret() : null;
    await this.database.transaction(async (manager) => {
      await this.requireRoom(manager, user.accountId);
      const added = await addChannel(manager, user.accountId, {
        ...{ id, kind: wanted.kind, name: wanted.name, masked: maskedAddress(wanted.address) },
        ...{ kinds: [...usualKinds], language: lang, at: this.clock.now() },
        locked: this.addresses.lock(id, { address: wanted.address, secret }),
      });
      if (!added) throw new AppError('library.alert_channel_exists');
    });
    const row = await channelOf(this.database, user.accountId, id);
    if (row === undefined) throw new AppError('library.alert_channel_not_found');
    return { channel: channelView(row, has), secret };
  }

  /** @throws AppError library.alert_channel_not_found */
  async remove(user: Principal, id: string): Promise<void> {
    const removed =
      isUuid(id) &&
      (await this.database.transaction((manager) =>
        removeChannel(manager, user.accountId, id, this.clock.now()),
      ));
    if (!removed) throw new AppError('library.alert_channel_not_found');
  }

  /** @throws AppError library.alert_channel_plan */
  async requireSort(
    user: Pick<Principal, 'accountId' | 'ofGate'>,
    kind: AlertChannelKind,
  ): Promise<readonly AlertChannel[]> {
    const has = await this.planOf(user);
    this.refuseWithout(has, sortOf(kind));
    return has;
  }

  /** Somebody has it: who comes after them in the on-call order is not told. @throws AppError library.alert_page_not_found */
  async acknowledge(user: Principal, id: string): Promise<void> {
    if (!isUuid(id) || !(await acknowledge(this.database, user, id, this.clock.now())))
      throw new AppError('library.alert_page_not_found');
  }

  private async planOf(user: Pick<Principal, 'accountId' | 'ofGate'>): Promise<readonly AlertChannel[]> {
    return alertsIn(await this.access.of(user));
  }

  private refuseWithout(has: readonly AlertChannel[], sort: AlertChannel): void {
    const offer = offerOf(has, sort);
    if (offer !== null)
      throw new AppError('library.alert_channel_plan', { params: { plan: planTitles[offer] } });
  }

  private async requireAddress({ kind, address }: AddAlertChannel): Promise<void> {
    if (kind !== 'webhook' && !isOfChat(kind, address))
      throw new AppError('library.alert_address_other_chat', { params: { chat: chatTitles[kind] } });
    if (kind !== 'webhook') return;
    try {
      await this.way.check(address);
    } catch (error) {
      // A name that has no address yet may have one tomorrow; it is tried when there is something to send.
      if (error instanceof OutboundError && error.kind === 'refused_address')
        throw new AppError('library.alert_address_refused');
      if (!(error instanceof OutboundError)) throw error;
    }
  }

  private async requireRoom(manager: EntityManager, accountId: string): Promise<void> {
    if ((await channelsOf(manager, accountId)).length >= mostChannels)
      throw new AppError('library.shelf_full', { params: { most: mostChannels } });
  }
}

/** @throws AppError library.alert_channel_not_found where a step of the order goes to no channel of the account */
async function requireOwn(
  manager: EntityManager,
  accountId: string,
  order: readonly OnCallStep[],
): Promise<void> {
  const own = (await channelsOf(manager, accountId)).map(({ id }) => id);
  if (order.some(({ channel }) => channel !== 'mail' && !own.includes(channel)))
    throw new AppError('library.alert_channel_not_found');
}
