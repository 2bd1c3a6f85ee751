import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { Pins, pagePins } from './pins.js';

const release = (name: string, change: object = {}) => ({
  name,
  version: '1.0.0',
  base: `/releases/${name}/1.0.0/`,
  channel: 'stable',
  integrity: { 'page.1.js': `sha384-${name}` },
  ...change,
});
const pins = (...remotes: object[]) =>
  new Pins({ id: 'x', remotes } as unknown as ReleaseSet, 'https://shop.example');

it('pins the files of the active releases, and of the stable ones beside canaries', () => {
  const instead = release('mfe-a', {
    base: '/releases/mfe-a/0.9.0/',
    integrity: { 'page.0.js': 'sha384-old' },
  });
  const all = pins(release('mfe-a', { channel: 'canary', instead }), release('mfe-b'));
  expect(all.of('/releases/mfe-a/1.0.0/page.1.js')).toBe('sha384-mfe-a');
  expect(all.of('https://shop.example/releases/mfe-a/0.9.0/page.0.js')).toBe('sha384-old');
  expect(all.of('/releases/mfe-b/1.0.0/page.1.js')).toBe('sha384-mfe-b');
});

it.each([
  '/releases/mfe-a/1.0.0/other.js',
  '/releases/mfe-a/1.0.0/page.1.js?x',
  'https://evil.example/releases/mfe-a/1.0.0/page.1.js',
  'https://evil.example/assets/x.js',
  '/assets/../api/x',
  'javascript:alert(1)',
  'data:text/javascript,1',
  'http://localhost:4100/remoteEntry.js',
])('refuses %s', (address) => {
  expect(pins(release('mfe-a')).of(address)).toBeUndefined();
});

it("leaves the shell's own files to their own hashes", () => {
  expect(pins().of('/assets/main.1.js')).toBeNull();
});

it('lets a development server in only where the release set names it as an override', () => {
  const base = 'http://localhost:4100/';
  const file = `${base}src_pages_Page_tsx.js`;
  expect(pins(release('mfe-a', { base, channel: 'override', integrity: {} })).of(file)).toBeNull();
  expect(pins(release('mfe-a', { base, integrity: {} })).of(file)).toBeUndefined();
  expect(
    pins(release('mfe-a', { base: 'https://evil.example/', channel: 'override', integrity: {} })).of(
      'https://evil.example/x.js',
    ),
  ).toBeUndefined();
});

it('lets scripts of another origin in while the visitor consents to them', () => {
  const page = pins();
  page.allow('https://tags.example');
  expect(page.of('https://tags.example/tag.js')).toBeNull();
  page.refuse('https://tags.example');
  expect(page.of('https://tags.example/tag.js')).toBeUndefined();
});

it('lets nothing of a release in where the page names none, and no address that cannot be read', () => {
  const none = new Pins(null, 'https://shop.example');
  expect(none.of('/releases/mfe-a/1.0.0/page.1.js')).toBeUndefined();
  expect(none.of('http://[')).toBeUndefined();
});

it('lets in the shell alone on a page into which the edge wrote no release', () => {
  Object.assign(globalThis, {
    document: { getElementById: () => null },
    location: { origin: 'https://shop.example' },
  });
  expect(pagePins().of('/assets/main.1.js')).toBeNull();
  expect(pagePins().of('/releases/mfe-a/1.0.0/page.1.js')).toBeUndefined();
});

it('says which file of a release has no pin', () => {
  const one = release('mfe-a');
  const demanded = () => pins(one).demand(one as never, ['page.1.js', 'page.2.css']);
  expect(demanded).toThrow('No hash is pinned for page.2.css of mfe-a 1.0.0');
});
