// Real: the whole platform on production builds, Chromium. Stand-in: n8n (infra/n8n-sandbox), on this machine.
import type { CollectionDeployForm, ProcessingAgreement } from '@stroomwerk/contracts/library';
import { createN8nSandbox, type N8nSandbox } from '@stroomwerk/n8n-sandbox';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { api, registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
const calls = api(platform);
const person = somebody('Cora Collectie');
const trade = 'bookkeeper';
let browser: Browser;
let n8n: N8nSandbox;
let page: Page;
let context: BrowserContext;
let errors: string[];
let collection: string;

const there = () => n8n.instance.state.workflows.filter(({ isArchived }) => !isArchived);
const form = async (id = collection) =>
  calls.get<CollectionDeployForm>(`/api/automations/collections/${id}/deploy`, await calls.token(person));
const address = () => `/workflow-library/collections/${collection}/deploy`;
const go = () => page.getByRole('button', { name: /^Zet \d+ workflows? in / });

beforeAll(async () => {
  browser = await launchBrowser();
  n8n = await createN8nSandbox();
  ({ page, context, errors } = await visitor(browser, platform.url));
  await registerWithPlan(platform, person, 'starter_monthly');
  await platform.query('update auth.user_account set email_verified_at = now() where email = $1', [
    person.email,
  ]);
  const token = await calls.token(person);
  const path = '/api/workflows-library/collections';
  const made = await calls.post<{ id: string }>(path, { name: 'Administratie' }, token);
  collection = made.id;
  const { workflows } = await form(trade);
  for (const { workflow } of workflows.slice(0, 3))
    await calls.put(`${path}/${collection}/workflows/${workflow.filename}`, token);
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
});
afterAll(async () => {
  await browser?.close();
  await n8n?.close();
});

it('keeps the collection for who has no n8n yet', async () => {
  await page.goto(`/workflow-library?view=collections&collection=${collection}`);
  await page.getByRole('link', { name: 'Zet de collectie in mijn n8n' }).click();
  await page.waitForURL(`**${address()}`);
  await page.getByRole('heading', { level: 1, name: 'Administratie, in jouw n8n' }).waitFor();
  expect(await go().count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^(Lees en ga akkoord|Koppel je n8n)$/ }).click();
  const token = await calls.token(person);
  const { version } = await calls.get<ProcessingAgreement>('/api/automations/connections/agreement', token);
  await calls.post('/api/automations/connections/agreement', { version }, token);
  await calls.post('/api/automations/connections', { address: n8n.url, key: n8n.key() }, token);
  await page.reload();
  await page.getByRole('link', { name: 'Naar de collectie', exact: true }).click();
  await page.waitForURL(`**${address()}`);
});

it('asks for each account once, with the workflows that need it, and for the values of what is chosen', async () => {
  for (const { app, credential_type: type } of (await form()).accounts)
    n8n.instance.addCredential(`Ons ${app}`, type);
  await page.reload();
  await page.getByText('3 van 3 gekozen').waitFor();
  const { accounts, values, workflows } = await form();
  expect(await page.getByText(/^Voor .+/).count()).toBeGreaterThanOrEqual(accounts.length);
  const last = workflows[2]?.workflow;
  const box = page.getByRole('checkbox', { name: new RegExp(`^${last?.name}`) });
  await box.focus();
  await page.keyboard.press('Space');
  await page.getByText('2 van 3 gekozen').waitFor();
  await go().filter({ hasText: 'Zet 2 workflows' }).waitFor();
  for (const { id, kind, example } of values) {
    const field = page.locator(`[name="${id}"]`);
    if (!(await field.isVisible())) continue;
    if (kind === 'choice') await field.selectOption(example);
    else await field.fill(example);
  }
  expect(await axeFindings(page)).toEqual([]);
  for (const width of [360, 768]) {
    await resize(page, { width, height: 800 });
    expect([width, await lostOnScreen(page)]).toEqual([width, []]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, { width: 1280, height: 900 });
});

it('puts them in with one press, the one that n8n refuses named and the other running', async () => {
  n8n.faults.add({ call: 'POST /workflows', status: 400 });
  await go().click();
  await page.waitForURL('**?batch=*');
  await page.getByRole('heading', { name: /^1 van 2 staan in / }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.getByText('Niet geplaatst').waitFor();
  await page.getByText(/^Staat aan, wacht op de eerste run$/).waitFor();
  expect(there()).toHaveLength(1);
  expect(await axeFindings(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: /^1 van 2 staan in / }).waitFor();
  await other.close();
});

it('tries again for that one alone, with what was filled in', async () => {
  await page.getByRole('button', { name: 'Probeer die ene opnieuw' }).click();
  await page.getByText('1 van 3 gekozen').waitFor();
  await page.getByText(/^Staat al in /).waitFor();
  await go().click();
  await page.getByRole('heading', { name: /^1 workflow staat in / }).waitFor();
  expect(there()).toHaveLength(2);
  n8n.instance.run(there()[1]?.id ?? '');
  await page.getByText(/^Voor het eerst gedraaid om \d\d:\d\d\.$/).waitFor();
  await resize(page, { width: 360, height: 740 });
  expect(await lostOnScreen(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await resize(page, { width: 1280, height: 900 });
});

it('takes the whole of a press out again, once it is said what that does', async () => {
  await page.getByRole('button', { name: 'Draai alles terug' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^De workflows gaan uit /).waitFor();
  await dialog.getByRole('button', { name: 'Draai alles terug' }).click();
  await page.getByRole('heading', { name: 'Teruggedraaid' }).waitFor();
  expect(there()).toHaveLength(1);
});

it('says how many the plan has room for, in English too', async () => {
  await context.addCookies([{ name: 'language', value: 'en', url: platform.url }]);
  await page.goto(`/workflow-library/collections/${trade}/deploy`);
  await page.getByText(/room for 4 more/).waitFor();
  await page.getByText(/^4 of \d+ chosen$/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await context.addCookies([{ name: 'language', value: 'nl', url: platform.url }]);
});

it('says when the form cannot be had and reads it at another try, and where there is no such collection', async () => {
  const path = '**/api/automations/collections/**';
  await context.route(path, (route) => route.abort());
  await page.goto(address());
  await page.getByText('Wat hiervoor nodig is kon niet worden geladen.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await context.unroute(path);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText(/van 3 gekozen$/).waitFor();
  await page.goto('/workflow-library/collections/geen-vak/deploy');
  await page.getByRole('heading', { level: 1, name: 'Deze collectie bestaat niet (meer).' }).waitFor();
  expect(errors.filter((text) => !/automations\//.test(text))).toEqual([]);
});
