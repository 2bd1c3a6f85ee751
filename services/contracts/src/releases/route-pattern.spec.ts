import { findCollision, patternsOverlap } from './route-pattern.js';

describe('patternsOverlap', () => {
  it.each([
    ['/', '/', true],
    ['/workflows', '/workflows', true],
    ['/workflows', '/Workflows/', true],
    ['/workflows/:slug', '/workflows/:id', true],
    ['/workflows/:slug', '/workflows/new', true],
    ['/affiliate/*', '/affiliate/payouts', true],
    ['/affiliate/*', '/affiliate', true],
    ['/', '/workflows', false],
    ['/workflows', '/workflow-library', false],
    ['/workflows/:slug', '/workflows', false],
    ['/account/:tab', '/ops/:tab', false],
  ])('%s and %s: %s', (left, right, expected) => {
    expect(patternsOverlap(left, right)).toBe(expected);
    expect(patternsOverlap(right, left)).toBe(expected);
  });
});

describe('findCollision', () => {
  const library = { name: 'mfe-library', routes: [{ path: '/workflows/:slug' }] };

  it('names the route and its owner', () => {
    expect(
      findCollision({ name: 'mfe-other', routes: [{ path: '/x' }, { path: '/workflows/mine' }] }, [library]),
    ).toEqual({
      path: '/workflows/mine',
      owner: 'mfe-library',
    });
  });

  it('leaves a remote its own routes', () => {
    expect(findCollision({ ...library }, [library])).toBeUndefined();
  });
});
