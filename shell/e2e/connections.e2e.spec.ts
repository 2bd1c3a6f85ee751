// Real: the whole platform on production builds, Chromium. Stand-in: n8n (infra/n8n-sandbox), on this machine.
import { createN8nSandbox, type N8nSandbox, scopes } from '@stroomwerk/n8n-sandbox';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { tabTo } from './support/keyboard.js';
import { registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;
let n8n: N8nSandbox;
let page: Page;
let context: BrowserContext;
let errors: string[];

/** The refusals that a journey provokes are in the console too. */
const unexpected = () => errors.filter((text) => !/automations\/connections/.test(text));

beforeAll(async () => {
  browser = await launchBrowser();
  n8n = await createN8nSandbox();
  ({ page, context, errors } = await visitor(browser, platform.url));
});
afterAll(async () => {
  await browser?.close();
  await n8n?.close();
});

const person = somebody('Koos Koppelt');
const workflow = 'bonnetjes-uit-gmail-boeken.json';
const address = () => page.getByLabel('Adres van je n8n');
const key = () => page.getByLabel('API-sleutel', { exact: true });
const connect = () => page.getByRole('button', { name: 'Koppel', exact: true }).click();
const rowOf = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

it('asks for the confirmed address before anything else', async () => {
  await registerWithPlan(platform, person, 'starter_monthly');
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  await page.getByRole('tab', { name: 'Automatiseringen' }).click();
  await page.getByText('Er is nog geen n8n gekoppeld.').waitFor();
  await page.getByRole('link', { name: 'Koppel je n8n' }).click();
  await page.waitForURL('**/account/n8n');
  await page.getByText('Bevestig eerst je e-mailadres.').waitFor();
  expect(await key().count()).toBe(0);
  await platform.query('update auth.user_account set email_verified_at = now() where email = $1', [
    person.email,
  ]);
});

it('shows the agreement in full, and the form once it is accepted', async () => {
  await page.goto(`/account/n8n?workflow=${workflow}`);
  await page.getByText('Je gekozen workflow wacht op je.').waitFor();
  await page.getByRole('heading', { name: 'Welke gegevens' }).waitFor();
  await page.getByText('Hostingpartij van het platform').waitFor();
  expect(await key().count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ga akkoord en koppel je n8n' }).click();
  await key().waitFor();
  await page.getByText(/^Versie van .*, akkoord op /).waitFor();
  // Drawn by us, told in words, and the rights with what each is for.
  await page.getByRole('img', { name: /n8n API omcirkeld/ }).waitFor();
  await page.getByText(/^Deze 17 rechten/).click();
  await page.getByText('We zien dat een run mislukte, niet waarom.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('says at its field what is wrong, and keeps what was typed', async () => {
  await connect();
  await page.getByText('Vul de API-sleutel in').waitFor();
  const gone = await createN8nSandbox();
  await gone.close();
  await address().fill(gone.url);
  await key().fill('n8n_api_verkeerd');
  await connect();
  await page.getByText('We kunnen je n8n niet bereiken.').waitFor();
  expect(await address().evaluate((field) => field === document.activeElement)).toBe(true);
  await address().fill(`${n8n.url}/home/workflows`);
  await connect();
  await page.getByText('Je n8n accepteert deze API-sleutel niet.').waitFor();
  expect(await key().evaluate((field) => field === document.activeElement)).toBe(true);
  expect([await address().inputValue(), await key().inputValue()]).toEqual([
    `${n8n.url}/home/workflows`,
    'n8n_api_verkeerd',
  ]);
  expect(await axeFindings(page)).toEqual([]);
});

it('connects by keyboard, names what the key may not do, and goes on with the chosen workflow', async () => {
  await key().fill(n8n.key(scopes.filter((scope) => scope !== 'execution:list')));
  expect(await key().getAttribute('type')).toBe('password');
  await key().press('Enter');
  const row = rowOf(new URL(n8n.url).host);
  await row.getByText('Werkt, met beperkingen').waitFor();
  await row.getByText('execution:list').waitFor();
  await row.getByText('We zien je runs niet: geen geschiedenis, cijfers of meldingen.').waitFor();
  expect(await row.getByRole('heading').evaluate((one) => one === document.activeElement)).toBe(true);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('n8n_api_');
  // One of one: no form, and the plan that has more.
  expect(await key().count()).toBe(0);
  await page.getByText('1 van 1 van je plan').waitFor();
  await page.getByText('Met Launch Special koppel je er 2.').waitFor();
  const on = page.getByRole('link', { name: 'Naar de workflow' });
  expect(await on.getAttribute('href')).toBe(`/workflow-library/${workflow}/deploy`);
  expect(await axeFindings(page)).toEqual([]);
});

it('renames, takes another key and looks again, each from the keyboard', async () => {
  await tabTo(page, /^button Hernoem/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Naam').fill('Productie');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await rowOf('Productie').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Hernoem');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByLabel('API-sleutel', { exact: true });
  await field.fill('n8n_api_nog_verkeerd');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Je n8n accepteert deze API-sleutel niet.').waitFor();
  const whole = n8n.key();
  await field.fill(whole);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await rowOf('Productie').getByText('Werkt', { exact: true }).waitFor();

  n8n.revoke(whole);
  await page.getByRole('button', { name: 'Controleer nu: Productie' }).click();
  await rowOf('Productie')
    .getByText(/^Werkt niet sinds /)
    .waitFor();
  await rowOf('Productie').getByText('Maak een nieuwe aan in n8n').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/dashboard?tab=automations');
  await page.getByText('Gekoppeld: Productie.').waitFor();
  await page.getByText('1 koppeling vraagt aandacht.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('loses nothing on a phone, in the dark or in English', async () => {
  await page.goto('/account/n8n');
  await rowOf('Productie').waitFor();
  await resize(page, { width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await lostOnScreen(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, { width: 1280, height: 900 });
});

it('says when the list cannot be had, and reads it at another try', async () => {
  const list = '**/api/automations/connections';
  await context.route(list, (route) => route.abort());
  await page.reload();
  await page.getByText('Je koppelingen konden niet worden geladen.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await context.unroute(list);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await rowOf('Productie').waitFor();
});

it('says what disconnecting does, and does it', async () => {
  await page.getByRole('button', { name: 'Ontkoppel: Productie' }).click();
  await page.getByRole('dialog').getByText('De sleutel is meteen weg bij ons.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Ontkoppel');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ontkoppel' }).click();
  await page.getByText('Productie is ontkoppeld.').waitFor();
  await key().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.getByRole('heading', { name: 'Nog geen n8n?' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(unexpected()).toEqual([]);
});
