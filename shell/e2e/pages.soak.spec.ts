// Real: the whole platform on production builds, Chromium, axe-core. Every page in both languages and both widths.
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser.js';
import { walk } from './support/every-page.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it.each([
  ['nl', [1280, 360]],
  ['en', [360, 1280]],
] as const)(
  'answers on every route with its own page, accessible and without errors, in %s at %j px',
  async (language, widths) => {
    expect(await walk(browser, platform, language, widths)).toEqual([]);
  },
  1_200_000,
);
