// Real: the whole platform, separately built releases, Chromium. The kinds of faults that remote-faults.e2e.spec.ts leaves out.
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser.js';
import { altered, hang, script, status } from './support/network-faults.js';
import { sharedPlatform } from './support/platform.js';
import {
  type Act,
  chunk,
  comesBack,
  entry,
  strangeReleases,
  style,
  survives,
} from './support/remote-faults.js';

const platform = sharedPlatform();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('leaves a fallback that a retry mends, one report and a shell that works:', () => {
  it.each<[what: string, which: string, act: Act]>([
    ['an entry that answers 500', entry, status(500)],
    ['an entry with a syntax error', entry, script('const = ;')],
    ['an entry that was tampered with', entry, altered('// altered')],
    ['a chunk that is missing', chunk, status(404)],
    ['a style sheet that was tampered with', style, altered('/* altered */')],
  ])('%s', (_, which, act) => survives(browser, platform, which, act));

  // At the same time: each waits until the shell waits no longer.
  it('a chunk and a style sheet that hang', async () => {
    await Promise.all([chunk, style].map((which) => survives(browser, platform, which, hang)));
  });
});

it.each(['missing', 'no JSON', 'gone'] as const)(
  'services/releases that is %s from the first start on: the edge says so and comes back by itself',
  async (kind) => {
    const releases = await strangeReleases(platform);
    await comesBack(browser, platform, releases, kind).finally(releases.close);
  },
);
