import { createHash } from 'node:crypto';
import { Interval, PriceTier } from '@stroomwerk/contracts';
import { PlanChangeEffect } from '@stroomwerk/contracts/billing';
import { z } from 'zod';

const cents = z.number().int();

/**
 * What a preview showed, given back by who confirms it. It needs no signature: the provider is asked for the same moment
 * again, and only what it then says is charged.
 */
const Agreed = z.object({
  /** One preview is confirmed once. */
  id: z.uuid(),
  price_tier: PriceTier,
  interval: Interval,
  effect: PlanChangeEffect,
  /** Unix seconds: from when on time is credited and charged. */
  at: z.number().int(),
  total_cents: cents,
  charged_cents: cents,
  credit_left_cents: cents,
  renewal_cents: cents,
});
export type Agreed = z.infer<typeof Agreed>;

export const tokenOf = (agreed: Agreed): string =>
  Buffer.from(JSON.stringify(Agreed.parse(agreed))).toString('base64url');

/** @returns null for what is none of ours */
export function agreedIn(token: string): Agreed | null {
  try {
    return Agreed.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Under which a token is kept. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const holdsSeconds = 600;
/** Between two machines' clocks. */
const slackSeconds = 5;

/** Whether a preview still holds: ten minutes long; nobody may choose a moment at which the other plan costs less. */
export const stillHolds = ({ at }: Agreed, now: Date): boolean => {
  const age = Math.floor(now.getTime() / 1000) - at;
  return age >= -slackSeconds && age <= holdsSeconds;
};

/** Whether the provider would charge what somebody agreed to, and when. */
export const isSame = (agreed: Agreed, shown: Agreed): boolean =>
  agreed.effect === shown.effect &&
  agreed.total_cents === shown.total_cents &&
  agreed.charged_cents === shown.charged_cents &&
  agreed.credit_left_cents === shown.credit_left_cents &&
  agreed.renewal_cents === shown.renewal_cents;
