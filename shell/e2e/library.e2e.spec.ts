// Real: the whole platform on production builds with the catalogue that ships, a subscriber who paid, Chromium.
import { readFileSync } from 'node:fs';
import { until } from '@stroomwerk/test-kit';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, patience, visitor } from './support/browser.js';
import { api, somebody, subscribe } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;
let page: Page;
let context: BrowserContext;
let errors: string[];
const member = somebody('Lies Zoekt');
let token: string;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, context, errors } = await visitor(browser, platform.url));
  token = await subscribe(platform, page, member);
});
afterAll(async () => {
  await browser?.close();
});

const found = () => page.getByText(/^Showing \d+ of [\d.]+ workflows$/);
const tiles = () => page.locator('main [data-tile]');

it('finds as one types, through typing errors, with the whole state in the address', async () => {
  await page.goto('/workflow-library');
  await found().waitFor();
  await page.keyboard.press('/');
  const box = page.getByLabel('Zoek workflows');
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('gogle shets');
  await page.waitForURL('**q=gogle+shets**');
  await page.getByText('Gezocht naar ‘google sheets’').waitFor();
  await tiles().first().waitFor();
  await tiles().filter({ hasText: 'Google Sheets' }).first().waitFor();

  await box.fill('factuur');
  await page.waitForURL('**q=factuur**');
  await page
    .getByRole('button', { name: /^Scheduled/ })
    .first()
    .click();
  await page.waitForURL('**trigger=Scheduled**');
  const state = async () => ({
    scheduled: await page
      .getByRole('button', { name: /^Scheduled/ })
      .first()
      .innerText(),
    found: await found().innerText(),
  });
  // Settled: the figure beside the filter that is on is the number that was found.
  await until('the scheduled ones', async () => {
    const { scheduled, found: text } = await state();
    return text.includes(` of ${/[\d.]+$/.exec(scheduled)?.[0]} `);
  });
  const { found: scheduled } = await state();
  await page.getByRole('button', { name: /^High/ }).first().click();
  await page.waitForURL('**complexity=high**');
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('complexity'));
  await page.getByText(scheduled, { exact: true }).waitFor();

  for (const odd of ['google-sheets', 'c++', 'what’s', '"', '((', '%', '\\']) {
    await box.fill(odd);
    await page.waitForURL((url) => url.searchParams.get('q') === odd);
    await page
      .getByText(/^Showing \d+ of [\d.]+ workflows$|No workflows found/)
      .first()
      .waitFor();
  }
  expect(errors).toEqual([]);
});

it('goes by keyboard from the search to a workflow, whose canvas shows every step with its settings', async () => {
  await page.goto('/workflow-library?q=facturen+uit+de+mailbox');
  await tiles().first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/workflow-library/*.json');
  await page.goto('/workflow-library/facturen-uit-de-mailbox-boeken.json');
  await page.locator('.react-flow__node').nth(13).waitFor();
  await page.locator('.react-flow__edge').nth(11).waitFor({ state: 'attached' });
  await page.getByText('Stappen in volgorde').click();
  await page
    .getByRole('button', { name: /Reken na/ })
    .last()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/const som = Number/).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Lijkt hierop').waitFor();
  await page.getByText('De eerste versie.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

it('takes one file home, and a selection as a zip whose link ends', async () => {
  await page.goto('/workflow-library?q=shopify');
  await tiles().first().waitFor();
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click(),
  ]);
  expect(JSON.parse(readFileSync(await one.path(), 'utf8'))).toMatchObject({ active: false });
  await page.getByRole('button', { name: 'Selecteer', exact: true }).click();
  const boxes = page.locator('main').getByRole('checkbox', { name: /Selecteer:/ });
  for (const at of [0, 1, 2]) await boxes.nth(at).press('Space');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download als zip' }).click(),
  ]);
  // Beside the workflows an empty table for each one that works with one.
  const entries = Object.entries(unzipSync(readFileSync(await zip.path())));
  const files = entries.filter(([name]) => !name.startsWith('tabellen/'));
  expect(files.map(([name]) => name)).toEqual([1, 2, 3].map(() => expect.stringMatching(/^[^/]+\.json$/)));
  for (const [, bytes] of files)
    expect(JSON.parse(strFromU8(bytes))).toMatchObject({ active: false, settings: { executionOrder: 'v1' } });

  const { workflows } = await api(platform).get<{ workflows: { filename: string }[] }>(
    '/api/workflows-library/search?q=slack',
    token,
  );
  const link = await api(platform).post<{ url: string }>(
    '/api/workflows-library/zip',
    { filenames: workflows.slice(0, 2).map(({ filename }) => filename) },
    token,
  );
  const address = new URL(link.url, platform.url).href;
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(`${address.slice(0, -3)}abc`)).status).toBe(404);
});

it('keeps favourites and collections', async () => {
  await page.goto('/workflow-library?q=onboarding');
  await page
    .getByRole('button', { name: /^Favoriet:/ })
    .first()
    .click();
  await page.goto('/workflow-library');
  await page
    .getByRole('tab', { name: 'Favorieten' })
    .or(page.getByRole('link', { name: 'Favorieten' }))
    .first()
    .click();
  await until('the one favourite', async () => (await tiles().count()) === 1);
  await tiles().first().click();
  await page.waitForURL('**/workflow-library/*.json');
  await page.getByRole('button', { name: 'Zet in collectie' }).click();
  await page.getByLabel('Naam van een nieuwe collectie').fill('Klant Jansen');
  await page.getByRole('button', { name: 'Maak collectie' }).click();
  await page.getByText('Staat nu in Klant Jansen.').waitFor();
  expect(errors).toEqual([]);
});

it('is the template gallery of a customer’s own n8n, until the address is taken back', async () => {
  await page.goto('/workflow-library');
  await page
    .getByRole('tab', { name: 'In je eigen n8n' })
    .or(page.getByRole('link', { name: 'In je eigen n8n' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Maak adres' }).click();
  const text = await page
    .getByText(/\/n8n\/[\w-]{20,}/)
    .first()
    .innerText();
  const host = /https?:\/\/\S+\/n8n\/[\w-]+/.exec(text)?.[0] ?? '';
  const origin = 'https://n8n.klant.example';
  const preflight = await fetch(`${host}/templates/search?page=1`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'n8n-version',
    },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('n8n-version');
  const ask = async <T>(path: string) => {
    const answer = await fetch(host + path, { headers: { origin, 'n8n-version': '2.41.0' } });
    return { status: answer.status, body: (answer.ok ? await answer.json() : null) as T };
  };
  const search = await ask<{ totalWorkflows: number; workflows: { id: number; name: string }[] }>(
    '/templates/search?page=1&limit=20&search=gogle%20shets&category=&sort=',
  );
  expect(search.body.totalWorkflows).toBeGreaterThan(10);
  const [first] = search.body.workflows;
  const template = await ask<{ workflow: { nodes: object[] } }>(`/workflows/templates/${first?.id}`);
  expect(template.body.workflow.nodes.length).toBeGreaterThan(1);
  expect((await fetch(`${host}/health`)).status).toBe(200);

  await page.getByRole('button', { name: 'Trek adres in' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Trek adres in' })
    .click();
  await page.getByText('Het adres is ingetrokken.').waitFor();
  expect((await ask('/templates/search?page=1')).status).toBe(404);
});

it('hears of a problem, and ops takes the workflow away and puts it back', async () => {
  const filename = 'weekrapport-voor-het-team.json';
  await page.goto(`/workflow-library/${filename}`);
  await page.getByRole('button', { name: 'Meld een probleem' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Beschrijving').fill('De stap met PostgreSQL geeft een fout.');
  await dialog.getByRole('button', { name: 'Verstuur melding' }).click();
  await page.getByText('Je melding is binnen.').waitFor();

  const ops = await visitor(browser, platform.url);
  await ops.page.goto('/login');
  await ops.page.getByLabel('E-mailadres').fill(platform.ops.email);
  await ops.page.getByLabel('Wachtwoord', { exact: true }).fill(platform.ops.password);
  await ops.page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await ops.page.waitForURL('**/dashboard');
  await ops.page.goto('/ops/library');
  await ops.page.getByText('De stap met PostgreSQL geeft een fout.').waitFor();
  expect(await axeFindings(ops.page)).toEqual([]);
  const opsToken = await api(platform).token(platform.ops);
  const own = await api(platform).token(member);
  const act = (name: string, text: string) =>
    api(platform).post(`/api/workflows-library/ops/workflows/${filename}/${name}`, { text }, opsToken);
  const status = async (path: string, bearer?: string) =>
    (await fetch(platform.url + path, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} }))
      .status;
  const places = [`/api/workflows-library/${filename}/download`, `/api/workflows-library/${filename}`];
  await act('hide', 'Nagekeken: de query klopt niet meer.');
  for (const place of places) expect([place, await status(place, own)]).toEqual([place, 404]);
  expect(await status('/api/workflows/by-slug/weekrapport-voor-het-team')).toBe(404);
  await act('restore', 'Hersteld.');
  for (const place of places) expect([place, await status(place, own)]).toEqual([place, 200]);
  expect(ops.errors).toEqual([]);
  await ops.context.close();
});

it('shows somebody without a plan the offer, and gives out nothing', async () => {
  const other = somebody('Kees Kijkt');
  await api(platform).register(other);
  const bearer = await api(platform).token(other);
  for (const path of [
    'search?q=slack',
    'weekrapport-voor-het-team.json',
    'weekrapport-voor-het-team.json/canvas',
  ]) {
    const answer = await fetch(`${platform.url}/api/workflows-library/${path}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect([path, answer.status]).toEqual([path, 403]);
  }
});

it('opens the catalogue to a browser without scripts: search, filters, pages, a workflow', async () => {
  const bare = await browser.newContext({ baseURL: platform.url, javaScriptEnabled: false, locale: 'nl-NL' });
  const visit = await bare.newPage();
  visit.setDefaultTimeout(patience);
  await visit.goto('/workflows');
  await visit.getByRole('searchbox').fill('slakc factuur');
  await visit.getByRole('button', { name: 'Zoeken' }).click();
  await visit.waitForURL('**q=slakc+factuur**');
  // On a busy machine the first answer may say that it needs scripts; who has none looks again.
  await until('a page that is drawn', async () => {
    if ((await visit.getByText(/^Showing \d+ of [\d.]+ workflows$/).count()) > 0) return true;
    await visit.reload();
    return false;
  });
  await visit.getByRole('link', { name: /^Scheduled/ }).click();
  await visit.waitForURL('**trigger=Scheduled**');
  await visit.goto('/workflows?page=3');
  await visit
    .getByRole('link', { name: /^Bekijk/ })
    .first()
    .click();
  await visit.waitForURL('**/workflows/*');
  await visit.getByText('Wat er gebeurt, stap voor stap').waitFor();
  await visit.getByText('Zo zet je hem aan').waitFor();
  expect(await visit.content()).not.toContain('jsCode');
  await bare.close();
});

it('sends nobody an error in the console of any of it', async () => {
  expect(errors).toEqual([]);
  await context.close();
});
