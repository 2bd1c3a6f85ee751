import { buildRelease, buildReleaseSet } from '../releases/builders.js';
import { matchRoute } from '../releases/route-match.js';
import { escapeHtml, jsonForHtml } from './escape.js';
import { type PageInput, pageHtml } from './html.js';

const template =
  '<!doctype html><html lang="nl"><head><!--edge:head--></head><body><!--edge:body--></body></html>';
const releaseSet = buildReleaseSet(buildRelease());
const input = (change: Partial<PageInput> = {}): PageInput => ({
  template,
  shell: {
    version: '1.0.0',
    scripts: [{ url: '/assets/main.js', integrity: 'sha384-MAIN' }],
    preload: [{ url: '/assets/bootstrap.js', integrity: 'sha384-BOOT' }],
    css: [{ url: '/assets/main.css', integrity: 'sha384-CSS' }],
    fonts: ['/assets/archivo.woff2'],
    shared: {},
    source_hash: 'x',
  },
  releaseSet,
  match: matchRoute(releaseSet, '/'),
  language: 'nl',
  nonce: 'N0nce',
  aiOpsUrl: 'http://localhost:8081',
  brand: { name: 'Stroom & werk', supportEmail: 'a@b.c', kvkNumber: '1', vatId: '2', address: 'Straat 1' },
  publicUrl: 'https://stroom.example',
  address: '/',
  drawn: null,
  pageToken: 'sealed.view',
  preload: true,
  ...change,
});
const blockOf = (html: string, id: string): unknown => {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
};

describe('pageHtml', () => {
  it('writes the release set and the configuration as data', () => {
    const html = pageHtml(input());
    expect(blockOf(html, 'release-set')).toEqual(releaseSet);
    expect(blockOf(html, 'page-config')).toEqual({
      aiOpsUrl: 'http://localhost:8081',
      brand: input().brand,
      language: 'nl',
      pageToken: 'sealed.view',
    });
    expect(blockOf(pageHtml(input({ pageToken: null })), 'page-config')).not.toHaveProperty('pageToken');
    expect(blockOf(html, 'page-data')).toBeUndefined();
    expect(html).toContain('<div id="root"></div>');
  });

  it('loads the shell with its pins and hints at the remote of the address, exactly as it will be loaded', () => {
    const html = pageHtml(input());
    expect(html).toContain(
      '<script src="/assets/main.js" async nonce="N0nce" integrity="sha384-MAIN" crossorigin="anonymous"></script>',
    );
    expect(html).toContain(
      '<link rel="preload" as="script" href="/releases/mfe-marketing/1.0.0/remoteEntry.1a.js" integrity="sha384-ENTRY" crossorigin="anonymous" nonce="N0nce">',
    );
    expect(html).toContain('as="style" href="/releases/mfe-marketing/1.0.0/page.3c.css"');
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/archivo.woff2" crossorigin="anonymous">',
    );
  });

  it('has no hint for a file without a pin, nor for remotes that are not on screen', () => {
    const bare = buildReleaseSet(
      buildRelease({ integrity: {} }),
      buildRelease({ name: 'mfe-x', base: '/releases/mfe-x/1/', routes: [] }),
    );
    const html = pageHtml(input({ releaseSet: bare, match: matchRoute(bare, '/') }));
    expect(html).not.toContain('<link rel="preload" as="script" href="/releases/');
  });

  it('titles by route, language and brand, and says so where there is nothing', () => {
    expect(pageHtml(input())).toContain('<title>Pagina / · Stroom &amp; werk</title>');
    const english = pageHtml(input({ language: 'en' }));
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('<title>Page / · Stroom &amp; werk</title>');
    expect(pageHtml(input({ match: null }))).toContain('<title>Deze pagina bestaat niet · ');
  });

  it('puts a drawn page in the root, with its styles at once and its data escaped', () => {
    const dehydrated = { text: '</script><script>alert(1)</script><!--', amount: '$& $1' };
    const html = pageHtml(
      input({ drawn: { html: '<main>$& $1</main>', dehydrated, head: { title: 'T' }, status: 200 } }),
    );
    expect(html).toContain('<div id="root" data-prerendered><main>$& $1</main></div>');
    expect(html).toContain(
      '<link rel="stylesheet" href="/releases/mfe-marketing/1.0.0/page.3c.css" integrity="sha384-STYLE"',
    );
    expect(html).not.toContain('alert(1)</script>');
    expect(blockOf(html, 'page-data')).toEqual(dehydrated);
  });
});

it('lets who reads without scripts come again for a page that is being drawn', () => {
  const refresh = '<noscript><meta http-equiv="refresh" content="1"></noscript>';
  expect(pageHtml(input({ coming: true }))).toContain(refresh);
  expect(pageHtml(input())).not.toContain(refresh);
});

it('leaves hints out, and nothing else, when told so', () => {
  const html = pageHtml(input({ preload: false }));
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain('<script src="/assets/main.js"');
});

describe('escaping', () => {
  it('keeps JSON readable by JSON.parse', () => {
    const value = { a: '<b>&\u2028\u2029"', b: [null, 1] };
    expect(JSON.parse(jsonForHtml(value))).toEqual(value);
    expect(jsonForHtml(value)).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('escapes text and attributes', () => {
    expect(escapeHtml(`<a href="x" b='y'>&`)).toBe('&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;');
  });
});
