import { codeAlphabet, makeCode, normalizeCode, referralUrl } from './code.js';
import { commissionCents, dueCents, dueChange, linesOf, releaseAt } from './commission.js';

describe('referral code', () => {
  it('is eight characters nobody mixes up', () => {
    expect(makeCode((below) => below - 1)).toBe('ZZZZZZZZ');
    expect(codeAlphabet).not.toMatch(/[01OIL]/);
    expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
  });

  it.each([
    ['abcd2345', 'ABCD2345'],
    ['  ABCD2345 ', 'ABCD2345'],
    ['ABCD234', null],
    ['ABCD234O', null],
    ["'; drop", null],
    ['', null],
    [null, null],
  ])('%s is read as %s', (given, expected) => expect(normalizeCode(given)).toBe(expected));

  it('stands in the link', () =>
    expect(['', '/', '//'].map((end) => referralUrl(`http://localhost:8080${end}`, 'ABCD2345'))).toEqual(
      Array(3).fill('http://localhost:8080/?ref=ABCD2345'),
    ));
});

describe('commission', () => {
  it('is 25 euro, held for 30 days', () => {
    expect(commissionCents).toBe(2_500);
    expect(releaseAt(new Date('2026-11-01T00:00:00Z'))).toEqual(new Date('2026-12-01T00:00:00Z'));
  });

  const payment = (netCents: number, paidCents: number, backCents = 0) => ({
    netCents,
    paidCents,
    backCents,
  });
  it.each([
    [null, 0],
    [payment(2_900, 3_509), 2_500],
    [payment(199_900, 241_879), 2_500],
    [payment(2_400, 2_904), 2_400],
    [payment(2_900, 3_509, 3_509), 0],
    // All but a cent went back: what is left of 25 euro is less than a cent.
    [payment(2_900, 3_509, 3_508), 0],
    [payment(4_900, 5_929, 593), 2_249],
    [payment(2_400, 2_904, 1_452), 1_200],
  ])('of %j is %s cents', (paid, due) => expect(dueCents(paid)).toBe(due));

  it.each([
    [2_500, null, 'earned', 2_500, 'held', 2_500, true],
    [2_500, ['clawed_back', 2_500], 'earned', 2_500, 'held', 2_500, true],
    [0, ['held', 2_500], 'clawed_back', 2_500, 'clawed_back', 2_500, false],
    [0, ['released', 1_000], 'clawed_back', 1_000, 'clawed_back', 1_000, false],
    [1_000, ['held', 2_500], 'clawed_back', 1_500, 'held', 1_000, false],
    [1_000, ['released', 2_500], 'clawed_back', 1_500, 'released', 1_000, false],
    // A refund that failed.
    [2_500, ['released', 1_000], 'earned', 1_500, 'released', 2_500, false],
  ] as const)(
    'due %s with %j: %s %s, then %s %s',
    (due, known, movement, cents, status, amount_cents, anew) => {
      const before = known && { status: known[0], amount_cents: known[1] };
      expect(dueChange(due, before)).toEqual({ movement, cents, after: { status, amount_cents }, anew });
    },
  );

  it.each([
    [0, null],
    [0, { status: 'clawed_back', amount_cents: 2_500 }],
    [2_500, { status: 'held', amount_cents: 2_500 }],
    [1_000, { status: 'released', amount_cents: 1_000 }],
  ] as const)('due %s with %j moves nothing', (due, known) => expect(dueChange(due, known)).toBeNull());

  it.each([
    ['earned', 'held', 'expense', 'held'],
    ['earned', 'released', 'expense', 'available'],
    ['released', 'held', 'held', 'available'],
    ['clawed_back', 'held', 'held', 'expense'],
    ['clawed_back', 'released', 'available', 'expense'],
  ] as const)('%s while %s goes from %s to %s', (movement, status, from, to) => {
    expect(linesOf(movement, status, 2_500)).toEqual([
      { account: from, amount_cents: -2_500 },
      { account: to, amount_cents: 2_500 },
    ]);
  });

  it.each([
    ['earned', 'held'],
    ['released', 'held'],
    ['clawed_back', 'held'],
    ['clawed_back', 'released'],
  ] as const)('%s from %s balances', (movement, status) => {
    const lines = linesOf(movement, status, commissionCents);
    expect(lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(0);
  });

  it('leaves the referrer with nothing after a claw-back, held or released', () => {
    const balance = (steps: ReturnType<typeof linesOf>[]) =>
      steps
        .flat()
        .filter((line) => line.account !== 'expense')
        .reduce((sum, line) => sum + line.amount_cents, 0);
    const earned = linesOf('earned', 'held', commissionCents);
    const released = linesOf('released', 'held', commissionCents);
    expect(balance([earned, released])).toBe(2_500);
    expect(balance([earned, linesOf('clawed_back', 'held', commissionCents)])).toBe(0);
    expect(balance([earned, released, linesOf('clawed_back', 'released', commissionCents)])).toBe(0);
  });
});
