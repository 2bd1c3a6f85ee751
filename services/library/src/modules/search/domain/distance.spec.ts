import { bestByPlace, bestByScore } from './best.js';
import { bits, distance, letterMask, mostWrong } from './distance.js';
import { Growing } from './growing.js';

it.each([
  ['', '', 2, 0],
  ['factuur', 'factuur', 2, 0],
  ['factuur', 'factur', 2, 1],
  ['factur', 'factuur', 1, 1],
  ['factuur', 'fatcuur', 1, 1],
  ['factuur', 'faktuur', 1, 1],
  ['factuur', 'faktuuur', 2, 2],
  ['factuur', 'faktuuur', 1, 2],
  ['factuur', 'fac', 2, 3],
  ['factuur', 'rekening', 2, 3],
  ['ab', 'ba', 1, 1],
  ['abc', 'cab', 2, 2],
  ['abcd', 'abxy', 2, 2],
  ['ab', 'bc', 2, 2],
  ['ab', 'ca', 2, 2],
  ['kat', '', 2, 3],
  ['', 'ka', 2, 2],
])('%p is from %p, looked at to %d, %d steps', (a, b, most, steps) => {
  expect(distance(a, b, most)).toBe(steps);
  expect(distance(b, a, most)).toBe(steps);
});

it('compares words beyond the longest as a whole', () => {
  const [long, other] = ['a'.repeat(44), `${'a'.repeat(43)}b`];
  expect([distance(long, long, 2), distance(long, other, 2)]).toEqual([0, 3]);
  expect(distance('a'.repeat(43), `${'a'.repeat(42)}b`, 2)).toBe(1);
  expect(distance('a'.repeat(43), 'a'.repeat(44), 2)).toBe(3);
});

it('knows which letters words have', () => {
  expect(letterMask('cab')).toBe(0b111);
  expect(letterMask('abba')).toBe(letterMask('ab'));
  expect(letterMask('z')).toBe(1 << 25);
  for (const other of ['0', '{', '`', 'é']) expect(letterMask(other) & ((1 << 26) - 1)).toBe(0);
  expect(letterMask('0')).not.toBe(0);
  for (const [value, set] of [
    [0, 0],
    [1, 1],
    [0b1011, 3],
    [0xffffffff, 32],
    [0x80000001, 2],
    [0x55555555, 16],
  ] as const)
    expect(bits(value)).toBe(set);
});

it('forgives no letter in short words, one from four, two from eight', () => {
  expect(['kat', 'fiet', 'fietsen', 'factuurt'].map(mostWrong)).toEqual([0, 1, 1, 2]);
});

it('grows as it is filled, and keeps what it held', () => {
  const growing = new Growing(2);
  expect([growing.length, [...growing.values()]]).toEqual([0, []]);
  for (let value = 0; value < 9; value += 1) growing.push(2 ** 32 - 1 - value);
  expect([growing.length, growing.at(0), growing.at(8)]).toEqual([9, 2 ** 32 - 1, 2 ** 32 - 9]);
  expect([...growing.values()]).toEqual(Array.from({ length: 9 }, (_, at) => 2 ** 32 - 1 - at));
});

describe('the best of many', () => {
  const many = 5_000;
  const documents = Uint32Array.from({ length: many }, (_, at) => at);
  /** A figure for each document in no order, many of them the same. */
  const figure = (document: number) => (document * 7_919) % 1_009;
  const wanted = (most: number) =>
    [...documents].sort((a, b) => figure(b) - figure(a) || a - b).slice(0, most);

  it.each([1, 30, 400, many + 1])('by score, of equals the one earlier in the order: %d', (most) => {
    const scores = Float32Array.from(documents, figure);
    const found = bestByScore(documents, scores, most, 1);
    expect(found.map(({ document }) => document)).toEqual(wanted(most));
    expect(found[0]).toEqual({ document: wanted(1)[0], value: figure(wanted(1)[0] ?? 0) });
  });

  it('takes scores that differ by less than a step for equals', () => {
    const order = (fine: number) =>
      bestByScore(Uint32Array.of(3, 5), Float32Array.of(0.5, 0.6), 2, fine).map(({ document }) => document);
    expect([order(1), order(100)]).toEqual([
      [3, 5],
      [5, 3],
    ]);
  });

  it.each([1, 30, 2_000])('by their places: %d', (most) => {
    const places = Uint32Array.from(documents, (document) => many - 1 - document);
    expect(bestByPlace(documents, most, places)).toEqual(
      Array.from({ length: most }, (_, at) => many - 1 - at),
    );
  });

  it('is nothing of nothing', () => {
    expect(bestByScore(new Uint32Array(), new Float32Array(), 5, 1)).toEqual([]);
  });
});
