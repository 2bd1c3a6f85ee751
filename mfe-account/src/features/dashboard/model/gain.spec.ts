// Pure: hours of a month as they are read.
import { shownHours } from './gain.js';

it.each([
  [0.004, null],
  [0.4, { unit: 'minutes', value: 24, digits: 0 }],
  [0.999, { unit: 'hours', value: 0.999, digits: 1 }],
  [4.2, { unit: 'hours', value: 4.2, digits: 1 }],
  [63.4, { unit: 'hours', value: 63.4, digits: 0 }],
])('%s is %j', (hours, shown) => {
  expect(shownHours(hours)).toEqual(shown);
});
