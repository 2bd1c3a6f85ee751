// The functions that run in the page know its globals.
/// <reference lib="dom" />
import { launchBrowser } from '@stroomwerk/test-kit/browser';
import type { Page } from 'playwright-core';
import { percentile, table } from '../figures.js';
import { below, type Measure } from '../limits.js';
import type { Person } from '../people.js';

/** What is typed letter by letter: apps, intents, both languages, typing errors. */
const typed = [
  'gogle shets',
  'slakc melding',
  'factuur herinnering',
  'shopify order to slack',
  'nieuwe lead hubspot',
  'fietsen',
  'back-up postgres',
  'onboarding medewerker',
] as const;

export interface Keystrokes {
  readonly times: readonly number[];
  readonly text: string;
  readonly measures: readonly Measure[];
}

/** Set in the page: resolves when what was just typed is answered on screen, with the milliseconds since the key. */
interface Watched {
  untilAnswered(): Promise<number>;
}

/**
 * Keeps the time of the last key, and tells when the frame is there that shows its results: a key marks the list as
 * behind before its event ends, its answer takes the mark away, and the frame after that is drawn.
 */
function watchKeys(): void {
  let pressed = 0;
  const keep = ({ timeStamp }: Event): void => {
    pressed = timeStamp;
  };
  addEventListener('input', keep, true);
  const answered = (): boolean => document.querySelector('main [aria-busy="false"] [role="status"]') !== null;
  Object.assign(window, {
    untilAnswered: () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (!answered()) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - pressed));
        };
        look();
      }),
  } satisfies Watched);
}

async function signedIn(page: Page, url: string, { email, password }: Person): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/**
 * From a key to its results on screen, in the library as it is installed: each letter is typed when the one before it is
 * answered. @param url of the platform @param person whose library is open
 */
export async function keystrokes(url: string, person: Person): Promise<Keystrokes> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(20_000);
    await page.addInitScript(watchKeys);
    await signedIn(page, url, person);
    await page.goto(`${url}/workflow-library`);
    const box = page.getByLabel('Zoek workflows');
    await page.getByText(/^Showing /).waitFor();
    const times: number[] = [];
    const answered = () => page.evaluate(() => (window as unknown as Watched).untilAnswered());
    for (const words of typed) {
      await box.fill('');
      await answered();
      for (const letter of words) {
        await box.press(letter === ' ' ? 'Space' : letter);
        const time = await answered();
        // A space alone asks for nothing else.
        if (letter !== ' ') times.push(time);
      }
    }
    return {
      times,
      text: table([
        ['key to results on screen, ms', 'p50', 'p95', 'max', 'keys'],
        [
          'library page',
          percentile(times, 0.5).toFixed(0),
          percentile(times, 0.95).toFixed(0),
          Math.max(...times).toFixed(0),
          String(times.length),
        ],
      ]),
      measures: [below('key to results on screen, 95th percentile', percentile(times, 0.95), 100, 'ms')],
    };
  } finally {
    await browser.close();
  }
}
