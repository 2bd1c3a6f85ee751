// Real: the whole platform on production builds, Chromium. Stand-in: n8n (infra/n8n-sandbox), on this machine.
import { randomUUID } from 'node:crypto';
import type { DeployForm, Deployment, ProcessingAgreement } from '@stroomwerk/contracts/library';
import { createN8nSandbox, type N8nSandbox } from '@stroomwerk/n8n-sandbox';
import { until } from '@stroomwerk/test-kit';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { lostOnScreen } from './support/everyone.js';
import { tabTo } from './support/keyboard.js';
import { api, registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;
let n8n: N8nSandbox;
let page: Page;
let context: BrowserContext;
let errors: string[];

/** The refusals that a journey provokes are in the console too. */
const unexpected = () => errors.filter((text) => !/automations\//.test(text));

const person = somebody('Ursula Update');
const filename = 'facturen-uit-de-mailbox-boeken.json';
let automation: string;
let workflowId: string;

interface Step {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly position: [number, number];
  readonly parameters: Record<string, unknown>;
}
interface Flow {
  readonly nodes: Step[];
  readonly connections: Record<string, { main?: { node: string; type: string; index: number }[][] }>;
}
/** A step with a text of its own, which we change in the newer version and the customer does too. */
let shared: string;

beforeAll(async () => {
  browser = await launchBrowser();
  n8n = await createN8nSandbox();
  ({ page, context, errors } = await visitor(browser, platform.url));
  await registerWithPlan(platform, person, 'launch_special');
  await platform.query('update auth.user_account set email_verified_at = now() where email = $1', [
    person.email,
  ]);
  [automation, workflowId] = await deploy();
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
});
afterAll(async () => {
  await browser?.close();
  await n8n?.close();
});

/** @returns the automation's id, and the workflow's in n8n */
async function deploy(): Promise<[string, string]> {
  const calls = api(platform);
  const token = await calls.token(person);
  const { version } = await calls.get<ProcessingAgreement>('/api/automations/connections/agreement', token);
  await calls.post('/api/automations/connections/agreement', { version }, token);
  const connection = await calls.post<{ id: string }>(
    '/api/automations/connections',
    { address: n8n.url, key: n8n.key() },
    token,
  );
  const path = `/api/automations/deploy/${filename}?connection=${connection.id}`;
  for (const { credential_type, app } of (await calls.get<DeployForm>(path, token)).accounts)
    n8n.instance.addCredential(`Ons ${app}`, credential_type);
  const form = await calls.get<DeployForm>(path, token);
  const asked = {
    ...{ request_id: randomUUID(), filename, connection: connection.id, accounts: {} },
    values: Object.fromEntries(form.values.map(({ key, example }) => [key, example])),
  };
  const { id } = await calls.post<Deployment>('/api/automations/deployments', asked, token);
  const ended = () => calls.get<Deployment>(`/api/automations/deployments/${id}`, token);
  const { automation_id } = await until('the workflow to be deployed', async () => {
    const now = await ended();
    return ['published', 'placed'].includes(now.state) ? now : undefined;
  });
  return [automation_id ?? '', n8n.instance.state.workflows.at(-1)?.id ?? ''];
}

/** The library gets a newer version: a step more, and one that says something else. */
async function improve(): Promise<void> {
  const calls = api(platform);
  const path = `/api/workflows-library/${filename}/download?lang=nl`;
  const flow = await calls.get<Flow>(path, await calls.token(person));
  // One with a single way on, beside which the new step is put.
  const last = flow.nodes.find(
    ({ name, type }) => !/sticky|trigger/i.test(type) && flow.connections[name]?.main?.length === 1,
  );
  if (last === undefined) throw new Error('the workflow has no step with a single way on');
  shared = last.name;
  const nodes = [
    ...flow.nodes.map((step) =>
      step.name === shared ? { ...step, parameters: { ...step.parameters, wacht: '48 uur' } } : step,
    ),
    {
      ...{ id: randomUUID(), name: 'Bewaar ook', type: 'n8n-nodes-base.set', typeVersion: 3.4 },
      ...{ position: [last.position[0] + 240, last.position[1] + 160], parameters: {} },
    },
  ];
  const connections = {
    ...flow.connections,
    [shared]: {
      main: [
        [...(flow.connections[shared]?.main?.[0] ?? []), { node: 'Bewaar ook', type: 'main', index: 0 }],
      ],
    },
  };
  await platform.query('update library.workflow set file = $2, version = version + 1 where filename = $1', [
    filename,
    JSON.stringify({ ...flow, nodes, connections }),
  ]);
}

const draft = () => n8n.instance.workflow(workflowId).versions.at(-1);
/** Somebody edits a step in n8n. */
function edit(step: string, parameters: object): void {
  const workflow = n8n.instance.workflow(workflowId);
  const { nodes = [], connections = {} } = draft() ?? {};
  n8n.instance.update(workflow, {
    ...{ name: workflow.name, settings: workflow.settings, connections },
    nodes: nodes.map((one) =>
      one.name === step ? { ...one, parameters: { ...one.parameters, ...parameters } } : one,
    ),
  });
}
const address = () => `/workflow-library/updates/${automation}`;
const update = () => page.getByRole('button', { name: /^Werk bij naar versie / });

it('says that there is nothing newer', async () => {
  await page.goto(address());
  await page.getByRole('heading', { level: 1, name: 'Je hebt de nieuwste versie' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('shows what is, what will be and what lies between, with the choice that is theirs', async () => {
  await improve();
  edit(shared, { wacht: '72 uur' });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Er is een betere versie' }).waitFor();
  await page.getByText('dubbele lijn: nieuw (1)').waitFor();
  await page.getByRole('heading', { name: `Keuze 1 van 1: ${shared}` }).waitFor();
  expect(await page.getByLabel(/^Die van jou: 72 uur/).isChecked()).toBe(true);
  await page.getByLabel(/^Die van ons: 48 uur/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByText('Nu, ').click();
  await page.getByText('dubbele lijn: nieuw (1)').waitFor({ state: 'detached' });
  await page.getByText('Verschil', { exact: true }).click();
});

it('loses nothing on a phone, in the dark or in English', async () => {
  await resize(page, { width: 390, height: 844 });
  await page.getByRole('list', { name: 'Stappen in volgorde' }).getByText('+ nieuw').waitFor();
  expect(await lostOnScreen(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, { width: 1280, height: 900 });
});

it('touches nothing that was changed while they looked, and shows the difference anew', async () => {
  edit(shared, { extra: 'van mij' });
  const before = JSON.stringify(draft());
  await update().click();
  await page.getByText('Deze workflow is in n8n gewijzigd terwijl je keek.').waitFor();
  expect(JSON.stringify(draft())).toBe(before);
  await page.getByRole('button', { name: 'Kijk opnieuw' }).click();
  await page.getByText('Deze workflow is in n8n gewijzigd terwijl je keek.').waitFor({ state: 'detached' });
});

it('updates with one key, keeps what is theirs, and goes back with one click', async () => {
  await tabTo(page, /^button Werk bij naar versie/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Bijgewerkt naar versie / }).waitFor();
  expect(draft()?.nodes.find(({ name }) => name === shared)?.parameters).toMatchObject({
    ...{ wacht: '72 uur', extra: 'van mij' },
  });
  expect(draft()?.nodes.map(({ name }) => name)).toContain('Bewaar ook');
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: /^Terug naar versie / }).click();
  await page.getByRole('heading', { name: 'Er is een betere versie' }).waitFor();
  expect(draft()?.nodes.map(({ name }) => name)).not.toContain('Bewaar ook');
});

it('asks once more before a way back that loses what they did since', async () => {
  await page.getByLabel(/^Die van ons: 48 uur/).check();
  await update().click();
  await page.getByRole('heading', { name: /^Bijgewerkt naar versie / }).waitFor();
  expect(draft()?.nodes.find(({ name }) => name === shared)?.parameters?.wacht).toBe('48 uur');
  edit('Bewaar ook', { mine: true });
  await page.getByRole('button', { name: /^Terug naar versie / }).click();
  await page.getByRole('dialog').getByText('Ga je terug, dan zijn die wijzigingen weg.').waitFor();
  await page.getByRole('button', { name: 'Laat zoals het is' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(draft()?.nodes.map(({ name }) => name)).toContain('Bewaar ook');
});

it('says when it cannot be read, and what is not there', async () => {
  const path = '**/api/automations/*/update';
  await context.route(path, (route) => route.abort());
  await page.reload();
  await page.getByText('De update kon niet worden bekeken.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await context.unroute(path);
  await page.goto(`/workflow-library/updates/${randomUUID()}`);
  await page.getByRole('heading', { level: 1, name: 'Deze automatisering is er niet' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(unexpected()).toEqual([]);
});
