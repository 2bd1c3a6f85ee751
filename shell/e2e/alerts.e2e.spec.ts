// Real: the whole platform on production builds, Chromium. Stand-in: a receiver of webhooks, on this machine.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;
let page: Page;
let context: BrowserContext;
let errors: string[];
let receiver: Server;
let received: string[];

/** The refusals that a journey provokes are in the console too. */
const unexpected = () => errors.filter((text) => !/automations\/alerts/.test(text));

beforeAll(async () => {
  browser = await launchBrowser();
  received = [];
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString('utf8');
    });
    request.on('end', () => {
      received.push(text);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  ({ page, context, errors } = await visitor(browser, platform.url));
});
afterAll(async () => {
  await browser?.close();
  await new Promise((done) => receiver?.close(done));
});

const person = somebody('Mira Meldt');
const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/meldingen`;
const toggle = (name: string) => page.getByRole('checkbox', { name, exact: true });

it('shows when somebody hears something, and what the plan has not with the plan that has it', async () => {
  await registerWithPlan(platform, person, 'launch_special');
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  await page.goto('/account/alerts');
  await page.getByRole('heading', { level: 1, name: 'Wanneer je iets hoort' }).waitFor();
  expect(await toggle('Eerste fout: Mail').isChecked()).toBe(true);
  expect(await toggle('Weer goed: Mail').isChecked()).toBe(false);
  await page.getByText('Hoort bij Professional, € 99 per maand excl. btw.').waitFor();
  await page.getByText('Hoort bij Enterprise, € 299 per maand excl. btw.').waitFor();
  await page.getByText('Er is nog niets verstuurd.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('keeps what is switched, by keyboard, and the quiet hours', async () => {
  await toggle('Weer goed: Mail').focus();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await page.getByLabel('Van', { exact: true }).fill('23:30');
  const hours = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Tab');
  await page.getByLabel('Tot', { exact: true }).focus();
  expect((await hours).status()).toBe(200);
  await page.reload();
  await toggle('Weer goed: Mail').waitFor();
  expect(await toggle('Weer goed: Mail').isChecked()).toBe(true);
  expect(await page.getByLabel('Van', { exact: true }).inputValue()).toBe('23:30');
});

it('adds a webhook, shows its secret once, and says what came back of a test', async () => {
  await platform.query(
    `update library.entitlement set price_tier = 'professional_monthly' where account_id =
       (select m.account_id from auth.account_member m join auth.user_account u on u.id = m.user_id where u.email = $1)`,
    [person.email],
  );
  await page.reload();
  await page.getByRole('button', { name: 'Kanaal toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam').fill('Eigen programma');
  await dialog.getByLabel('Adres van de webhook').fill('http://169.254.169.254/latest');
  await dialog.getByRole('button', { name: 'Kanaal toevoegen' }).click();
  await dialog.getByText('Dit adres kunnen we niet gebruiken.').waitFor();
  await dialog.getByLabel('Adres van de webhook').fill(url());
  await dialog.getByRole('button', { name: 'Kanaal toevoegen' }).click();
  await page.getByRole('dialog').getByText('Bewaar dit geheim nu').waitFor();
  await page.getByText(/^whsec_/).waitFor();
  await page.getByRole('button', { name: 'Ik heb het bewaard' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByText(/^whsec_/).count()).toBe(0);
  expect(await toggle('Eerste fout: Eigen programma').isChecked()).toBe(true);
  await page.getByLabel('Naar', { exact: true }).selectOption({ label: 'Eigen programma' });
  await page.getByRole('button', { name: 'Stuur een proefmelding' }).click();
  await page.getByText('Aangekomen (HTTP 204).').waitFor();
  expect(received.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['alert.test']);
  await page.getByText('Verstuurd', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('loses nothing on a phone and in the dark, says when nothing can be had, and lets a channel go', async () => {
  await resize(page, { width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await lostOnScreen(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  const settings = '**/api/automations/alerts';
  await context.route(settings, (route) => route.abort());
  await page.reload();
  await page.getByText('Je meldingen konden niet worden geladen.').waitFor();
  await context.unroute(settings);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Verwijder: Eigen programma' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click();
  await page.getByText('Eigen programma is verwijderd.').waitFor();
  await toggle('Eerste fout: Eigen programma').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(unexpected()).toEqual([]);
});
