// Real: the landing page and the calculator in a browser, as they arrive, before and without their scripts.
import { until } from '@stroomwerk/test-kit';
import type { Browser, Page } from 'playwright-core';
import { untilAlive } from './support/alive.js';
import { launchBrowser, visitor } from './support/browser.js';
import { api, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Opens the landing page as the edge drew it: a busy edge may answer without waiting for its drawing. */
const asDrawn = (page: Page, drawn: () => Promise<boolean>): Promise<true> =>
  until('the landing page drawn at the edge', async () => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    return drawn();
  });

const below = /LandingPage-below.*\.js/;

it('brings the script of what lies below the first view only for whoever presses it, and keeps it as it was drawn', async () => {
  const { page, context } = await visitor(browser, platform.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // One that came undrawn asks for all of it.
  page.on('framenavigated', () => asked.splice(0));
  const orders = page.getByRole('button', { name: /1-Click Deploy/ });
  await asDrawn(page, async () => (await orders.count()) === 12);
  const drawn = await orders.first().elementHandle();
  await untilAlive(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first());
  await until('an idle page', () => asked.some((url) => url.includes('/aftercare.')));
  await page.mouse.move(640, 400);
  // What needs no script: why a figure is a sample.
  await page.evaluate(() => document.querySelector<HTMLElement>('main [popovertarget]')?.click());
  expect(await page.locator('main [popover]:popover-open').count()).toBe(1);
  await page.mouse.wheel(0, 100_000);
  await until('the end of the page', () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1),
  );
  await page.getByText('Wat is n8n, en wat heb ik nodig?').click();
  await page.getByText('n8n is een programma').waitFor();
  expect(asked.filter((url) => below.test(url))).toEqual([]);

  await orders.first().hover();
  await untilAlive(orders.first());
  expect(asked.filter((url) => below.test(url))).toHaveLength(1);
  expect(await drawn?.evaluate((one) => one.isConnected)).toBe(true);
  await context.close();
});

it('keeps what is pressed below the first view until its script is there, and goes on in the same document', async () => {
  const { page, context } = await visitor(browser, platform.url);
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(below, async (route) => {
    await held;
    await route.continue();
  });
  const steps: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/visits')) steps.push(request.postDataJSON().step);
  });
  const orders = page.getByRole('button', { name: /1-Click Deploy/ });
  await asDrawn(page, async () => (await orders.count()) === 12);
  await untilAlive(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await orders.first().click();
  await page.locator('form[data-pressed]').waitFor({ state: 'attached' });
  come();
  await page.waitForURL('**/register');
  await page.getByText('Je hebt Professional gekozen').waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await until('the step counted', () => steps.includes('checkout'));
  await context.close();
});

it('leaves open what the browser opened before its script came', async () => {
  const { page, context } = await visitor(browser, platform.url);
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/LandingPage\..*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const why = page.locator('main [popovertarget]').first();
  await asDrawn(page, async () => (await why.count()) === 1);
  await page.locator('header a').first().waitFor();
  await untilAlive(page.locator('header a').first());
  await why.click();
  const open = page.locator('main [popover]:popover-open');
  await open.waitFor();
  come();
  await untilAlive(why);
  // The frame in which a kept press would be done again.
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  );
  expect(await open.count()).toBe(1);
  await context.close();
});

it('takes an order before the section it stands in is alive, and keeps the plan', async () => {
  const { page, context } = await visitor(browser, platform.url);
  await page.route(below, (route) => route.abort());
  const orders = page.getByRole('button', { name: /1-Click Deploy/ });
  await asDrawn(page, async () => (await orders.count()) === 12);
  await orders.first().click();
  await page.waitForURL('**/register?plan=professional_monthly&workflow=*.json');
  await page.getByText('Je hebt Professional gekozen').waitFor();
  const file = new URL(page.url()).searchParams.get('workflow') ?? '';
  await until('the workflow kept', async () =>
    (await page.evaluate(() => window.sessionStorage.getItem('wanted_workflow')))?.includes(file),
  );
  await context.close();
});

it('knows whose plan it is: to the workflow instead of the payment page, and no plan twice', async () => {
  const member = somebody('Pia Planhouder');
  await api(platform).register(member);
  const granted = await platform.command('ops', 'grant', member.email, 'starter_monthly');
  if (granted.code !== 0) throw new Error(granted.output);
  const { page, context } = await visitor(browser, platform.url);
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Naar je dashboard' }).first().waitFor();
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await page.locator('#pricing').getByRole('link', { name: 'Dit is je plan' }).first().waitFor();
  // What the edge drew for a visitor changes as its section comes alive.
  await until('nothing to get started with', async () => (await page.getByText('Get Started').count()) === 0);
  // As a card sends it that is pressed before it is alive.
  await page.goto('/register?plan=professional_monthly&workflow=facturen-uit-de-mailbox-boeken.json');
  await page.waitForURL('**/workflow-library/facturen-uit-de-mailbox-boeken.json/deploy');
  await page
    .getByRole('heading', { level: 1, name: 'Facturen uit de mailbox boeken, in jouw n8n' })
    .waitFor();
  await context.close();
});

it('keeps a press that began before it was known who looks, and knows a plan for life', async () => {
  const member = somebody('Levi Lang');
  await api(platform).register(member);
  const granted = await platform.command('ops', 'grant', member.email, 'lifetime_pro');
  if (granted.code !== 0) throw new Error(granted.output);
  const { page, context } = await visitor(browser, platform.url);
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(below, async (route) => {
    await held;
    await route.continue();
  });
  const orders = page.getByRole('button', { name: /1-Click Deploy/ });
  await asDrawn(page, async () => (await orders.count()) === 12);
  await orders.first().hover();
  await page.mouse.down();
  come();
  await until('the sections alive', async () => (await page.getByText('Get Started').count()) === 0);
  await page.mouse.up();
  await page.waitForURL('**/workflow-library/*.json/deploy');

  await page.goto('/#pricing');
  const pricing = page.locator('#pricing');
  await pricing.getByRole('link', { name: 'Dit is je plan' }).waitFor();
  // By the month; what is bought once beside a plan stays to be had.
  expect(await pricing.getByRole('link', { name: 'Zit in je plan' }).count()).toBe(3);
  expect(await pricing.getByRole('link', { name: 'Je plan is voor altijd' }).count()).toBe(1);
  expect(await pricing.getByRole('button', { name: /^Kies/ }).count()).toBe(2);
  await page.goto('/account');
  await page.getByText('Je plan is voor altijd: er valt niets op te zeggen.').waitFor();
  await context.close();
});

it('shows both prices, answers questions and sends an order on without any script', async () => {
  const context = await browser.newContext({
    baseURL: platform.url,
    javaScriptEnabled: false,
    locale: 'nl-NL',
  });
  const page = await context.newPage();
  await page.goto('/');
  const prices = page.locator('#pricing');
  await prices.getByText('Annual', { exact: true }).click();
  await prices.getByText('2 maanden GRATIS').waitFor();
  expect(await prices.getByText('Je bespaart').allInnerTexts()).toEqual([
    expect.stringContaining('58'),
    expect.stringContaining('98'),
    expect.stringContaining('198'),
  ]);
  await page.getByText('Wat is n8n, en wat heb ik nodig?').click();
  await page.getByText('n8n is een programma').waitFor();
  await prices.getByRole('button', { name: 'Kies Launch Special' }).click();
  await page.waitForURL('**/register?plan=launch_special&interval=year');
  await context.close();
});

it('says that an order failed, in a toast and below its button, and lets it be tried again', async () => {
  const { page, context } = await visitor(browser, platform.url);
  const person = somebody('Nora Opnieuw');
  await api(platform).register(person);
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/stripe/create-checkout-session', async (route) => {
    await asked;
    await route.fulfill({ status: 502, json: { code: 'x', message: 'x', detail: 'De bank slaapt.' } });
  });
  const button = page.locator('#pricing').getByRole('button', { name: 'Kies Starter' });
  await untilAlive(button);
  await button.click();
  await page.locator('#pricing').getByText('Bezig...').waitFor();
  answer();
  const text = 'Oops! De bank slaapt. Probeer het opnieuw of neem contact met ons op.';
  await page.locator('#pricing').getByText(text).waitFor();
  await page.getByText(text).nth(1).waitFor();
  await button.waitFor();
  await context.close();
});

it('keeps the calculator’s last valid outcome and shares it by its address', async () => {
  const { page, context, errors } = await visitor(browser, platform.url);
  await page.goto('/wealth-calculator');
  const mrr = page.getByLabel('Huidige MRR');
  await mrr.fill('€ 12.500,-');
  await page.getByText('Gelezen als € 12.500').waitFor();
  await page.waitForURL('**/wealth-calculator?mrr=12500');
  await mrr.fill('heel veel');
  await page.getByText('Dit is geen getal.').waitFor();
  await page.getByText('De uitkomst hoort bij de laatste geldige getallen.').waitFor();
  const { page: other } = await visitor(browser, platform.url);
  await other.goto('/wealth-calculator?mrr=12500&growth=-5');
  await other.getByText('Gelezen als € 12.500').waitFor();
  expect(await other.getByText('Niet binnen 24 maanden').count()).toBeGreaterThan(0);
  await other.context().close();
  expect(errors).toEqual([]);
  await context.close();
});
