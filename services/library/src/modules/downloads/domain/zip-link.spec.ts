import { randomUUID } from 'node:crypto';
import { sealFor } from '@stroomwerk/kernel/signing';
import { testSecret } from '@stroomwerk/kernel/testing';
import { entryNames, packNumbers, unpackNumbers, type ZipLinkClaims } from './zip-link.js';

/** What the kernel lets through as one part of a path. */
const longestParameter = 500;

describe('the numbers in a link', () => {
  it.each([[[1]], [[3, 1, 2, 2]], [[1_000_000, 1]]])('%j come back, each once', (numbers) => {
    expect(unpackNumbers(packNumbers(numbers))).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  it('fit in an address, fifty of them from a library of ten million', () => {
    const numbers = packNumbers(Array.from({ length: 50 }, (_, at) => 9_999_999 - at * 199_999));
    const claims: ZipLinkClaims = { user: randomUUID(), numbers, exp: 2_000_000_000 };
    expect(sealFor(testSecret, 'x').seal(claims).length).toBeLessThan(longestParameter);
  });
});

it('names in an archive are never the same, whatever the case', () => {
  expect(entryNames(['a.json', 'A.json', 'a-2.json', 'b.json', 'B.JSON'])).toEqual([
    'a.json',
    'A-2.json',
    'a-2-2.json',
    'b.json',
    'B-2.json',
  ]);
  expect(entryNames(['a.json.b.json', 'A.json.B.json', 'a.json', 'a.json', 'a.json'])).toEqual([
    ...['a.json.b.json', 'A.json.B-2.json'],
    ...['a.json', 'a-2.json', 'a-3.json'],
  ]);
});
