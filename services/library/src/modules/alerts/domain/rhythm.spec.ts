import { type Followed, quietAllowed, rhythmOf, scheduledQuiet } from './rhythm.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const followed = (known: number, longestMs: number, medianMs = longestMs, runs = 20): Followed => ({
  ...{ runs, longestMs, medianMs, firstAt: new Date(0), lastAt: new Date(known) },
});

it('guesses nothing with fewer than five runs', () => {
  expect(rhythmOf(followed(30 * day, day, day, 4))).toBeNull();
  expect(rhythmOf(followed(30 * day, day, day, 5))).toBe(2 * day + 10 * minute);
  expect(rhythmOf(followed(0, 0, 0, 0))).toBeNull();
});

it.each([
  ['every five minutes for two days', followed(2 * day, 5 * minute), 20 * minute],
  [
    'every five minutes since this morning: may be office hours',
    followed(6 * hour, 5 * minute),
    3 * day + hour,
  ],
  ['every night since Monday: may rest at the weekend', followed(4 * day, day), 3 * day + hour],
  ['every night for a month of workdays', followed(30 * day, 3 * day, day), 6 * day + 10 * minute],
  [
    'orders as they come, for a week and a half',
    followed(10 * day, 15 * hour, 40 * minute),
    30 * hour + 10 * minute,
  ],
  ['orders as they come, for two days', followed(2 * day, 15 * hour, 40 * minute), 3 * day + hour],
])('%s', (_, known, expected) => {
  expect(rhythmOf(known)).toBe(expected);
});

const schedule = (...interval: object[]) => ({
  ...{ type: 'n8n-nodes-base.scheduleTrigger', parameters: { rule: { interval } } },
});

it('reads the schedule of a workflow, where it is one', () => {
  expect(scheduledQuiet([schedule({ field: 'minutes', minutesInterval: 30 })])).toBe(43 * minute);
  expect(scheduledQuiet([schedule({ field: 'hours' })])).toBe(76 * minute);
  expect(scheduledQuiet([schedule({})])).toBe(Math.round(1.1 * day) + 10 * minute);
  expect(scheduledQuiet([schedule({ field: 'weeks', weeksInterval: 2 })])).toBe(
    Math.round(15.4 * day) + 10 * minute,
  );
  expect(scheduledQuiet([schedule({ field: 'cronExpression', expression: '0 2 * * *' })])).toBeNull();
  expect(scheduledQuiet([schedule({ field: 'hours' }, { field: 'days' })])).toBeNull();
  expect(scheduledQuiet([schedule({ field: 'hours' }), schedule({ field: 'days' })])).toBeNull();
  expect(scheduledQuiet([{ ...schedule({ field: 'hours' }), disabled: true }])).toBeNull();
  expect(scheduledQuiet([schedule({ field: 'hours', hoursInterval: 'x' })])).toBeNull();
  expect(scheduledQuiet([null, 7, {}])).toBeNull();
});

it('believes a schedule while runs are few, and no schedule against what really happens', () => {
  const half = 43 * minute;
  expect(quietAllowed(followed(hour, 30 * minute, 30 * minute, 2), half)).toBe(half);
  expect(quietAllowed(followed(6 * hour, 30 * minute), half)).toBe(half);
  // Changed in n8n to once in four hours.
  expect(quietAllowed(followed(10 * day, 4 * hour, 30 * minute), half)).toBe(264 * minute + 10 * minute);
  expect(quietAllowed(followed(hour, 0, 0, 1), null)).toBeNull();
});
