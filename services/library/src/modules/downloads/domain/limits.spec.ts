import { fileWindows, lastInTheWay, secondsUntilOut } from './limits.js';

const now = new Date('2026-11-21T10:00:00Z');

it('has a window of five minutes and one of a day', () => {
  expect(fileWindows({ inFiveMinutes: 150, inADay: 500 })).toEqual([
    { files: 150, seconds: 300 },
    { files: 500, seconds: 86_400 },
  ]);
});

it.each([
  // One more fits while fewer than 150 are in the window: the 150th newest (149) must be out.
  [1, 149],
  [50, 100],
  [150, 0],
  [151, 0],
])('%i more wait for the file at place %i', (wanted, place) => {
  expect(lastInTheWay({ files: 150, seconds: 300 }, wanted)).toBe(place);
});

it.each([
  ['2026-11-21T10:00:00Z', 300],
  ['2026-11-21T09:56:00Z', 60],
  ['2026-11-21T09:55:00.001Z', 1],
])('a file of %s is out in %i s', (takenAt, seconds) => {
  expect(secondsUntilOut({ files: 150, seconds: 300 }, new Date(takenAt), now)).toBe(seconds);
});
