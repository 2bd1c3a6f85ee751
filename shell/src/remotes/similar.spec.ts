import type { ReleaseSet, RemoteRoute } from '@stroomwerk/contracts/releases';
import { decoded, editDistance, publicPages, similarPages } from './similar.js';

const route = (path: string, nl: string, en: string, access: RemoteRoute['access'] = 'public') => ({
  ...{ path, access, title: { nl, en } },
});
const set = {
  remotes: [
    {
      routes: [
        route('/', 'Voorpagina', 'Front page'),
        route('/wealth-calculator', 'Vermogenscalculator', 'Wealth calculator'),
        route('/privacy', 'Privacybeleid', 'Privacy policy'),
        route('/terms', 'Algemene voorwaarden', 'Terms'),
        route('/legal/privacy', 'Privacybeleid (Engels)', 'Privacy policy'),
        route('/login', 'Inloggen', 'Sign in', 'guest'),
        route('/dashboard', 'Dashboard', 'Dashboard', 'login'),
        route('/workflows', 'Alle workflows', 'All workflows'),
        route('/workflows/:slug', 'Workflow', 'Workflow'),
      ],
    },
  ],
} as unknown as ReleaseSet;
const pages = publicPages(set);
const found = (path: string) => similarPages(path, pages).map(({ path: similar }) => similar);

it('offers public pages only, and none that needs a name', () => {
  expect(pages.map(({ path }) => path)).not.toContain('/dashboard');
  expect(pages.map(({ path }) => path)).not.toContain('/workflows/:slug');
});

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['privcay', 'privacy', 1],
  ['ca', 'abc', 3],
])('counts %p to %p as %d', (from, to, expected) => {
  expect(editDistance(from, to)).toBe(expected);
});

it.each([
  ['/privcay', '/privacy'],
  ['/Privacy.html', '/privacy'],
  ['/workflow', '/workflows'],
  ['/wealthcalculator', '/wealth-calculator'],
  ['/calculator', '/wealth-calculator'],
  ['/inloggen', '/login'],
  ['/sign-in', '/login'],
  ['/algemene%20voorwaarden', '/terms'],
])('finds what %s was meant to be', (typed, meant) => {
  expect(found(typed)[0]).toBe(meant);
});

it.each(['/', '/%', '/%E0%A4%A', '/xyzzy', `/${'a'.repeat(5_000)}`, '/wp-admin/setup.php'])(
  'offers nothing for %s, in no time',
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);

/** One page of a name, and whether it is offered for what somebody typed. */
const offers = (typed: string, name: string) =>
  similarPages(typed, [{ path: `/${name}`, title: { nl: '', en: '' } }]).length > 0;

it.each([
  ['a word of four letters in common counts for much', '/about-news-of-today', 'news', true],
  ['one of three letters does not', '/about-new-of-today', 'new', false],
  ['one such word among others is enough', '/our-price-now-and-then', 'price list', true],
  ['what is just as far as it may be', '/abcdefghijklmnopqrst', 'abcdefghijk', true],
  ['what is a little farther', '/abcdefghijklmnopqrst', 'abcdefghij', false],
  ['old endings of addresses do not count', '/terms.aspx', 'terms', true],
  ['and stand at its end only', '/b.phpbb', 'b phpbb', true],
  ['signs between words are one space, however many', '/q-----a', 'q a', true],
  ['what is too long for a slip of the pen is cut off', `/price-list-${'x'.repeat(200)}`, 'price list', true],
])('%s: %s and %s', (_, typed, name, there) => {
  expect(offers(typed, name)).toBe(there);
});

it.each(['.html', '.htm', '.php', '.asp', '.aspx'])(
  'takes the name for the same with the ending %s',
  (ending) => {
    const named = (path: string) => ({ path, title: { nl: 'x', en: 'x' } });
    const paths = similarPages(`/ab${ending}`, [named('/abcde'), named('/ab')]).map(({ path }) => path);
    expect(paths).toEqual(['/ab']);
    expect(similarPages('/a.htm-b-and-more', [named('/a')])).toEqual([]);
  },
);

it('has the nearest first, and the alphabet among equals', () => {
  const paths = ['/pages', '/pagez', '/page', '/pagea'];
  for (const order of [paths, [...paths].reverse()])
    expect(
      similarPages(
        '/page',
        order.map((path) => ({ path, title: { nl: 'x', en: 'x' } })),
        4,
      ).map(({ path }) => path),
    ).toEqual(['/page', '/pagea', '/pages', '/pagez']);
});

it('offers three at most', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ path: `/page${n}`, title: { nl: 'x', en: 'x' } }));
  expect(similarPages('/page', many)).toHaveLength(3);
});

it('reads an address as people do, and leaves one that is encoded wrongly as it is', () => {
  expect(decoded('/zo%C3%AB')).toBe('/zoë');
  expect(decoded('%E0%A4%A')).toBe('%E0%A4%A');
});
