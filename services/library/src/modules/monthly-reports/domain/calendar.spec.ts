import { dayOf, daysBetween, daysOf, dueMonth, monthBefore } from './calendar.js';

it.each([
  ['2026-10-31T22:59:59Z', '2026-10-31'],
  ['2026-10-31T23:00:00Z', '2026-11-01'],
  ['2026-03-31T21:59:59Z', '2026-03-31'],
  ['2026-03-31T22:00:00Z', '2026-04-01'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('%s is in Amsterdam on %s, in summer and in winter', (at, day) => {
  expect(dayOf(new Date(at))).toBe(day);
});

it('knows the days of a month, those in which the clock is changed and February', () => {
  expect([daysOf('2026-03').length, daysOf('2026-10').length]).toEqual([31, 31]);
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
  expect(daysOf('2027-02')).toHaveLength(28);
  expect(daysBetween('2026-10-20', '2026-10-31')).toBe(12);
  expect(monthBefore('2027-01')).toBe('2026-12');
});

it.each([
  ['2026-11-30T23:30:00Z', '2026-10'],
  ['2026-12-01T06:59:00Z', '2026-10'],
  ['2026-12-01T07:00:00Z', '2026-11'],
  ['2026-12-31T22:00:00Z', '2026-11'],
  ['2026-10-01T06:00:00Z', '2026-09'],
  ['2026-10-01T05:59:00Z', '2026-08'],
])('at %s the latest month that is due is %s', (now, month) => {
  expect(dueMonth(new Date(now))).toBe(month);
});
