import { Allowance, NetworkAllowance } from './allowance.js';

const noon = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const times = (allowance: Allowance, count: number, network: string, at = noon) =>
  Array.from({ length: count }, () => allowance.take(network, at)).filter(Boolean).length;

it('gives each network so much a minute, and no more than so much a day', () => {
  const allowance = new Allowance({ perMinute: 3, perDay: 5 });
  expect(times(allowance, 9, 'a')).toBe(3);
  expect(times(allowance, 9, 'b')).toBe(3);
  expect(times(allowance, 9, 'a', later(60_000))).toBe(2);
  expect(times(allowance, 9, 'a', later(120_000))).toBe(0);
  expect(times(allowance, 9, 'a', later(86_400_000))).toBe(3);
});

it('knows a bounded number of networks, and lets further ones wait', () => {
  const allowance = new Allowance({ perMinute: 1, perDay: 2 });
  for (let network = 0; network < 50_000; network += 1) allowance.take(String(network), noon);
  expect(allowance.take('one more', noon)).toBe(false);
  expect(allowance.take('1', later(60_000))).toBe(true);
});

it('gives a range of networks four times what one has, and what one may not bring costs its neighbours nothing', () => {
  const allowance = new NetworkAllowance({ perMinute: 3, perDay: 5 });
  const take = (visitor: string, neighbours?: string) => allowance.take({ visitor, neighbours }, noon);
  const some = (count: number, visitor: string) =>
    Array.from({ length: count }, () => take(visitor, 'around')).filter(Boolean).length;
  expect(some(100, 'a')).toBe(3);
  expect(['b', 'c', 'd', 'e'].map((visitor) => some(9, visitor))).toEqual([3, 3, 3, 0]);
  expect(take('elsewhere', 'around there')).toBe(true);
  expect(take('of an earlier token')).toBe(true);
});
