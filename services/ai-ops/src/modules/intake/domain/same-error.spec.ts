import type { KeptError } from './kept.js';
import { sameError } from './same-error.js';

const error: KeptError = {
  ...{ message: 'No workflow 41 in "Mail"', kind: 'render', remote: 'mfe-library', release: '2.1.0' },
  ...{
    url: '/',
    componentStack: null,
    userAgent: '',
    stack: 'Error: x\n    at Card (http://s/a.3f9c2b7a1.js:1:200)\n  at y',
  },
};
const is = (change: Partial<KeptError>) => sameError({ ...error, ...change }) === sameError(error);

it('is the same whatever numbers and values it names, and wherever it was seen', () => {
  expect(is({ message: 'No workflow 9 in "Post"' })).toBe(true);
  expect(is({ stack: 'Error: x\n    at Card (http://s/a.aa00bb11cc.js:7:1)\n  at z', url: '/b' })).toBe(true);
});

it('is told from its place, not from what its message says before it, and has one without a place', () => {
  const failing = (at: string, place: string) => ({
    stack: `Error: failed at ${at}\n    at ${place} (http://s/a.js:1:2)`,
  });
  expect(sameError({ ...error, ...failing('once', 'Card') })).toBe(
    sameError({ ...error, ...failing('last', 'Card') }),
  );
  expect(sameError({ ...error, ...failing('once', 'Card') })).not.toBe(
    sameError({ ...error, ...failing('once', 'List') }),
  );
  expect(sameError(error)).toMatch(/^[\w-]{22}$/);
  expect(sameError({ ...error, stack: null })).toBe(sameError({ ...error, stack: 'Error: x' }));
});

it.each([
  { message: 'No flow' },
  { remote: null },
  { release: '2.1.1' },
  { kind: 'load' as const },
  { stack: 'Error: x\n    at List (http://s/a.js:1:2)' },
])('is another one with %j', (change) => {
  expect(is(change)).toBe(false);
});
