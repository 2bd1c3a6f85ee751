// Real: the whole platform on production builds, Chromium, axe-core.

import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { walk } from './support/every-page.js';
import { registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';
import { routes } from './support/routes.js';

const platform = sharedPlatform();
let browser: Browser;
const subscriber = somebody('Sam Metplan');

beforeAll(async () => {
  browser = await launchBrowser();
  await registerWithPlan(platform, subscriber);
});
afterAll(async () => {
  await browser?.close();
});

// In each language every page is opened in one width, and axe looks at each in one of the two, which is most of the work;
// pages.soak.spec.ts has all of it.
it.each([
  ['nl', 1280, 0],
  ['en', 360, 1],
] as const)(
  'answers on every route with its own page, accessible and without errors, in %s at %i px',
  async (language, width, half) => {
    expect(await walk(browser, platform, language, [width], (place) => place % 2 === half)).toEqual([]);
  },
  1_200_000,
);

it('sends who is not signed in to /login from every page that needs it', async () => {
  const { page, context } = await visitor(browser, platform.url);
  for (const { path } of routes.filter(({ who }) => who !== 'visitor')) {
    await page.goto(path);
    await page.waitForURL('**/login**');
  }
  await context.close();
});

it('finds a page and searches a library from the keyboard', async () => {
  const { page, context, errors } = await visitor(browser, platform.url);
  await signIn(page, subscriber);
  await page.getByRole('heading', { level: 1, name: /Sam Metplan/ }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('biblio');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Bibliotheek' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('factuur');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/workflow-library?q=factuur');
  await page.getByText(/Showing \d+ of [\d.,]+ workflows/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
