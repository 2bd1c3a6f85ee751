// Real: the whole platform on production builds, Chromium. Stand-in: n8n (infra/n8n-sandbox), on this machine.
import type { DeployForm, Deployment } from '@stroomwerk/contracts/library';
import { createN8nSandbox, type N8nSandbox } from '@stroomwerk/n8n-sandbox';
import { until } from '@stroomwerk/test-kit';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { api, registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
const calls = api(platform);
const person = somebody('Dirk Draait');
const file = 'facturen-uit-de-mailbox-boeken.json';
const address = `/workflow-library/${file}/deploy`;
let browser: Browser;
let n8n: N8nSandbox;
let page: Page;
let context: BrowserContext;
let errors: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  n8n = await createN8nSandbox();
  ({ page, context, errors } = await visitor(browser, platform.url));
});
afterAll(async () => {
  await browser?.close();
  await n8n?.close();
});

/** With a token of its own: one lives for five minutes. */
const read = async <T>(path: string): Promise<T> => calls.get<T>(path, await calls.token(person));
const form = () => read<DeployForm>(`/api/automations/deploy/${file}`);
const placed = () => n8n.instance.state.workflows.find(({ isArchived }) => !isArchived);
const go = () => page.getByRole('button', { name: /^Zet aan in / });
const h1 = () => page.getByRole('heading', { level: 1, name: /, in jouw n8n$/ });

it('helps who has no n8n, and keeps the workflow until there is one', async () => {
  await registerWithPlan(platform, person, 'starter_monthly');
  await platform.query('update auth.user_account set email_verified_at = now() where email = $1', [
    person.email,
  ]);
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  await page.goto(`/workflow-library/${file}`);
  await page.getByRole('link', { name: 'Zet aan in mijn n8n' }).click();
  await page.waitForURL(`**${address}`);
  await h1().waitFor();
  await page
    .getByRole('heading', { name: /akkoord met de verwerkersovereenkomst|nog geen n8n gekoppeld/ })
    .waitFor();
  expect(await go().count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^(Lees en ga akkoord|Koppel je n8n)$/ }).click();
  await page.getByRole('button', { name: 'Ga akkoord en koppel je n8n' }).click();
  await page.getByLabel('Adres van je n8n').fill(n8n.url);
  await page.getByLabel('API-sleutel', { exact: true }).fill(n8n.key());
  await page.getByRole('button', { name: 'Koppel', exact: true }).click();
  await page.getByRole('link', { name: 'Naar de workflow', exact: true }).click();
  await page.waitForURL(`**${address}`);
});

it('leads to where a missing account is made, and sees it by itself when it is there', async () => {
  const { accounts } = await form();
  const [first, ...rest] = accounts;
  if (!first) throw new Error('the workflow needs no account');
  for (const one of rest) n8n.instance.addCredential(`${one.app} van Dirk`, one.credential_type);
  await page.reload();
  const row = page.getByRole('region', { name: first.app, exact: true });
  await row.getByText(/^Niet gevonden in /).waitFor();
  const link = row.getByRole('link', { name: /^Open in n8n/ });
  expect(await link.getAttribute('href')).toBe(`${n8n.url}/home/credentials`);
  await row.getByText(/^Laatst gekeken om \d\d:\d\d:\d\d/).waitFor();
  await page
    .getByText(/^Nog één account/)
    .first()
    .waitFor();
  expect(await go().getAttribute('aria-disabled')).toBe('true');
  expect(await axeFindings(page)).toEqual([]);
  // What was typed stays while it looks.
  const field = page.locator('[data-values] input').first();
  await field.fill('wat ik al wist');
  n8n.instance.addCredential(`${first.app} administratie`, first.credential_type);
  await row.getByText(new RegExp(`^${first.app} administratie`)).waitFor();
  expect(await field.inputValue()).toBe('wat ik al wist');
  await until('the button to be there', async () => (await go().getAttribute('aria-disabled')) === null);
});

it('says at its field what is not filled in, and deploys nothing', async () => {
  await page.reload();
  await go().click();
  await page.getByText('Vul dit in').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  expect(placed()).toBeUndefined();
  expect(await axeFindings(page)).toEqual([]);
});

it('loses nothing on a phone, with the steps as a list that has the same marks', async () => {
  for (const width of [360, 390, 768]) {
    await resize(page, { width, height: 800 });
    expect([width, await lostOnScreen(page)]).toEqual([width, []]);
  }
  await page.getByRole('list', { name: /^Stappen van / }).waitFor();
  await page
    .getByRole('img', { name: /^gebruikt waarde / })
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, { width: 1280, height: 900 });
});

it('is published with eight presses at most beside typing the values', async () => {
  const { values } = await form();
  let presses = 0;
  await page.goto(`/workflow-library/${file}`);
  presses += 1;
  await page.getByRole('link', { name: 'Zet aan in mijn n8n' }).click();
  await page.waitForFunction(() => document.activeElement?.closest('[data-values]') !== null);
  for (const [at, { example }] of values.entries()) {
    if (at > 0) {
      presses += 1;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.insertText(example);
  }
  presses += 1;
  await page.keyboard.press('Enter');
  await page.waitForURL('**?deployment=*');
  await page.getByRole('heading', { name: /^Aangezet om \d\d:\d\d/ }).waitFor();
  expect(presses).toBeLessThanOrEqual(8);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  const workflow = placed();
  expect(workflow?.activeVersionId).not.toBeNull();
  const bound = workflow?.versions.at(-1)?.nodes.flatMap((node) => Object.values(node.credentials ?? {}));
  expect(bound?.length).toBeGreaterThan(0);
  expect(bound?.every(({ id }) => n8n.instance.state.credentials.some((one) => one.id === id))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});

it('is found again by a reload and in another tab, and shows the first run when it ends', async () => {
  await page.reload();
  await page.getByRole('heading', { name: /^Aangezet om / }).waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: /^Aangezet om / }).waitFor();
  await other.close();
  n8n.instance.run(placed()?.id ?? '');
  await page.getByRole('heading', { name: /^Voor het eerst gedraaid om \d\d:\d\d$/ }).waitFor();
  await page.getByText(/^Actief in /).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await resize(page, { width: 360, height: 740 });
  expect(await lostOnScreen(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await resize(page, { width: 1280, height: 900 });
});

it('says that it is there already before it places it once more', async () => {
  await page.goto(address);
  await page.getByRole('heading', { name: /^Staat al in / }).waitFor();
  expect(await go().count()).toBe(0);
  const see = page.getByRole('link', { name: 'Bekijk je automatisering' });
  expect(await see.getAttribute('href')).toMatch(/^\/dashboard\/automations\/[0-9a-f-]{36}$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nog een keer plaatsen' }).click();
  await go().waitFor();
  // What was answered before stands there.
  await page
    .getByText(/Overgenomen van je vorige workflow/)
    .first()
    .waitFor();
});

it('says what n8n does not publish and why, and takes it out again once it is said what that does', async () => {
  n8n.faults.add({ call: 'POST /workflows/{id}/publish', status: 400 });
  const before = n8n.instance.state.workflows.length;
  await go().click();
  await page.getByRole('heading', { name: /maar nog niet aan$/ }).waitFor();
  expect(n8n.instance.state.workflows.length).toBe(before + 1);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Terugdraaien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^De workflow gaat uit /).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Terugdraaien');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Draai terug' }).click();
  await page.getByRole('heading', { name: 'Teruggedraaid' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Teruggedraaid');
  expect(n8n.instance.state.workflows.length).toBe(before);
  expect(await axeFindings(page)).toEqual([]);
});

it('says when the form cannot be had, and reads it at another try', async () => {
  const path = '**/api/automations/deploy/**';
  await context.route(path, (route) => route.abort());
  await page.goto(address);
  await page.getByText('Wat hiervoor nodig is kon niet worden geladen.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await context.unroute(path);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await h1().waitFor();
});

it('says in plain words why the first run failed, with what to do', async () => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Nog een keer plaatsen' }).click();
  await go().click();
  await page.getByRole('heading', { name: /^Aangezet om / }).waitFor();
  const made = await read<Deployment>(
    `/api/automations/deployments/${new URL(page.url()).searchParams.get('deployment')}`,
  );
  const id = made.n8n_url?.split('/').at(-1) ?? '';
  const step = n8n.instance.workflow(id).versions.at(-1)?.nodes.at(-1)?.name;
  n8n.instance.run(id, { error: { message: 'Request failed with status code 401', httpCode: '401', step } });
  await page.getByText(/^De eerste run van \d\d:\d\d is mislukt/).waitFor();
  await page.getByRole('region', { name: 'Wat je doet' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(errors.filter((text) => !/automations\//.test(text))).toEqual([]);
});
