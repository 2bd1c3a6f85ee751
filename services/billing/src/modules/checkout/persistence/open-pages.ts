import type { PriceTier } from '@stroomwerk/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { CheckoutSessionEntity } from './checkout-session.entity.js';

interface Kind {
  readonly accountId: string;
  /** The session that takes their place. */
  readonly except: string;
  readonly tiers: readonly PriceTier[];
}

/** @returns the open order pages of an account that nothing took the place of yet */
export async function openOfKind(
  manager: EntityManager,
  { accountId, except, tiers }: Kind,
): Promise<string[]> {
  const found = await manager.find(CheckoutSessionEntity, {
    select: { id: true },
    where: {
      ...{ account_id: accountId, payment_status: 'open', replaced_at: IsNull() },
      ...{ id: Not(except), price_tier: In([...tiers]) },
    },
  });
  return found.map(({ id }) => id);
}

/**
 * Marks the open order pages of an account that another one, or a paid plan, takes the place of: the reconciliation closes
 * those that could not be closed at once. @returns their ids
 */
export async function replaceOpen(
  manager: EntityManager,
  { now, ...kind }: Kind & { readonly now: Date },
): Promise<string[]> {
  const ids = await openOfKind(manager, kind);
  if (ids.length > 0)
    await manager.update(CheckoutSessionEntity, { id: In(ids) }, { replaced_at: now, next_check_at: now });
  return ids;
}
