import { createHmac } from 'node:crypto';
import { outcomeOf } from './outcome.js';
import { alertsIn, offerOf } from './plan.js';
import { newSecret, signedHeaders } from './signature.js';
import { nextTry } from './tries.js';

it('signs what goes to a webhook so that its receiver can check it', () => {
  const secret = newSecret();
  const at = new Date('2026-11-27T10:00:00.900Z');
  const headers = signedHeaders(secret, { id: 'm1', body: '{"a":1}', at });
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(key).toHaveLength(32);
  expect(headers).toEqual({
    ...{ 'webhook-id': 'm1', 'webhook-timestamp': '1795773600' },
    'webhook-signature': `v1,${createHmac('sha256', key).update('m1.1795773600.{"a":1}').digest('base64')}`,
  });
  expect(newSecret()).not.toBe(secret);
});

it('tries for a day: soon, then hourly, and no sooner than the other end asks', () => {
  const made = new Date('2026-11-27T10:00:00Z');
  let now = made;
  let tries = 0;
  for (let next: Date | null = made; next !== null; next = nextTry(tries, made, now)) {
    now = next;
    tries += 1;
  }
  expect(tries).toBe(29);
  expect(now.getTime() - made.getTime()).toBeLessThanOrEqual(86_400_000);
  expect(nextTry(1, made, made, 300)).toEqual(new Date('2026-11-27T10:05:00Z'));
  expect(nextTry(1, made, made, 1e9)).toEqual(new Date('2026-11-27T11:00:00Z'));
});

it.each([
  ['webhook', 200, 'taken'],
  ['webhook', 204, 'taken'],
  ['webhook', 404, 'again'],
  ['webhook', 410, 'never'],
  ['webhook', 500, 'again'],
  ['slack', 404, 'never'],
  ['slack', 429, 'again'],
  ['teams', 202, 'taken'],
  ['discord', 401, 'never'],
  ['discord', 502, 'again'],
] as const)('%s that answers %s: %s', (kind, status, expected) => {
  expect(outcomeOf(kind, status)).toBe(expected);
});

it('gives each plan what the table says, and names the smallest that has the rest', () => {
  const starter = alertsIn({ granted: true, price_tier: 'starter_monthly' });
  expect([offerOf(starter, 'mail'), offerOf(starter, 'webhook'), offerOf(starter, 'on_call')]).toEqual([
    ...[null, 'professional', 'enterprise'],
  ]);
  const most = alertsIn({ granted: true, price_tier: 'enterprise_monthly' });
  expect([offerOf(most, 'chat'), offerOf(most, 'on_call')]).toEqual([null, null]);
  expect(alertsIn({ granted: false, price_tier: 'enterprise_monthly' })).toEqual(['mail']);
});
