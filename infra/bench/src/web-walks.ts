// What stands at a place is asked in the page.
/// <reference lib="dom" />
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { desktop, phone } from './browser.js';

/** One thing that a visitor does with real input: one press of a key, a finger or a mouse button. */
export interface Act {
  readonly name: string;
  /** Brings the page to where it can be done, which is not measured. @returns what does it */
  readonly ready: (page: Page) => Promise<() => Promise<void>>;
}

export interface Walk {
  readonly path: string;
  readonly screen: BrowserContextOptions;
  readonly acts: readonly Act[];
}

const language = (page: Page) => page.locator('header').getByRole('button', { name: /Nederlands|English/ });
const theme = (page: Page) => page.locator('footer').getByRole('button', { name: /Thema|Theme/ });
const interval = (page: Page, value: 'month' | 'year') =>
  page.locator('label', { has: page.locator(`input[name=interval][value=${value}]`) });
const question = (page: Page, index: number) => page.locator('details summary').nth(index);
const field = (page: Page) => page.locator('main').getByRole('textbox').first();

/**
 * Where a press on it lands. Found before it is pressed: Playwright's own `click` looks again during the press, in the
 * slowed page, and would be measured too.
 */
async function middle(of: Locator): Promise<readonly [x: number, y: number]> {
  await of.scrollIntoViewIfNeeded();
  const place = await of.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return one.contains(document.elementFromPoint(left, top)) ? ([left, top] as const) : null;
  });
  if (place === null) throw new Error(`Something else lies over ${of}`);
  return place;
}

const click = (name: string, of: (page: Page) => Locator): Act => ({
  name,
  ready: async (page) => {
    const [x, y] = await middle(of(page));
    return () => page.mouse.click(x, y);
  },
});
const tap = (name: string, of: (page: Page) => Locator): Act => ({
  name,
  ready: async (page) => {
    const [x, y] = await middle(of(page));
    return () => page.touchscreen.tap(x, y);
  },
});
const press = (name: string, key: string, before?: (page: Page) => Promise<void>): Act => ({
  name,
  ready: async (page) => {
    await before?.(page);
    return () => page.keyboard.press(key);
  },
});

/** The same number in both: the digits of a monthly revenue, typed. */
const typed = [...'12500'].map((digit, index) => press(`calculator: digit ${index + 1}`, digit));

export const walks: readonly Walk[] = [
  {
    path: '/',
    screen: desktop,
    acts: [
      click('language: to English', language),
      click('language: back to Dutch', language),
      click('prices: annual', (page) => interval(page, 'year')),
      press('prices: monthly, by key', 'ArrowLeft'),
      click('question: opened', (page) => question(page, 0)),
      press('question: closed, by key', 'Enter'),
      click('question: another', (page) => question(page, 4)),
      click('theme: light', theme),
      click('theme: dark', theme),
    ],
  },
  {
    path: '/',
    screen: phone,
    acts: [
      tap('menu on a phone: opened', (page) => page.locator('header').getByRole('button', { name: 'Menu' })),
      press('menu on a phone: closed, by key', 'Escape', (page) => page.getByRole('dialog').waitFor()),
    ],
  },
  {
    path: '/wealth-calculator',
    screen: desktop,
    acts: [
      click('calculator: field', field),
      press('calculator: all of it chosen, by key', 'Control+a'),
      ...typed,
      press('calculator: one digit less', 'Backspace'),
    ],
  },
];
