// Real: the whole platform on production builds, the payment sandbox behind the payment service's own library, Chromium.
import type { MoneyBack, Subscription } from '@stroomwerk/contracts/billing';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { status } from './support/network-faults.js';
import { api, payByCard, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
const calls = api(platform);
const person = somebody('Wies Wisselaar');
const preview = '**/api/billing/plan-change/preview';
let browser: Browser;
let page: Page;
let context: BrowserContext;
let errors: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, context, errors } = await visitor(browser, platform.url));
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
});

/** The refusals that a journey provokes are in the console too. */
const unexpected = () => errors.filter((text) => !/api\/(billing|stripe)\//.test(text));
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => page.getByRole('dialog');
const gone = () => dialog().waitFor({ state: 'detached' });
const choose = (plan: RegExp) => dialog().getByRole('radio', { name: plan }).check();
const plan = async () => calls.get<Subscription>('/api/billing/subscription', await calls.token(person));
/** What was really taken so far. */
const paid = async () =>
  (await calls.get<MoneyBack>('/api/billing/money-back', await calls.token(person))).amount_cents;

async function openAccount(): Promise<void> {
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Plan', exact: true }).waitFor();
}

/** What a dialog keeps to on any screen: no sideways scrolling, in it neither, and nothing axe finds. */
async function holds(): Promise<void> {
  expect(await lostOnScreen(page)).toEqual([]);
  expect(await dialog().evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
}

it('opens with the plan that a price card named, and what it costs', async () => {
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
  await page.goto('/account?plan=professional_monthly&interval=month');
  await dialog().getByText('Vandaag te betalen').waitFor();
  expect(
    await dialog()
      .getByRole('radio', { name: /^Professional/ })
      .isChecked(),
  ).toBe(true);
  await dialog().getByRole('button', { name: 'Annuleren' }).click();
  await gone();
  expect(new URL(page.url()).search).toBe('');
});

it('takes for a bigger plan what it showed, to the cent', async () => {
  await openAccount();
  await button('Wissel van plan').click();
  await context.route(preview, status(500));
  await choose(/^Professional/);
  await dialog().getByText('Het bedrag konden we niet uitrekenen.').waitFor();
  await context.unroute(preview);
  await choose(/^Enterprise/);
  await dialog().getByText('Niet gebruikt van Starter').waitFor();
  await choose(/^Professional/);
  await dialog()
    .getByText(/^Professional tot \d+ \w+ \d{4}$/)
    .waitFor();
  const pay = dialog().getByRole('button', { name: /^Betaal €\s[\d.]+,\d\d en wissel nu$/ });
  const [, euros = '', cents = ''] = /([\d.]+),(\d\d)/.exec((await pay.textContent()) ?? '') ?? [];
  const shown = Number(euros.replaceAll('.', '')) * 100 + Number(cents);
  await holds();
  await pay.click();
  await page.getByText('Je hebt nu Professional.').waitFor();
  await gone();
  expect(await plan()).toMatchObject({ status: 'active', price_tier: 'professional_monthly' });
  expect(await paid()).toBe(3_509 + shown);
  expect(shown).toBeGreaterThan(8_000);
});

it('waits with a smaller plan for the end of the period, on a phone and in English, and takes it back', async () => {
  await context.addCookies([{ name: 'language', value: 'en', url: platform.url }]);
  await resize(page, { width: 390, height: 844 });
  await openAccount();
  await button('Change plan').click();
  await dialog().getByText('Year', { exact: true }).click();
  await choose(/^Starter/);
  await dialog()
    .getByText(/^You keep Professional until \d+ \w+ \d{4}: that time is paid\./)
    .waitFor();
  await holds();
  await resize(page, { width: 360, height: 740 });
  await holds();
  await dialog()
    .getByRole('button', { name: /^Change on \d+ \w+ \d{4}$/ })
    .click();
  await page.getByText(/^On \d+ \w+ \d{4} you change to Starter\.$/).waitFor();
  await gone();
  await context.addCookies([{ name: 'language', value: 'nl', url: platform.url }]);
  await resize(page, { width: 1280, height: 900 });
  await openAccount();
  await page.getByText(/^Wisselt op \d+ \w+ \d{4}$/).waitFor();
  await page.getByText('naar Starter, per jaar').waitFor();
  expect(await plan()).toMatchObject({
    price_tier: 'professional_monthly',
    next: { price_tier: 'starter_annual', interval: 'year' },
  });
  expect(await button('Wissel van plan').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await button('Toch niet').click();
  await page.getByText('Je houdt je plan.').waitFor();
  await page.getByText('Wordt verlengd op', { exact: true }).waitFor();
  await button('Wissel van plan').waitFor();
  expect(await plan()).toMatchObject({ price_tier: 'professional_monthly', next: null });
  expect(unexpected()).toEqual([]);
});
