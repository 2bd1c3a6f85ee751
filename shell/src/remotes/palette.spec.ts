import type { NavigationItem, ReleaseSet } from '@stroomwerk/contracts/releases';
import { pagesFor, searchAddress } from './palette.js';

const entry = (area: NavigationItem['area'], path: string, more: Partial<NavigationItem> = {}) => ({
  area,
  path,
  label: { nl: path, en: path },
  order: 1,
  ...more,
});
const releaseSet = {
  id: 'one',
  remotes: [
    {
      navigation: [
        entry('app', '/inside'),
        entry('app', '/people', { role: 'ops' }),
        entry('site', '/all', { search: 'q' }),
        entry('footer-product', '/all'),
      ],
    },
  ],
} as unknown as ReleaseSet;
const paths = (viewer: Parameters<typeof pagesFor>[1]) =>
  pagesFor(releaseSet, viewer).map(({ path }) => path);

it('offers each address once, and the product and its roles only to whom they are for', () => {
  expect(paths({ authenticated: false, role: null })).toEqual(['/all']);
  expect(paths({ authenticated: true, role: 'user' })).toEqual(['/inside', '/all']);
  expect(paths({ authenticated: true, role: 'ops' })).toEqual(['/inside', '/people', '/all']);
});

it('has the pages of every menu, in the order of the menus', () => {
  const menus = ['footer-legal', 'footer-product', 'footer-account', 'site', 'app'] as const;
  const navigation = menus.map((area) => entry(area, `/${area}`));
  const set = { id: 'one', remotes: [{ navigation }] } as unknown as ReleaseSet;
  expect(pagesFor(set, { authenticated: true, role: 'user' }).map(({ path }) => path)).toEqual([
    ...['/app', '/site', '/footer-account', '/footer-product', '/footer-legal'],
  ]);
});

it('searches in pages that take a search, and only with words', () => {
  expect(searchAddress(entry('site', '/all', { search: 'q' }), ' a & b ')).toBe('/all?q=a+%26+b');
  expect(searchAddress(entry('site', '/all', { search: 'q' }), ' ')).toBeNull();
  expect(searchAddress(entry('app', '/inside'), 'a')).toBeNull();
});
