import { contrastWithWhite, isReadable, readable } from './accent.js';

it('measures a colour against white', () => {
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1);
  expect(contrastWithWhite('#000000')).toBeCloseTo(21);
  expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
});

it.each(['#1b3fd6', '#767676', '#000000'])('leaves %s as it is', (colour) => {
  expect([isReadable(colour), readable(colour)]).toEqual([true, colour]);
});

it.each(['#ffffff', '#ffd400', '#777777', '#00ffff'])('offers a shade of %s that can be read', (colour) => {
  expect(isReadable(colour)).toBe(false);
  const shade = readable(colour);
  expect(shade).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrastWithWhite(shade)).toBeGreaterThanOrEqual(4.5);
  expect(contrastWithWhite(shade)).toBeLessThan(5);
});
