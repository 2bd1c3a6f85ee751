import { addBusinessDays, isBusinessDay } from './business-days.js';
import { nextDue } from './due.js';
import { maskedIban, readIban } from './iban.js';
import { payoutLines } from './payout.js';

const on = (day: string) => new Date(`${day}T10:00:00Z`);

describe('business days', () => {
  it.each([
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-11-30', true],
    ['2026-12-25', false],
    ['2028-12-26', false],
    ['2027-01-01', false],
    // Good Friday and Easter Monday.
    ['2026-04-03', false],
    ['2026-04-06', false],
    ['2027-03-26', false],
    ['2027-03-29', false],
    ['2038-04-26', false],
    // A Friday, Labour Day; King's Day is none of the euro area's.
    ['2026-05-01', false],
    ['2026-04-27', true],
  ])('%s: %s', (day, expected) => expect(isBusinessDay(on(day))).toBe(expected));

  it('are counted over weekends and holidays, at the same time of day', () => {
    expect(addBusinessDays(on('2026-11-27'), 5)).toEqual(on('2026-12-04'));
    expect(addBusinessDays(on('2026-12-23'), 5)).toEqual(on('2026-12-31'));
    expect(addBusinessDays(on('2026-12-31'), 1)).toEqual(on('2027-01-04'));
  });
});

describe('the next payout', () => {
  const long = on('2026-01-01');
  const free = (...cents: number[]) =>
    cents.map((one, index) => ({ at: on(`2026-11-0${index + 2}`), cents: one }));

  it('is due 5 to 10 business days after the balance reached the minimum', () => {
    expect(nextDue(free(2_500, 2_500, 2_500), [], long)).toEqual({
      ...{ cents: 7_500, from: on('2026-11-10'), until: on('2026-11-17') },
    });
  });

  it('counts anew after a claw-back or a payout took it below', () =>
    expect(nextDue(free(5_000, -2_500, 2_500), [], long)?.from).toEqual(on('2026-11-11')));

  it('counts from the confirmation of the account, where that came later', () =>
    expect(nextDue(free(5_000), [], on('2026-11-20'))?.from).toEqual(on('2026-11-27')));

  it('is foreseen with what is going to be released, no more of it than it takes', () => {
    const coming = ['2026-11-12', '2026-11-13'].map((day) => ({ at: on(day), cents: 2_500 }));
    expect(nextDue(free(2_500), coming, long)).toEqual({
      ...{ cents: 5_000, from: on('2026-11-19'), until: on('2026-11-26') },
    });
  });

  it.each([[[]], [[4_999]], [[5_000, -1]], [[-2_500]]])('is none with %j', (cents) =>
    expect(nextDue(free(...cents), [], long)).toBeNull(),
  );
});

describe('an account', () => {
  it.each([
    ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
    [' nl91abna0417164300 ', 'NL91ABNA0417164300'],
    ['BE68 5390 0754 7034', 'BE68539007547034'],
    ['NL91 ABNA 0417 1643 01', null],
    ['NL91', null],
    ['', null],
    // Valid, and no SEPA transfer reaches it.
    ['TR33 0006 1005 1978 6457 8413 26', null],
  ])('%s is read as %s', (given, expected) => expect(readIban(given)).toBe(expected));

  it('is shown by country and last four', () =>
    expect(maskedIban('NL91ABNA0417164300')).toBe('NL•• •••• 4300'));
});

it.each([
  ['payout_ordered', 'ordered', 'available', 'ordered'],
  ['paid_out', 'ordered', 'ordered', 'paid'],
  ['payout_returned', 'ordered', 'ordered', 'available'],
  ['payout_returned', 'paid', 'paid', 'available'],
] as const)('%s while %s goes from %s to %s', (movement, before, from, to) =>
  expect(payoutLines(movement, before, 5_000)).toEqual([
    { account: from, amount_cents: -5_000 },
    { account: to, amount_cents: 5_000 },
  ]),
);
