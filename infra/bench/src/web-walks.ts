import type { BrowserContextOptions, Page } from 'playwright-core';
import { desktop, phone } from './browser.js';

/** One thing that a visitor does with real input: one press of a key, a finger or a mouse button. */
export interface Act {
  readonly name: string;
  /** Brings the page to where it can be done; not measured. */
  readonly ready?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
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

const click = (name: string, of: (page: Page) => ReturnType<Page['locator']>): Act => ({
  name,
  ready: (page) => of(page).scrollIntoViewIfNeeded(),
  act: (page) => of(page).click(),
});
const press = (name: string, key: string, ready?: Act['ready']): Act => ({
  name,
  ...(ready ? { ready } : {}),
  act: (page) => page.keyboard.press(key),
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
      {
        name: 'menu on a phone: opened',
        act: (page) => page.locator('header').getByRole('button', { name: 'Menu' }).tap(),
      },
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
