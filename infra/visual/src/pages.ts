import type { Browser } from 'playwright-core';
import { stillPage } from './browser.js';
import { compareScreens, LooksDifferent } from './screens.js';

interface Shot {
  readonly name: string;
  readonly path: string;
  /** One element instead of the window. */
  readonly element?: string;
  /** What the library's size or the day decides: selectors of Playwright. */
  readonly mask?: readonly string[];
  /** What is there once it is drawn, where it comes after the page is read. */
  readonly drawn?: string;
}

/** A few pages of the product that stand for the rest: each kind of layout once. */
const shots: readonly Shot[] = [
  {
    name: 'landing',
    path: '/',
    mask: ['main .lead', 'main ul[aria-label]'],
    drawn: ':text-is("Factuurmail"):visible',
  },
  { name: 'prices', path: '/', element: '#pricing', drawn: '#pricing h3' },
  { name: 'calculator', path: '/wealth-calculator' },
  { name: 'privacy', path: '/privacy' },
  { name: 'contact', path: '/contact' },
  {
    name: 'login',
    path: '/login',
    mask: ['text=/\\d+ workflows/', 'div[aria-hidden]:has(svg)'],
    drawn: 'div[aria-hidden] svg',
  },
  { name: 'not-found', path: '/nergens' },
];
const looks = [
  { width: 1280, dark: false },
  { width: 390, dark: true },
];

/**
 * Compares pages of a running platform, as a visitor sees them who refused to be measured.
 * @param url of the platform
 * @returns what looks different, a sentence each
 */
export async function comparePages(browser: Browser, url: string, update?: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    const page = await stillPage(browser, look);
    await page.addInitScript(() => localStorage.setItem('consent', '"refused"'));
    for (const { name, path, element, mask, drawn } of shots) {
      await page.goto(new URL(path, url).href);
      await page.waitForLoadState('networkidle');
      // What is below the window may come only now.
      if (element !== undefined) await page.locator(element).scrollIntoViewIfNeeded();
      if (drawn !== undefined) await page.locator(drawn).first().waitFor();
      // It waits above the window, which a picture of a long element reaches.
      await page.evaluate(() => document.querySelector('[href="#main"]')?.remove());
      try {
        await compareScreens(page, `page-${name}-${look.width}${look.dark ? '-dark' : ''}`, {
          update,
          ...(element === undefined ? { windowOnly: true } : { element }),
          ...(mask === undefined ? {} : { mask }),
        });
      } catch (error) {
        if (!(error instanceof LooksDifferent)) throw error;
        found.push(error.message);
      }
    }
    await page.context().close();
  }
  return found;
}
