import { buildRelease, buildReleaseSet, buildRoute } from '../releases/builders.js';
import { matchRoute } from '../releases/route-match.js';
import { countingAddress } from './address.js';
import { type HeadInput, headTags } from './head.js';

const set = buildReleaseSet(
  buildRelease({
    routes: [
      buildRoute('/'),
      buildRoute('/list', { query: ['page', 'q'] }),
      buildRoute('/inside', { access: 'login' }),
    ],
  }),
);
const tags = (change: Partial<HeadInput> = {}): string =>
  headTags({
    match: matchRoute(set, '/list'),
    language: 'nl',
    brand: { name: 'Stroomwerk', supportEmail: '', kvkNumber: '', vatId: '', address: '' },
    publicUrl: 'https://stroom.example',
    address: '/list?page=2',
    head: { title: 'De "lijst"', description: 'Alles & meer.' },
    ...change,
  }).join('\n');

it('gives a page one address in each language, and names the other', () => {
  const dutch = tags();
  expect(dutch).toContain('<link rel="canonical" href="https://stroom.example/list?page=2">');
  expect(dutch).toContain('hreflang="nl" href="https://stroom.example/list?page=2"');
  expect(dutch).toContain('hreflang="en" href="https://stroom.example/list?page=2&amp;lang=en"');
  expect(dutch).toContain('hreflang="x-default" href="https://stroom.example/list?page=2"');
  expect(tags({ language: 'en' })).toContain(
    '<link rel="canonical" href="https://stroom.example/list?page=2&amp;lang=en">',
  );
});

it('says what a shared link shows', () => {
  const html = tags();
  expect(html).toContain('<title>De &quot;lijst&quot; · Stroomwerk</title>');
  expect(html).toContain('<meta name="description" content="Alles &amp; meer.">');
  expect(html).toContain('<meta property="og:image" content="https://stroom.example/og/nl/list.png">');
  expect(tags({ address: '/', language: 'en' })).toContain('https://stroom.example/og/en/index.png');
});

it('writes facts that cannot leave their block', () => {
  const html = tags({ head: { title: 'x', jsonLd: [{ '@type': 'FAQPage', name: '</script>' }] } });
  expect(html).toContain(
    '"@context":"https://schema.org","@graph":[{"@type":"FAQPage","name":"\\u003c/script\\u003e"}]',
  );
});

it.each([
  ['behind a login', { match: matchRoute(set, '/inside') }],
  ['that nobody has', { match: null }],
  ['that asks for it', { head: { title: 'x', noindex: true } }],
])('keeps a page %s out of search engines', (_, change) => {
  const html = tags(change);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|og:|hreflang/);
});

describe('the address that decides what is drawn', () => {
  const of = (path: string) => {
    const url = new URL(path, 'https://stroom.example');
    return countingAddress(url, matchRoute(set, url.pathname));
  };

  it('keeps the parameters that the route declares, in one order, and no others', () => {
    expect(of('/list?utm_source=x&q=a%20b&page=2&lang=en&ref=R')).toBe('/list?page=2&q=a+b');
    expect(of('/list?page=&q=')).toBe('/list');
    expect(of('/?page=2')).toBe('/');
    expect(of('/list/')).toBe('/list');
  });

  it('leaves out values that nobody types', () => {
    expect(of(`/list?q=${'x'.repeat(101)}`)).toBe('/list');
  });
});

it('makes whole addresses of those below the origin', () => {
  const html = tags({
    head: { title: 'x', jsonLd: { itemListElement: [{ item: '/list', name: '/list' }] } },
  });
  expect(html).toContain('"itemListElement":[{"item":"https://stroom.example/list","name":"/list"}]');
});
