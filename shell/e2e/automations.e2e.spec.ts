// Real: the whole platform on production builds, Chromium. Stand-in: n8n (infra/n8n-sandbox), on this machine.
import type { Automation, Connection, ProcessingAgreement } from '@stroomwerk/contracts/library';
import { createN8nSandbox, type N8nSandbox } from '@stroomwerk/n8n-sandbox';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { tabTo } from './support/keyboard.js';
import { api, registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
const person = somebody('Anna Automaat');
const invoices = 'Facturen uit de mailbox boeken';
let browser: Browser;
let n8n: N8nSandbox;
let page: Page;
let context: BrowserContext;
let errors: string[];
let token: string;
let connection: Connection;
/** In n8n. */
let workflow: string;

/** What a journey provokes of refusals is in the console too. */
const unexpected = () => errors.filter((text) => !/api\/automations|api\/dashboard/.test(text));

/** A workflow that waits for its trigger in n8n, as a deployment leaves it there. */
const made = (name: string): string => {
  const { id } = n8n.instance.create({
    name,
    nodes: [
      { name: 'Begin', type: 'n8n-nodes-base.scheduleTrigger', parameters: {} },
      { name: 'Zoek bedrijf', type: 'n8n-nodes-base.hubspot', parameters: {} },
    ],
    connections: { Begin: { main: [[{ node: 'Zoek bedrijf', type: 'main', index: 0 }]] } },
    settings: {},
  });
  return id;
};

/** Makes it an automation of the account, as a deployment does. */
const link = (name: string, n8nWorkflow: string) =>
  platform.query(
    `insert into library.automation (id, account_id, name, status, minutes_saved_per_run, created_at, updated_at,
       kind, connection_id, n8n_workflow_id)
     select gen_random_uuid(), account_id, $1, 'stopped', 5, now() - interval '1 hour', now() - interval '1 hour', 'linked', id, $2
     from library.connection where id = $3`,
    [name, n8nWorkflow, connection.id],
  );

const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const attention = () => page.getByRole('region', { name: 'Vraagt aandacht' });
const runsOf = async (name: string) => {
  await page.goto('/dashboard?tab=automations');
  await row(name).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

beforeAll(async () => {
  browser = await launchBrowser();
  n8n = await createN8nSandbox();
  await registerWithPlan(platform, person, 'professional_monthly');
  await platform.query('update auth.user_account set email_verified_at = now() where email = $1', [
    person.email,
  ]);
  token = await api(platform).token(person);
  ({ page, context, errors } = await visitor(browser, platform.url));
});
afterAll(async () => {
  await browser?.close();
  await n8n?.close();
});

it('leads from paying to a first run, and marks what is done', async () => {
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  const way = page.getByRole('list', { name: 'Naar je eerste automatisering' });
  await way.getByText('Kies je apps').waitFor();
  await page.getByText('Nog geen automatiseringen. Maak je eerste automatisering!').waitFor();
  // Three that can be chosen at once.
  await way.getByRole('listitem').getByRole('listitem').nth(2).waitFor();
  expect(await way.getByRole('link', { name: 'Koppel je n8n' }).getAttribute('href')).toBe('/account/n8n');
  expect(await axeFindings(page)).toEqual([]);
  const agreement = await api(platform).get<ProcessingAgreement>(
    '/api/automations/connections/agreement',
    token,
  );
  await api(platform).post('/api/automations/connections/agreement', { version: agreement.version }, token);
  connection = await api(platform).post<Connection>(
    '/api/automations/connections',
    { address: n8n.url, key: n8n.key(), name: 'Productie' },
    token,
  );
  await page.reload();
  await way.getByText('Zie je eerste run slagen').waitFor();
  await way.getByRole('link', { name: 'Koppel je n8n' }).waitFor({ state: 'detached' });
});

it('shows on an open dashboard what is started and what runs in n8n', async () => {
  workflow = made(invoices);
  await link(invoices, workflow);
  await page.goto('/dashboard');
  await row(invoices).getByText('Gestopt').waitFor();
  n8n.instance.publish(n8n.instance.workflow(workflow));
  await row(invoices).getByText('Actief').waitFor();
  await page
    .getByText(/^Gelezen uit Productie \(n8n\) om \d\d:\d\d:\d\d\. Dit scherm ververst zichzelf\.$/)
    .waitFor();
  const begun = Date.now();
  n8n.instance.run(workflow);
  await row(invoices).getByText('Zojuist').waitFor();
  // Shown in the report: the measure is ten seconds, on a machine that does nothing else.
  console.info(`a run is on an open dashboard after ${Date.now() - begun} ms`);
  await row(invoices).getByRole('img', { name: '1 run, niet mislukt' }).waitFor();
  await page.getByText('Niets vraagt je aandacht.').waitFor();
  await page.getByRole('list', { name: 'Naar je eerste automatisering' }).waitFor({ state: 'detached' });
  expect(await axeFindings(page)).toEqual([]);
});

it('says what failed, why and what to do, with the original message on demand', async () => {
  n8n.instance.run(workflow, {
    error: {
      name: 'NodeApiError',
      message: 'Authorization failed - please check your credentials',
      httpCode: '401',
      step: 'Zoek bedrijf',
    },
  });
  await attention().getByRole('heading', { name: invoices }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await attention()
    .getByRole('link', { name: `Bekijk runs: ${invoices}` })
    .click();
  await page.waitForURL('**/dashboard/automations/*?status=error');
  await page.getByRole('heading', { level: 3, name: 'Zo los je het op' }).waitFor();
  await page.getByText(/^Gestopt bij de stap Zoek bedrijf/).waitFor();
  await page.getByText('Oorspronkelijke melding').click();
  await page.getByText('Authorization failed').waitFor();
  await page.getByText('Nu gelezen uit Productie, waarden verborgen. Wij bewaren deze tekst niet.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('tries again by R, and shows the new run', async () => {
  n8n.instance.retrySucceeds = true;
  await tabTo(page, /^a Mislukt/);
  await page.keyboard.press('r');
  await page.getByText('n8n probeert de run opnieuw.').waitFor();
  await page.waitForURL(/\?run=/);
  const runs = page.getByRole('navigation', { name: 'Runs' });
  await runs.locator('[aria-current=true]').getByText('Gelukt').waitFor();
  await runs.getByText('Opnieuw geprobeerd').waitFor();
  expect(n8n.instance.state.executions.filter(({ retryOf }) => retryOf !== null)).toHaveLength(1);
  // Twice pressed is one retry: the failed run says that it was tried, and leads there.
  await page.getByRole('link', { name: 'Naar de eerste poging' }).click();
  await page.getByRole('link', { name: 'Naar de nieuwe poging' }).waitFor();
});

it('goes through the runs by arrows, and opens one by Enter', async () => {
  const current = () => page.evaluate(() => document.activeElement?.getAttribute('data-run'));
  await runsOf(invoices);
  await tabTo(page, /^a (Gelukt|Mislukt|Loopt)/);
  const first = await current();
  await page.keyboard.press('ArrowDown');
  const second = await current();
  expect(second).not.toBe(first);
  await page.waitForURL(`**run=${second}`);
  await page.keyboard.press('Home');
  await page.waitForURL(`**run=${first}`);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
});

it('pauses and starts in n8n, and says what to do where n8n refuses', async () => {
  await runsOf(invoices);
  await page.getByRole('button', { name: 'Pauzeren' }).click();
  await page.getByRole('button', { name: 'Starten' }).waitFor();
  expect(n8n.instance.workflow(workflow).activeVersionId).toBeNull();
  n8n.faults.add({ call: 'POST /workflows/{id}/publish', status: 400 });
  await page.getByRole('button', { name: 'Starten' }).click();
  await page.getByText(`${invoices} is niet gewijzigd.`).waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Open in n8n' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Sluiten' }).click();
  await page.getByRole('button', { name: 'Starten' }).click();
  await page.getByRole('button', { name: 'Pauzeren' }).waitFor();
  expect(n8n.instance.workflow(workflow).activeVersionId).not.toBeNull();
});

it('follows what is changed in n8n itself', async () => {
  await page.goto('/dashboard?tab=automations');
  await row(invoices).getByText('Actief').waitFor();
  n8n.instance.unpublish(n8n.instance.workflow(workflow));
  n8n.instance.workflow(workflow).name = 'Facturen, hernoemd in n8n';
  await row('Facturen, hernoemd in n8n').getByText('Gepauzeerd').waitFor();
  n8n.instance.workflow(workflow).name = invoices;
  n8n.instance.publish(n8n.instance.workflow(workflow));
  await row(invoices).getByText('Actief').waitFor();
});

it('narrows by status, and says when nothing is left', async () => {
  await page.getByRole('radio', { name: /^Gestopt/ }).click({ force: true });
  await page.getByText('Geen automatisering past bij dit filter.').waitFor();
  await page.waitForURL('**status=stopped');
  await page.getByRole('button', { name: 'Toon alle' }).click();
  await row(invoices).waitFor();
});

it('deletes from the list and puts back, and deletes in n8n only when asked apart', async () => {
  const more = () => page.getByRole('button', { name: `Meer voor ${invoices}` });
  await more().click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByText('De workflow in je n8n blijft bestaan.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await row(invoices).waitFor({ state: 'detached' });
  expect(n8n.instance.workflow(workflow).isArchived).toBe(false);
  await page.waitForFunction(() => document.activeElement !== document.body);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.getByText(`${invoices} staat er weer.`).waitFor();
  await row(invoices).waitFor();

  await more().click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ook verwijderen uit n8n' }).click();
  await page.getByRole('dialog').getByText('Dit kun je niet ongedaan maken.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Terug' }).click();
  await page.getByRole('dialog').getByText('De workflow in je n8n blijft bestaan.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const other = made('Weekrapport');
  await link('Weekrapport', other);
  await row('Weekrapport').waitFor();
  await page.getByRole('button', { name: 'Meer voor Weekrapport' }).click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ook verwijderen uit n8n' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder uit n8n' }).click();
  await page.getByText('Weekrapport is verwijderd, ook uit je n8n.').waitFor();
  expect(n8n.instance.state.workflows.map(({ id }) => id)).toEqual([workflow]);
});

it('keeps one by hand whose n8n we cannot reach, with an address to report its runs to', async () => {
  await page.getByRole('button', { name: 'Nieuwe automatisering' }).first().click();
  await page.getByRole('dialog').getByLabel('Naam').fill('Achter de firewall');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Maak het adres' }).click();
  await dialog.getByText('Dit adres is geheim en zie je alleen nu.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const shown = await dialog.getByRole('region', { name: 'Adres om aan te melden' }).textContent();
  const address = /https?:\/\/\S+\/api\/automations\/report\/[\w-]{43}/.exec(shown ?? '')?.[0] ?? '';
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  const told = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'success' }),
  });
  expect(told.status).toBe(204);
  await row('Achter de firewall').getByText('Zojuist').waitFor();
});

it('keeps what it knows while it cannot be read, and says of when it is', async () => {
  const list = '**/api/automations';
  await page.goto('/dashboard');
  await row(invoices).waitFor();
  await context.route(list, (route) => route.abort());
  await page.getByText(/^Verversen lukt nu niet\. Dit is de stand van \d\d:\d\d:\d\d/).waitFor();
  expect(await row(invoices).count()).toBe(1);
  await context.unroute(list);
  await page.getByText(/^Gelezen uit Productie/).waitFor();
});

it('analyses what ran by day, and counts with the customer’s own minutes and rate', async () => {
  await page.goto('/dashboard');
  const chart = page.getByRole('region', { name: 'Runs per dag' });
  await chart.getByRole('button', { name: 'Toon als tabel' }).click();
  await chart.getByRole('columnheader', { name: 'Mislukt' }).waitFor();
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await page.getByText('zijn een aanname, geen meting').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Minuten aanpassen voor ${invoices}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Minuten per gelukte run').fill('90');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await row(invoices).getByText('van jou').waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporteer CSV' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^runs-[\d-]+\.csv$/);
  await page.getByLabel('Periode').selectOption({ label: '7 dagen' });
  await page.waitForURL('**days=7');

  await page.getByRole('link', { name: 'Vul je uurtarief in' }).click();
  await page.getByLabel('Uurtarief in euro').fill('veel');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Vul een bedrag van 0 tot 1.000 euro in, zoals 62,50').waitFor();
  await page.getByLabel('Uurtarief in euro').fill('60');
  await page.keyboard.press('Enter');
  await page.getByText('Je uurtarief en werktijden zijn opgeslagen.').waitFor();
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await page.getByText('tegen € 60 per uur').waitFor();
});

it('says what could be gained, puts away what is not wanted and switches on what lies still', async () => {
  const idle = 'Herinneringen sturen';
  const still = made(idle);
  await link(idle, still);
  await platform.query(
    `update library.automation set status = 'paused', started_once = true, created_at = now() - interval '60 days' where name = $1`,
    [idle],
  );
  await platform.query(
    `insert into library.my_apps (user_id, apps, changed_at)
     select id, array['Gmail', 'Google Sheets', 'Moneybird', 'Shopify', 'Slack'], now() from auth.user_account where email = $1`,
    [person.email],
  );
  await page.goto('/dashboard?tab=ceo');
  const chances = page.getByRole('region', { name: 'Kansen in je automatiseringen' });
  await chances
    .getByText(/^Je hebt .+ en .+, en geen automatisering op je lijst verbindt ze\.$/)
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // By keyboard: the focus goes on to what comes next.
  const names = await chances.getByRole('heading', { level: 3 }).allInnerTexts();
  const [gone = '', next = ''] = names.slice(-2);
  await chances.getByRole('button', { name: `Niet meer tonen: ${gone}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await chances.getByRole('heading', { level: 3, name: gone, exact: true }).waitFor({ state: 'detached' });
  await page.waitForFunction(
    (name) => document.activeElement?.tagName === 'H3' && document.activeElement.textContent === name,
    next,
  );
  await page
    .getByRole('status', { name: 'Meldingen' })
    .getByRole('button', { name: 'Ongedaan maken' })
    .click();
  await chances.getByRole('heading', { level: 3, name: gone, exact: true }).waitFor();

  await chances.getByRole('button', { name: `Niet meer tonen: ${gone}`, exact: true }).click();
  await chances.getByRole('button', { name: 'Niet meer getoond (1)' }).click();
  const away = page.getByRole('region', { name: 'Niet meer getoond' });
  await away.getByRole('button', { name: `Weer tonen: ${gone}`, exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await chances.getByRole('heading', { level: 3, name: next, exact: true }).waitFor();
  expect(await chances.getByRole('heading', { level: 3, name: gone, exact: true }).count()).toBe(0);

  await chances.getByRole('button', { name: `Zet weer aan: ${idle}` }).click();
  await page.getByText(`${idle} staat aan.`).waitFor();
  expect(n8n.instance.workflow(still).activeVersionId).not.toBeNull();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await chances.getByRole('button', { name: `Zet weer aan: ${idle}` }).waitFor();
  expect(n8n.instance.workflow(still).activeVersionId).toBeNull();
});

it('shows a run as its own screen on a phone, in the dark too', async () => {
  await runsOf(invoices);
  await resize(page, { width: 360, height: 740 });
  const runs = page.getByRole('navigation', { name: 'Runs' });
  await runs.waitFor();
  const explained = page.getByRole('heading', { level: 3, name: 'Zo los je het op' });
  expect(await explained.count()).toBe(0);
  await runs
    .getByRole('link', { name: /^Mislukt/ })
    .first()
    .click();
  await runs.waitFor({ state: 'hidden' });
  await explained.waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await lostOnScreen(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await runs.waitFor();
  expect(await explained.isVisible()).toBe(false);
  expect(await lostOnScreen(page)).toEqual([]);
  const screens = [
    ['/dashboard', 'Automatiseringen'],
    ['/dashboard?tab=automations', 'Automatiseringen'],
    ['/dashboard?tab=analytics', 'Per automatisering'],
    ['/dashboard?tab=ceo', 'Kansen in je automatiseringen'],
    ['/dashboard?tab=settings', 'Uurtarief en werktijden'],
  ] as const;
  for (const [address, heading] of screens) {
    await page.goto(address);
    await page.getByRole('tabpanel').getByRole('heading', { level: 2, name: heading }).waitFor();
    expect(await lostOnScreen(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, { width: 1280, height: 900 });
});

it('tells an automation that is gone from one that cannot be read', async () => {
  await page.goto('/dashboard/automations/0198c0de-0000-7000-8000-000000000000');
  await page.getByRole('heading', { name: 'Deze automatisering staat niet op je lijst.' }).waitFor();
  const [automation] = await api(platform).get<Automation[]>('/api/automations', token);
  const runs = '**/api/automations/*/runs?*';
  await context.route(runs, (route) => route.abort());
  await page.goto(`/dashboard/automations/${automation?.id}`);
  await page.getByText('De runs konden niet worden geladen.').waitFor();
  await context.unroute(runs);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('De runs konden niet worden geladen.').waitFor({ state: 'detached' });
  expect(unexpected()).toEqual([]);
});
