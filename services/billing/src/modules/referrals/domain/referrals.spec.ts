import { codeAlphabet, makeCode, normalizeCode, referralUrl } from './code.js';
import { commissionCents, dueMovement, linesOf, releaseAt } from './commission.js';

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

  it('is earned once, and clawed back once when everything paid went back', () => {
    expect(dueMovement(4_900, null)).toBe('earned');
    expect(dueMovement(9_800, 'held')).toBeNull();
    expect(dueMovement(100, 'released')).toBeNull();
    expect(dueMovement(0, null)).toBeNull();
    expect(dueMovement(0, 'held')).toBe('clawed_back');
    expect(dueMovement(0, 'released')).toBe('clawed_back');
    expect(dueMovement(0, 'clawed_back')).toBeNull();
    expect(dueMovement(4_900, 'clawed_back')).toBeNull();
  });

  it.each([
    ['earned', 'held', 'expense', 'held'],
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
