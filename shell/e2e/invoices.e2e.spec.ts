// Real: the whole platform on production builds, the payment sandbox behind the payment service's own library, Chromium.
import { readFileSync } from 'node:fs';
import type { InvoicesResponse } from '@stroomwerk/contracts/billing';
import { readPdf } from '@stroomwerk/test-kit';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { status } from './support/network-faults.js';
import { api, payByCard, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
const calls = api(platform);
const person = somebody('Femke Factuur');
const company = 'Werkplaats Noord voor Ambachtelijke Automatisering en Onderhoud B.V.';
let browser: Browser;
let page: Page;
let context: BrowserContext;
let errors: string[];
let number: string;

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
const row = (said: string) => page.getByRole('row', { name: new RegExp(said) });
const dialog = () => page.getByRole('dialog');
const openAccount = async () => {
  // Anew each time: what was read before is not asked for again on the same page.
  await page.goto('about:blank');
  await page.goto('/account#invoices');
  await page.getByRole('heading', { name: 'Facturen', exact: true }).waitFor();
};
/** With a token of its own: one lives for five minutes. */
const listed = async () =>
  (await calls.get<InvoicesResponse>('/api/billing/invoices', await calls.token(person))).invoices;

async function saved(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync((await file.path()) ?? '') };
}

it('says that there are no invoices before anything was bought', async () => {
  await calls.register(person);
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  await openAccount();
  await page.getByText('Nog geen facturen. Na je eerste betaling staat je factuur hier.').waitFor();
  await page.getByText('Bij je eerste bestelling vul je in wat op de factuur komt.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('finds the invoice of what was bought as a company, and saves it as PDF and UBL', async () => {
  const { checkout_url } = await calls.post<{ checkout_url: string }>(
    '/api/stripe/create-checkout-session',
    {
      price_tier: 'starter_monthly',
      success_url: `${platform.url}/success?tier=starter_monthly`,
      cancel_url: `${platform.url}/#pricing`,
    },
    await calls.token(person),
  );
  await page.goto(checkout_url);
  await page.locator('#company').fill(company);
  await page.locator('#vat_id').fill('NL001234567B01');
  await payByCard(page, '4242 4242 4242 4242');
  await page.getByRole('heading', { level: 1, name: 'Starter is geactiveerd' }).waitFor();
  await openAccount();
  await row('Starter').getByText('Betaald').waitFor();
  number = (await listed())[0]?.number ?? '';
  expect(number).toMatch(/^\d{4}-\d{4}$/);
  expect(await row('Starter').textContent()).toMatch(/€\s35,09/);
  const pdf = await saved(() => button(`PDF van ${number}`).click());
  expect(pdf.name).toBe(`factuur-${number}.pdf`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { text } = readPdf(pdf.bytes);
  for (const said of [`Factuur ${number}`, '€ 35,09', 'Femke Factuur', 'NL001234567B01', 'Keizersgracht 1'])
    expect(text).toContain(said);
  expect(text.replaceAll('\n', ' ')).toContain('Werkplaats Noord voor Ambachtelijke');
  const ubl = await saved(() => button(`UBL van ${number}`).click());
  expect(ubl.name).toBe(`factuur-${number}.xml`);
  expect(ubl.bytes.toString()).toContain(`<cbc:ID>${number}</cbc:ID>`);
  expect(await axeFindings(page)).toEqual([]);
});

it('says why a file could not be had, and that the list could not be read, and tries again', async () => {
  const files = '**/api/billing/invoices/*.pdf';
  await context.route(files, status(500));
  await button(`PDF van ${number}`).click();
  await page.locator('[role=status] [role=group]').first().waitFor();
  await context.unroute(files);
  const list = /\/api\/billing\/invoices(\?|$)/;
  await context.route(list, status(500));
  await openAccount();
  await page.getByText('Je facturen konden we niet lezen.').waitFor();
  await context.unroute(list);
  await page.getByRole('region', { name: 'Facturen', exact: true }).getByRole('button').click();
  await row('Starter').waitFor();
});

it('changes what goes on the next invoice, with the keyboard, on a phone too', async () => {
  await resize(page, { width: 390, height: 844 });
  await button('Aanpassen').click();
  await dialog()
    .getByLabel(/^Btw-nummer/)
    .fill('123');
  expect(await lostOnScreen(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog().getByText('Een btw-nummer begint met de twee letters van het land').waitFor();
  await dialog()
    .getByLabel(/^Btw-nummer/)
    .fill('nl 0098.76543 b01');
  await dialog().getByLabel('Plaats').fill('Utrecht');
  await page.keyboard.press('Enter');
  await page.getByText('Staat op je volgende factuur.').waitFor();
  await dialog().waitFor({ state: 'detached' });
  await page.getByText('NL009876543B01').waitFor();
  await page.getByText(/1015 CJ Utrecht/).waitFor();
  for (const width of [360, 390]) {
    await resize(page, { width, height: 844 });
    expect(await lostOnScreen(page)).toEqual([]);
  }
  expect(await axeFindings(page)).toEqual([]);
  await resize(page, { width: 1280, height: 900 });
});

it('finds the credit note of money that went back', async () => {
  await button('Geld terug vragen').click();
  await dialog()
    .getByRole('button', { name: /^Vraag €\s35,09 terug$/ })
    .click();
  await page.getByText(/^Je krijgt €\s35,09 terug\. Je plan is beëindigd\.$/).waitFor();
  await openAccount();
  const note = row(`Creditnota bij ${number}, Starter`);
  await note.waitFor();
  expect(await note.textContent()).toMatch(/−€\s35,09/);
  await page.getByText('Gecrediteerd', { exact: true }).waitFor();
  const [first] = await listed();
  const pdf = await saved(() => button(`PDF van ${first?.number}`).click());
  expect(pdf.name).toBe(`creditnota-${first?.number}.pdf`);
  expect(readPdf(pdf.bytes).text).toContain(`Creditnota ${first?.number}`);
  expect(await axeFindings(page)).toEqual([]);
  expect(unexpected()).toEqual([]);
});
