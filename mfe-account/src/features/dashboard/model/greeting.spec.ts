import { dayPart } from './greeting.js';

it('greets by the hour', () => {
  expect([0, 11, 12, 17, 18, 23].map(dayPart)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
