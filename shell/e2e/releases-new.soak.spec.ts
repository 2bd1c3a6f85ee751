// Real: a new remote in another checkout, built and released while the platform runs; Chromium.
import { until } from '@stroomwerk/test-kit';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { copyCheckout } from './support/checkout-copy.js';
import { type Platform, startPlatform } from './support/platform.js';

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

it('makes a new remote that builds, is tested and releases at once', async () => {
  const team = copyCheckout();
  try {
    const made = await team.run(platform, 'new', 'remote', 'proefstuk');
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('mfe-proefstuk')]);
    const released = await team.run(platform, 'release', 'mfe-proefstuk', '--no-advice');
    expect([released.code, released.output]).toEqual([0, expect.stringContaining('mfe-proefstuk')]);
    const { page, errors } = await visitor(browser, platform.url);
    await until('the new remote', async () => {
      await page.goto('/proefstuk');
      return (await page.title()).startsWith('Proefstuk');
    });
    await page.getByRole('heading', { level: 1, name: 'Proefstuk' }).waitFor();
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  } finally {
    team.remove();
  }
});
