import { bytesBefore, layoutShift, scriptsBefore } from './moments.js';

const scripts = [
  { url: '/main.js', end: 400 },
  { url: '/page.js', end: 900 },
  // A preload and the script that it was for.
  { url: '/main.js', end: 650 },
  // Under way still, or failed.
  { url: '/never.js', end: 0 },
];

it('counts a script once, and only when all of it was there', () => {
  expect(scriptsBefore(scripts, 399)).toEqual([]);
  expect(scriptsBefore(scripts, 400)).toEqual(['/main.js']);
  expect(scriptsBefore(scripts, 2_000)).toEqual(['/main.js', '/page.js']);
});

it('adds up what came before a moment, and lets nothing count as nothing', () => {
  const size = new Map([
    ['/main.js', 107_000],
    ['/page.js', 9_000],
  ]);
  expect([bytesBefore(scripts, 899, size), bytesBefore(scripts, 900, size)]).toEqual([107_000, 116_000]);
  expect(() => bytesBefore(scripts, 900, new Map())).toThrow('/main.js was not weighed');
});

it('takes the worst window of layout shifts', () => {
  expect(layoutShift([])).toBe(0);
  // Two within a second are one window; the third stands alone.
  const shifts = [
    { at: 1_900, value: 0.02 },
    { at: 1_000, value: 0.01 },
    { at: 3_000, value: 0.025 },
  ];
  expect(layoutShift(shifts)).toBeCloseTo(0.03);
  // A window ends after five seconds, however close its shifts.
  const steady = Array.from({ length: 12 }, (_, index) => ({ at: index * 500, value: 0.01 }));
  expect(layoutShift(steady)).toBeCloseTo(0.1);
});
