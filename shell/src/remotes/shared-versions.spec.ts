import { demandShared, fits } from './shared-versions.js';

it.each([
  ['^1.2.3', '1.2.3', true],
  ['^1.2.3', '1.2.4', true],
  ['^1.2.3', '1.3.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.1.9', false],
  ['^1.2.3', '2.0.0', false],
  ['^9.0.0', '1.0.0', false],
  ['^0.4.1', '0.4.2', true],
  ['^0.4.1', '0.5.0', false],
  ['^1.2.3', '1.2.4-rc.1', true],
  ['^1.2.3-rc.1', '1.2.3', true],
  ['>=1', '0.1.0', true],
])('%s takes %s: %s', (range, version, expected) => {
  expect(fits(range, version)).toBe(expected);
});

it('names the package that does not fit', () => {
  const release = { name: 'mfe-a', version: '7.0.0', shared: { react: '^19.0.0', zustand: '^6.0.0' } };
  expect(() => demandShared(release, { react: '19.3.0', zustand: '5.1.0' })).toThrow(
    'mfe-a 7.0.0 needs zustand ^6.0.0; this shell has 5.1.0.',
  );
  expect(() => demandShared(release, { react: '19.3.0' })).toThrow('has none');
  expect(() => demandShared(release, { react: '19.3.0', zustand: '6.1.0' })).not.toThrow();
});
