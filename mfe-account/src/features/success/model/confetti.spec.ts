import { pieces, place, seconds, spread } from './confetti.js';

it('throws fifty pieces over the whole width, the same each time', () => {
  const thrown = spread();
  expect(thrown).toHaveLength(pieces);
  expect([pieces, seconds]).toEqual([50, 5]);
  expect(spread()).toEqual(thrown);
  for (const { x, delay } of thrown) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1);
    expect(delay).toBeLessThan(seconds);
  }
  expect(new Set(thrown.map(({ shape }) => shape)).size).toBe(3);
});

it('lets every piece fall out of the screen within five seconds', () => {
  const thrown = spread();
  expect(thrown.some((piece) => place(piece, 1) !== null)).toBe(true);
  for (const piece of thrown) {
    expect(place(piece, piece.delay - 0.01)).toBeNull();
    expect(place(piece, seconds)).toBeNull();
  }
});
