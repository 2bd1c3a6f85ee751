// Real: the whole platform, cycles run by a BullMQ worker, Chromium.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Subscription } from '@stroomwerk/contracts/billing';
import { until } from '@stroomwerk/test-kit';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { api, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('lets ops start the guardian and the CEO, see a cycle counted, and stop them', async () => {
  const { page, errors } = await visitor(browser, platform.url);
  await signIn(page, platform.ops);
  await page.waitForURL('**/dashboard');
  const token = await api(platform).token(platform.ops);
  const guardian = () =>
    api(platform).get<{ status: string; cycle_count: number }>('/api/ai-monitoring/guardian-status', token);
  const ceo = () =>
    api(platform).get<{ status: string; decision_cycles: number }>('/api/ai-ceo/status', token);

  const open = async (name: string) => {
    await page.getByRole('button', { name: 'Beheer' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await open('AI-dashboard');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await until('a guardian cycle', async () => (await guardian()).cycle_count > 0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect((await guardian()).status).toBe('inactive');

  await open('AI CEO');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await until('a decision cycle', async () => (await ceo()).decision_cycles > 0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect((await ceo()).status).toBe('inactive');
  expect(errors).toEqual([]);
});

it('writes one trace into every line that a request leaves, from the edge to the workers', async () => {
  const claimed = '4bf92f3577b34da6a3ce929d0e0e4736';
  const person = somebody('Ties Spoor');
  const answer = await fetch(`${platform.url}/api/auth/register?geheim=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${claimed}-00f067aa0ba902b7-01`,
      'x-request-id': claimed,
    },
    body: JSON.stringify(person),
  });
  const id = answer.headers.get('x-request-id') ?? '';
  expect([answer.status, id]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(id).not.toBe(claimed);
  const linesOf = (name: string) =>
    readFileSync(join(platform.dataDir, 'logs', `${name}.log`), 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes(id) ? [JSON.parse(line) as Record<string, unknown>] : []));
  const takers = ['billing', 'ai-ops'];
  for (const name of ['edge', 'auth', ...takers])
    await until(`a line of ${name}`, () => linesOf(name).some(({ trace_id }) => trace_id === id));
  expect(linesOf('edge')).toEqual([
    expect.objectContaining({
      ...{ msg: 'access', method: 'POST', path: '/api/auth/register', status: 200, trace_id: id },
      ...{ duration_ms: expect.any(Number), bytes: expect.any(Number), release_set: expect.any(String) },
      answered_by: 'auth',
    }),
  ]);
  // The mail that it sends is a job of its own, in the same trace.
  await until('a line of the mail', () =>
    linesOf('auth').some(({ msg }) => String(msg).startsWith('auth.mail send')),
  );
  const all = ['edge', 'auth', ...takers].flatMap(linesOf);
  expect(JSON.stringify(all)).not.toMatch(/127\.0\.0\.1|geheim|4bf92f35|journey\.example/);
  const refused = await fetch(`${platform.url}/api/account/nothing`);
  const body = (await refused.json()) as { trace_id?: string };
  expect(body.trace_id).toBe(refused.headers.get('x-request-id'));
  expect((await platform.command('logs', id)).output).toContain('/api/auth/register');
});

it('shows somebody without the role why the buttons do nothing, and refuses on the server', async () => {
  const person = somebody('Kim Gebruiker');
  await api(platform).register(person);
  const token = await api(platform).token(person);
  const refused = await fetch(`${platform.aiOpsUrl}/api/ai-ceo/start`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    403,
    'auth.forbidden',
  ]);
  const { page } = await visitor(browser, platform.url);
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  const offered = async (role: 'link' | 'option') => (await page.getByRole(role).allInnerTexts()).join('\n');
  const screensOfOps = /AI-dashboard|AI CEO|Ultimate|Releases|Gebruikers/;
  await page.getByRole('link', { name: 'Bibliotheek' }).first().waitFor();
  expect(await offered('link')).not.toMatch(screensOfOps);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Bibliotheek' }).first().waitFor();
  expect(await offered('option')).not.toMatch(screensOfOps);
  // Whoever knows the address may look.
  await page.goto('/ai-ceo');
  expect(await page.getByRole('button', { name: 'Start', exact: true }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

it('gives and takes a plan on the screen and on the command line, and keeps who did it', async () => {
  const calls = api(platform);
  const person = somebody('Noor Support');
  await calls.register(person);
  const opsToken = await calls.token(platform.ops);
  const entitled = async (wanted: boolean) => {
    const token = await calls.token(person);
    await until(
      `library ${wanted ? 'open' : 'closed'}`,
      async () =>
        (await calls.get<{ granted: boolean }>('/api/workflows-library/entitlement', token)).granted ===
        wanted,
    );
  };
  const granted = await platform.command('ops', 'grant', person.email, 'professional_monthly');
  expect([granted.code, granted.output]).toEqual([0, expect.stringContaining('Professional')]);
  await entitled(true);
  expect((await platform.command('ops', 'revoke', person.email)).code).toBe(0);
  await entitled(false);
  expect(
    (await platform.command('ops', 'grant', 'nobody@journey.example', 'professional_monthly')).code,
  ).toBe(1);

  const { page } = await visitor(browser, platform.url);
  await signIn(page, platform.ops);
  await page.waitForURL('**/dashboard');
  await page.goto('/ops/users');
  await page.getByRole('searchbox').fill(person.email);
  await page.getByRole('searchbox').press('Enter');
  // Others register meanwhile, and stand in the list until the search has answered.
  await page
    .getByRole('row')
    .filter({ hasText: person.email })
    .getByRole('button', { name: /Plan geven/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('launch_special');
  await dialog.getByLabel('Tot en met').fill('2030-01-31');
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Coulance na een storing');
  await dialog.getByRole('button', { name: /Plan geven/ }).click();
  await entitled(true);
  const { current_period_end: end } = await calls.get<Subscription>(
    '/api/billing/subscription',
    await calls.token(person),
  );
  expect(end).toBe('2030-01-31T23:00:00.000Z');
  const { entries } = await calls.get<{ entries: { action: string; reason: string }[] }>(
    '/api/billing/ops/audit',
    opsToken,
  );
  expect(entries.map(({ reason }) => reason)).toContain('Coulance na een storing');
  expect(entries.length).toBeGreaterThanOrEqual(3);
});
