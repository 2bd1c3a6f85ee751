// Real: the whole platform on production builds and Chromium. Every page, driven by its keyboard and in small views.
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { hiddenFocus, lostInSmallViews } from './support/everyone.js';
import { registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';
import { type RoutePage, routes } from './support/routes.js';

const platform = sharedPlatform();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const pathsOf = (wanted: RoutePage['who']): string[] =>
  routes.filter(({ who }) => who === wanted).map(({ path }) => path);

it('shows where the focus is on every stop of every public page, and lets nothing lie over it', async () => {
  const { page } = await visitor(browser, platform.url);
  expect(await hiddenFocus(page, pathsOf('visitor'))).toEqual([]);
}, 1_200_000);

it('loses nothing in a small view of any page, and gives fingers room', async () => {
  const subscriber = somebody('Kim Duim');
  await registerWithPlan(platform, subscriber);
  const { page } = await visitor(browser, platform.url);
  await signIn(page, subscriber);
  await page.waitForURL('**/dashboard');
  const paths = [...pathsOf('visitor'), ...pathsOf('subscriber')];
  const problems = await lostInSmallViews(
    page,
    paths.filter((path) => !/^\/(login|register)/.test(path)),
  );
  expect(problems).toEqual({ finger: [], double: [], fourfold: [] });
}, 1_200_000);
