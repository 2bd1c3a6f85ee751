import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser } from 'playwright-core';
import { resize, type Visitor, visitor } from './browser.js';
import { api, registerWithPlan, signIn, somebody } from './people.js';
import type { RunningPlatform } from './platform.js';
import { type RoutePage, routes, titleOf } from './routes.js';

type Language = 'nl' | 'en';
type Width = 1280 | 360;
/** Half of the pages are looked at in the dark. */
const schemes = { nl: 'light', en: 'dark' } as const;

/** A browser of each of the four, in a language and a width. */
async function people(
  browser: Browser,
  platform: RunningPlatform,
  language: Language,
  width: Width,
): Promise<Record<RoutePage['who'], Visitor>> {
  const [registered, subscriber] = [somebody('Robin Zonderplan'), somebody('Sam Metplan')];
  await api(platform).register(registered);
  await registerWithPlan(platform, subscriber);
  const come = async (person?: RunningPlatform['ops']) => {
    const one = await visitor(browser, platform.url, { width, height: 800 });
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

/** A token lives five minutes: on a slow machine that of somebody who is signed in ends on the way, is refused once, and renewed. */
const renewed = /status of 401 .*\/api\//;

/** Says what is wrong with an open page in this width; nothing is wrong with a good one. @param accessible whether axe looks at it too */
async function problemsOf(
  { page, errors }: Visitor,
  { path, who, h1, quoted = [], expectedError }: RoutePage,
  language: Language,
  width: Width,
  accessible: boolean,
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
  if (accessible) problems.push(...(await axeFindings(page)));
  problems.push(
    ...errors
      .splice(0)
      .filter((error) => !expectedError?.test(error) && (who === 'visitor' || !renewed.test(error))),
  );
  return problems.map((problem) => `${path}: ${problem}`);
}

/**
 * Walks all routes in a language: each is loaded once, in the first width.
 * @param accessible whether axe looks at the page of this place in the list
 * @returns what is wrong with them in any width
 */
export async function walk(
  browser: Browser,
  platform: RunningPlatform,
  language: Language,
  widths: readonly [Width, ...Width[]],
  accessible: (place: number) => boolean = () => true,
): Promise<string[]> {
  const four = await people(browser, platform, language, widths[0]);
  const problems: string[] = [];
  const titles = new Map<string, string>();
  for (const [place, route] of routes.entries()) {
    const who = four[route.who];
    await who.page.setViewportSize({ width: widths[0], height: 800 });
    await open(who, route.path);
    for (const width of widths)
      problems.push(
        ...(await problemsOf(who, route, language, width, accessible(place))).map(
          (problem) => `${width} px: ${problem}`,
        ),
      );
    const title = await who.page.title();
    const other = titles.get(title);
    if (other !== undefined && other !== titleOf(route.path))
      problems.push(`${route.path}: the title of ${other}`);
    titles.set(title, titleOf(route.path));
  }
  await Promise.all(Object.values(four).map(({ context }) => context.close()));
  return problems;
}
