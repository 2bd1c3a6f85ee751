import { type AlertChannel, type PlanName, planGives, planOf } from '@stroomwerk/contracts';
import type { AlertChannelKind, Entitlement } from '@stroomwerk/contracts/library';

/** What each kind of channel is called in the table of plans. */
export const sortOf = (kind: AlertChannelKind): AlertChannel => (kind === 'webhook' ? 'webhook' : 'chat');

/** Who has no plan any more is watched for thirty days, and hears of it by mail. */
export const alertsIn = ({
  granted,
  price_tier,
}: Pick<Entitlement, 'granted' | 'price_tier'>): readonly AlertChannel[] =>
  granted ? planGives[planOf(price_tier) ?? 'starter'].alerts : ['mail'];

const onSale = ['starter', 'launch_special', 'professional', 'enterprise'] as const;

/** The smallest plan on sale with a sort of alerts; null where it is there already. */
export const offerOf = (has: readonly AlertChannel[], sort: AlertChannel): PlanName | null =>
  has.includes(sort)
    ? null
    : (onSale.find((name) => (planGives[name].alerts as readonly AlertChannel[]).includes(sort)) ?? null);
