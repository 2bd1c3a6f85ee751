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
}

/** A few pages of the product that stand for the rest: each kind of layout once. */
const shots: readonly Shot[] = [
  { name: 'landing', path: '/', mask: ['main .lead', 'main ul[aria-label]'] },
  { name: 'prices', path: '/', element: '#pricing' },
  { name: 'calculator', path: '/wealth-calculator' },
  { name: 'privacy', path: '/privacy' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/nergens' },
  { name: 'login', path: '/login', mask: ['text=/\\d+ workflows/'] },
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
    for (const { name, path, element, mask } of shots) {
      await page.goto(new URL(path, url).href);
      await page.waitForLoadState('networkidle');
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
