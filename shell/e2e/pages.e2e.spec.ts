// Real: the whole platform on production builds, Chromium, axe-core.

import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser } from 'playwright-core';
import { launchBrowser, resize, type Visitor, visitor } from './support/browser.js';
import { api, signIn, somebody } from './support/people.js';
import { type RunningPlatform, sharedPlatform } from './support/platform.js';
import { type RoutePage, routes, titleOf } from './support/routes.js';

const platform = sharedPlatform();
let browser: Browser;
const registered = somebody('Robin Zonderplan');
const subscriber = somebody('Sam Metplan');

beforeAll(async () => {
  browser = await launchBrowser();
  await api(platform).register(registered);
  await api(platform).register(subscriber);
  const granted = await platform.command('ops', 'grant', subscriber.email, 'professional_monthly');
  if (granted.code !== 0) throw new Error(granted.output);
});
afterAll(async () => {
  await browser?.close();
});

type Language = 'nl' | 'en';
/** Half of the pages are looked at in the dark. */
const schemes = { nl: 'light', en: 'dark' } as const;
/** Every page is loaded once in a language and looked at in both widths: half of them come up wide, half on a phone. */
const widths = { nl: [1280, 360], en: [360, 1280] } as const;
type Width = (typeof widths)[Language][number];

/** A browser of each of the four, in a language. */
async function people(language: Language): Promise<Record<RoutePage['who'], Visitor>> {
  const come = async (person?: RunningPlatform['ops']) => {
    const one = await visitor(browser, platform.url, { width: widths[language][0], height: 800 });
    await one.page.emulateMedia({ colorScheme: schemes[language] });
    if (person) {
      await signIn(one.page, person);
      await one.page.waitForURL('**/dashboard');
    }
    await one.context.addCookies([{ name: 'language', value: language, url: platform.url }]);
    return one;
  };
  return {
    visitor: await come(),
    registered: await come(registered),
    subscriber: await come(subscriber),
    ops: await come(platform.ops),
  };
}

/** Opens a route, and has all of it there. */
async function open({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // What is below the first view comes for a visitor who goes on from there.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

/** Says what is wrong with an open page in this width; nothing is wrong with a good one. */
async function problemsOf(
  { page, errors }: Visitor,
  { path, h1, quoted = [], expectedError }: RoutePage,
  language: Language,
  width: Width,
): Promise<string[]> {
  const problems: string[] = [];
  if (page.viewportSize()?.width !== width) await resize(page, { width, height: 800 });
  const heading = page.getByRole('heading', { level: 1, name: h1[language] });
  await heading.waitFor().catch(() => problems.push(`no h1 ${h1[language]}`));
  if ((await page.locator('h1').count()) !== 1) problems.push('not one h1');
  if ((await page.locator('html').getAttribute('lang')) !== language) problems.push('another lang');
  if (!/^\S.* · Stroomwerk$/.test(await page.title())) problems.push(`title "${await page.title()}"`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (over > 0) problems.push(`${over} px wider than the screen`);
  // On a phone menus and filters are behind a button.
  if (language === 'nl' && width === 1280) {
    // The texts themselves, whatever is laid out of them.
    const text = (await page.locator('header, main, footer').allTextContents()).join(' ');
    const present = (wanted: string | RegExp) =>
      typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
    problems.push(...quoted.filter((wanted) => !present(wanted)).map((wanted) => `without "${wanted}"`));
  }
  problems.push(...(await axeFindings(page)));
  problems.push(...errors.splice(0).filter((error) => !expectedError?.test(error)));
  return problems.map((problem) => `${path}: ${problem}`);
}

/** Walks all routes in a language. @returns what is wrong with them, by width */
async function walk(language: Language): Promise<Record<Width, string[]>> {
  const four = await people(language);
  const problems: Record<Width, string[]> = { 1280: [], 360: [] };
  const titles = new Map<string, string>();
  const [first, then] = widths[language];
  for (const route of routes) {
    const who = four[route.who];
    await open(who, route.path);
    for (const width of [first, then])
      problems[width].push(...(await problemsOf(who, route, language, width)));
    await who.page.setViewportSize({ width: first, height: 800 });
    const title = await who.page.title();
    const other = titles.get(title);
    if (other !== undefined && other !== titleOf(route.path))
      problems[first].push(`${route.path}: the title of ${other}`);
    titles.set(title, titleOf(route.path));
  }
  await Promise.all(Object.values(four).map(({ context }) => context.close()));
  return problems;
}

describe.each(['nl', 'en'] as const)('in %s', (language) => {
  let problems: Record<Width, string[]>;
  beforeAll(async () => {
    problems = await walk(language);
  }, 1_200_000);

  it.each(widths[language])(
    'answers on every route with its own page, accessible and without errors, at %i px',
    (width) => {
      expect(problems[width]).toEqual([]);
    },
  );
});

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
