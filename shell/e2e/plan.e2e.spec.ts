// Real: the whole platform on production builds, the payment sandbox behind the payment service's own library, Chromium.
import type { Subscription } from '@stroomwerk/contracts/billing';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { status } from './support/network-faults.js';
import { api, payByCard, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
const calls = api(platform);
const person = somebody('Olga Opzegger');
const reason = 'Ik gebruik het te weinig.';
let browser: Browser;
let page: Page;
let context: BrowserContext;
let errors: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, context, errors } = await visitor(browser, platform.url));
  // What axe looks at stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
});

/** The refusals that a journey provokes are in the console too. */
const unexpected = () => errors.filter((text) => !/api\/billing\//.test(text));
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => page.getByRole('dialog');
const gone = () => dialog().waitFor({ state: 'detached' });
/** With a token of its own: one lives for five minutes. */
const plan = async () => calls.get<Subscription>('/api/billing/subscription', await calls.token(person));
/** Where the keyboard is after a dialog closed by itself: never nowhere. */
const focused = () => page.evaluate(() => document.activeElement !== document.body);

async function openAccount(): Promise<void> {
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Plan', exact: true }).waitFor();
}

/** What a dialog keeps to on a small screen: no sideways scrolling, in it neither, and nothing axe finds. */
async function holds(): Promise<void> {
  expect(await lostOnScreen(page)).toEqual([]);
  expect(await dialog().evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
}

it('buys a plan for a month, and finds it in the account with the day until which money goes back', async () => {
  await calls.register(person);
  const { checkout_url } = await calls.post<{ checkout_url: string }>(
    '/api/stripe/create-checkout-session',
    {
      price_tier: 'starter_monthly',
      success_url: `${platform.url}/success?tier=starter_monthly`,
      cancel_url: `${platform.url}/#pricing`,
    },
    await calls.token(person),
  );
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  await page.goto(checkout_url);
  await payByCard(page, '4242 4242 4242 4242');
  await page.getByRole('heading', { level: 1, name: 'Starter is geactiveerd' }).waitFor();
  await openAccount();
  await page.getByText('Wordt verlengd op', { exact: true }).waitFor();
  await page.getByText(/^Geld terug: tot en met \d+ \w+ \d{4}$/).waitFor();
  await page.getByText(/^Opzeggen doe je hier/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('keeps what was typed where cancelling fails, and cancels with a reason at the next press', async () => {
  await button('Opzeggen').click();
  await dialog()
    .getByText(/^Tot \d+ \w+ \d{4} houd je toegang\./)
    .waitFor();
  await page.keyboard.press('Escape');
  await gone();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Opzeggen');
  await button('Opzeggen').click();
  const why = dialog().getByLabel('Waarom stop je? (niet verplicht)');
  await why.fill(reason);
  const path = '**/api/billing/subscription/cancel';
  await context.route(path, status(500));
  await dialog().getByRole('button', { name: 'Opzeggen' }).click();
  await dialog().getByRole('alert').waitFor();
  expect(await why.inputValue()).toBe(reason);
  await context.unroute(path);
  const sent = page.waitForRequest(path);
  await dialog().getByRole('button', { name: 'Opzeggen' }).click();
  expect((await sent).postDataJSON()).toEqual({ reason });
  await page.getByText(/^Opgezegd\. Je houdt toegang tot \d+ \w+ \d{4}\.$/).waitFor();
  await gone();
  await page.getByText('Loopt tot', { exact: true }).waitFor();
  expect(await focused()).toBe(true);
  expect(await plan()).toMatchObject({ status: 'active', cancel_at_period_end: true });
});

it('resumes it', async () => {
  await button('Hervatten').click();
  await page.getByText('Je abonnement loopt gewoon door.').waitFor();
  await page.getByText('Wordt verlengd op', { exact: true }).waitFor();
  await button('Opzeggen').waitFor();
  expect(await plan()).toMatchObject({ status: 'active', cancel_at_period_end: false });
});

it('holds both dialogs on a phone, in English', async () => {
  await context.addCookies([{ name: 'language', value: 'en', url: platform.url }]);
  await resize(page, { width: 390, height: 844 });
  await openAccount();
  await button('Cancel plan').click();
  await dialog()
    .getByText(/^You keep access until \d+ \w+ \d{4}\./)
    .waitFor();
  await holds();
  await resize(page, { width: 360, height: 740 });
  await holds();
  await dialog().getByRole('button', { name: 'Never mind' }).click();
  await gone();
  await button('Ask for your money back').click();
  await dialog().getByText('You get back €35.09, VAT included, the way you paid.').waitFor();
  await dialog().getByText('You use the statutory withdrawal period of 14 days.').waitFor();
  await holds();
  await resize(page, { width: 390, height: 844 });
  await holds();
  await dialog().getByRole('button', { name: 'Never mind' }).click();
  await gone();
  await context.addCookies([{ name: 'language', value: 'nl', url: platform.url }]);
  await resize(page, { width: 1280, height: 900 });
});

it('does not take it for a no when nobody says whether money goes back', async () => {
  const path = '**/api/billing/money-back';
  await context.route(path, status(500));
  await openAccount();
  await page.getByText('Of je geld terug kunt krijgen, konden we niet lezen.').waitFor();
  await button('Opzeggen').waitFor();
  await context.unroute(path);
  await button('Probeer opnieuw').click();
  await page.getByText(/^Geld terug: tot en met /).waitFor();
});

it('gives the money back, says how much, and shows the plan as ended', async () => {
  await button('Geld terug vragen').click();
  await dialog().getByText('Je plan en je toegang stoppen meteen.').waitFor();
  await dialog()
    .getByText(/mag je daarna niet meer gebruiken/)
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog()
    .getByRole('button', { name: /^Vraag €\s35,09 terug$/ })
    .click();
  await page.getByText(/^Je krijgt €\s35,09 terug\. Je plan is beëindigd\.$/).waitFor();
  await gone();
  await page.getByText('Beëindigd', { exact: true }).waitFor();
  expect(await focused()).toBe(true);
  expect(await button('Opzeggen').count()).toBe(0);
  expect(await button('Geld terug vragen').count()).toBe(0);
  expect(await page.getByText('Wordt verlengd op', { exact: true }).count()).toBe(0);
  expect(await plan()).toMatchObject({ status: 'canceled' });
  expect(await axeFindings(page)).toEqual([]);
  expect(unexpected()).toEqual([]);
});
