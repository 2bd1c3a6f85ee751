import type { AlertChannel } from '@stroomwerk/contracts';
import type { AlertChannelKind, AlertChannelView, AlertKind, AlertPage } from '@stroomwerk/contracts/library';
import { sortOf } from './plan.js';

/** A channel as its account sees it. @param has what the plan has */
export const channelView = (
  channel: {
    readonly id: string;
    readonly kind: AlertChannelKind;
    readonly name: string;
    readonly masked: string;
    readonly kinds: readonly AlertKind[];
    readonly last_ok_at: Date | null;
    readonly failing_since: Date | null;
  },
  has: readonly AlertChannel[],
): AlertChannelView => ({
  ...{ id: channel.id, kind: channel.kind, name: channel.name, masked: channel.masked },
  kinds: [...channel.kinds],
  in_plan: has.includes(sortOf(channel.kind)),
  last_ok_at: channel.last_ok_at?.toISOString() ?? null,
  failing_since: channel.failing_since?.toISOString() ?? null,
});

/** Something that nobody of the on-call order has yet. */
export const pageView = (page: {
  readonly id: string;
  readonly kind: AlertKind;
  readonly automationId: string;
  readonly automation: string;
  readonly at: Date;
}): AlertPage => ({
  ...{ id: page.id, kind: page.kind, since: page.at.toISOString() },
  automation: { id: page.automationId, name: page.automation },
});
