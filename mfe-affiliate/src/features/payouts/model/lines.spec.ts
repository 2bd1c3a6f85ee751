import type { LedgerLine } from '@stroomwerk/contracts/billing';
import { changeIn, isShown, referralNumber, signedCents } from './lines.js';

const line = (movement: LedgerLine['movement']): LedgerLine => ({
  ...{ id: 'a', at: '2026-11-28T10:00:00.000Z', movement, amount_cents: 2_500, referral: 1 },
  ...{ reason: null, held_until: null, looked_into: false },
});

it.each([
  ['earned', 2_500, 'commission'],
  ['clawed_back', -2_500, 'commission'],
  ['paid_out', -2_500, 'payout'],
  ['released', null, 'commission'],
  ['payout_ordered', null, 'payout'],
  ['payout_returned', null, 'payout'],
] as const)('%s moves %s, among the lines of %s', (movement, cents, filter) => {
  expect(signedCents(line(movement))).toBe(cents);
  expect((['all', 'commission', 'payout'] as const).filter((one) => isShown(line(movement), one))).toEqual([
    ...['all', filter],
  ]);
});

it('numbers referrals as they are read aloud', () =>
  expect([referralNumber(3), referralNumber(12_345)]).toEqual(['R-0003', 'R-12345']));

it.each([
  ['?confirm=018f0000-0000-4000-8000-0000000000a1', '018f0000-0000-4000-8000-0000000000a1'],
  ['?confirm=something', null],
  ['', null],
])('reads the link of the mail in %s', (search, expected) => expect(changeIn(search)).toBe(expected));
