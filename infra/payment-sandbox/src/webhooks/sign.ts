import { createHmac } from 'node:crypto';

/**
 * The Stripe-Signature header (https://docs.stripe.com/webhooks#verify-manually).
 * @param at wall time in unix seconds: the receiver compares it with its own clock, also while the sandbox's runs ahead
 */
export const signature = (secret: string, payload: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
