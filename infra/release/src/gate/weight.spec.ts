import { randomBytes } from 'node:crypto';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { checkWeight } from './weight.js';

const kilobyte = 1024;
const manifest = {
  entry: 'remoteEntry.js',
  routes: [
    { path: '/shop', expose: './Shop' },
    { path: '/new', expose: './New' },
  ],
  exposes: { './Shop': { js: ['shop.js'], css: ['shop.css'] }, './New': { js: ['new.js'], css: [] } },
} as unknown as ReleaseManifest;
/** Random bytes, which gzip leaves as large as they are. */
const contents = (shop: number) =>
  new Map([
    ['remoteEntry.js', randomBytes(10 * kilobyte)],
    ['shop.js', randomBytes(shop * kilobyte)],
    ['shop.css', randomBytes(kilobyte)],
    ['new.js', randomBytes(900 * kilobyte)],
  ]);

it('refuses a route that loads more than twice as much, and fifty kilobytes more', () => {
  const refused = checkWeight(manifest, contents(150), { '/shop': 60 * kilobyte });
  expect(refused.ok).toBe(false);
  expect(refused.detail).toMatch(/^\/shop loads 161\.\d KB gzip, 60\.0 KB in the stable release;/);
});

it.each([
  ['less than twice as much', 150, { '/shop': 90 * kilobyte }],
  ['twice as much of very little', 30, { '/shop': 5 * kilobyte }],
  ['anything where there was no such route', 30, { '/other': 1 }],
  ['anything where there is no stable release', 500, null],
])('passes %s', (_, shop, stable) => {
  expect(checkWeight(manifest, contents(shop), stable).ok).toBe(true);
});
