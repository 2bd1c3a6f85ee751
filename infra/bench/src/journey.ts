import { launchBrowser } from '@stroomwerk/test-kit/browser';
import type { Browser } from 'playwright-core';
import { showSpread, spread, table } from './figures.js';
import { card, checkout, newcomer, type Person, payWithoutBrowser } from './people.js';
import { scratchPlatform } from './scratch-platform.js';
import type { BenchOptions, BenchResult } from './types.js';

interface Payment {
  /** Milliseconds from the press of the order button to the first byte of our success page. */
  readonly back: number;
  /** … until the success page says that access is open: webhook, outbox, queue and library included. */
  readonly open: number;
}

/** Signs in through the screen, so that the success page finds a session as a customer's does. */
async function pay(browser: Browser, base: string, person: Person): Promise<Payment> {
  const context = await browser.newContext({ baseURL: base, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto('/login');
    await page.getByLabel('E-mailadres').fill(person.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await page.goto((await checkout(base, person)).checkout_url);
    for (const [field, value] of Object.entries(card)) await page.locator(`#${field}`).fill(value);
    const returned = page.waitForURL('**/success?**', { waitUntil: 'commit' }).then(() => performance.now());
    const granted = page
      .getByRole('heading', { level: 1, name: /is geactiveerd$/ })
      .waitFor()
      .then(() => performance.now());
    const pressed = performance.now();
    await page.locator('form button[type=submit]').last().click({ noWaitAfter: true });
    const [back, open] = await Promise.all([returned, granted]);
    return { back: back - pressed, open: open - pressed };
  } finally {
    await context.close();
  }
}

/** `npm run bench -- journey` */
export async function journey(options: BenchOptions): Promise<BenchResult> {
  const platform = await scratchPlatform(options.root, options.url);
  const browser = await launchBrowser();
  try {
    const payments: Payment[] = [];
    const redirects: number[] = [];
    for (let run = 0; run <= options.runs; run += 1) {
      const alone = await newcomer(platform.url);
      const redirect = await payWithoutBrowser((await checkout(platform.url, alone)).checkout_url, alone);
      const payment = await pay(browser, platform.url, await newcomer(platform.url));
      options.say(`${run === 0 ? 'warm-up' : `run ${run}`}: open after ${Math.round(payment.open)} ms`);
      if (run === 0) continue;
      payments.push(payment);
      redirects.push(redirect);
    }
    const figures = {
      redirect: spread(redirects),
      back: spread(payments.map(({ back }) => back)),
      open: spread(payments.map(({ open }) => open)),
    };
    const text = [
      `From the order button to an open library, ${options.runs} runs: ms, median (min to max)`,
      table([
        ['', 'ms'],
        ["baseline: the payment page's redirect alone, no browser", showSpread(figures.redirect)],
        ['back on our page', showSpread(figures.back)],
        ['"is geactiveerd" on the screen: the library itself grants', showSpread(figures.open)],
      ]),
    ].join('\n\n');
    return { text, runs: options.runs, ...figures };
  } finally {
    await browser.close();
    await platform.stop();
  }
}
