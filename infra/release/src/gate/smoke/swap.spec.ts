import type { ActiveRelease, ReleaseManifest, ReleaseSet } from '@stroomwerk/contracts/releases';
import { exchanged, placedBuild, swapPage } from './swap.js';

const release = (name: string, version: string): ActiveRelease =>
  ({ name, version, base: `/releases/${name}/${version}/` }) as ActiveRelease;
const active: ReleaseSet = { id: 'a', remotes: [release('mfe-a', '1.0.0'), release('mfe-b', '1.0.0')] };

const json = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

/** A page as the edge writes it, drawn in advance. */
const page = `<html><head>
<link rel="stylesheet" href="/assets/shell.css">
<link rel="preload" as="script" href="/releases/mfe-a/1.0.0/Page.js">
<link rel="stylesheet" href="/releases/mfe-a/1.0.0/Page.css" crossorigin>
</head><body>
<div id="root" data-prerendered><main><div>drawn</div></main></div>
<noscript>Needs JavaScript.</noscript>
<script type="application/json" id="release-set">${JSON.stringify(active)}</script>
<script type="application/json" id="page-config">{"language":"nl","pageToken":"sealed"}</script>
<script type="application/json" id="page-data">{"queries":[]}</script>
</body></html>`;

it('exchanges one release of the set, and adds what is new', () => {
  const set = exchanged(active, [release('mfe-a', '1.1.0'), release('mfe-c', '1.0.0')]);
  expect(set.remotes.map(({ name, version }) => `${name}@${version}`)).toEqual([
    'mfe-b@1.0.0',
    'mfe-a@1.1.0',
    'mfe-c@1.0.0',
  ]);
});

it('rewrites a page for another set of releases, with nothing of the old ones in it', () => {
  const set = exchanged(active, [{ ...release('mfe-a', '1.1.0'), owner: '</script>' }]);
  const html = swapPage(page, set);
  expect(json(html, 'release-set')).toEqual(set);
  expect(json(html, 'page-config')).toEqual({ language: 'nl', pageToken: 'gate' });
  expect(html).toContain('<div id="root"></div>\n<noscript>');
  expect(html).toContain('/assets/shell.css');
  expect(html).not.toMatch(/mfe-a\/1\.0\.0|drawn|page-data/);
});

it('says when a page is none of the edge', () => {
  expect(() => swapPage('<html></html>', active)).toThrow('does PUBLIC_URL name its edge?');
});

it('places a build as it will be served', () => {
  const files = {
    'remoteEntry.1.js': { integrity: 'sha384-a', bytes: 1 },
    'a.js.map': { integrity: 'x', bytes: 1 },
  };
  const manifest = { name: 'mfe-a', version: '1.1.0', files } as unknown as ReleaseManifest;
  expect(placedBuild(manifest)).toMatchObject({
    base: '/releases/mfe-a/1.1.0/',
    integrity: { 'remoteEntry.1.js': 'sha384-a' },
    channel: 'stable',
  });
});
