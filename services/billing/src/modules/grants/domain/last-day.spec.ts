import { endOfDay } from './last-day.js';

it.each([
  ['2026-11-28', '2026-11-28T23:00:00.000Z'],
  ['2026-07-01', '2026-07-01T22:00:00.000Z'],
  // The clock goes forward, and back.
  ['2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
])('%s is over at midnight in the Netherlands: %s', (day, end) =>
  expect(endOfDay(day).toISOString()).toBe(end),
);
