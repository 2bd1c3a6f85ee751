// Real: the whole platform, cycles run by a BullMQ worker, Chromium.
import { until } from '@stroomwerk/test-kit';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { api, signIn, somebody } from './support/people.js';
import { type Platform, startPlatform } from './support/platform.js';

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), launchBrowser()]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
}, 60_000);

it('lets ops start the guardian and the CEO, see a cycle counted, and stop them', async () => {
  const { page, errors } = await visitor(browser, platform.url);
  await signIn(page, platform.ops);
  await page.waitForURL('**/dashboard');
  const token = await api(platform).token(platform.ops);
  const guardian = () =>
    api(platform).get<{ status: string; cycle_count: number }>('/api/ai-monitoring/guardian-status', token);
  const ceo = () =>
    api(platform).get<{ status: string; decision_cycles: number }>('/api/ai-ceo/status', token);

  await page.getByRole('link', { name: 'AI-dashboard' }).first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await until('a guardian cycle', async () => (await guardian()).cycle_count > 0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect((await guardian()).status).toBe('inactive');

  await page.getByRole('link', { name: 'AI CEO' }).first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await until('a decision cycle', async () => (await ceo()).decision_cycles > 0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect((await ceo()).status).toBe('inactive');
  expect(errors).toEqual([]);
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
  await page.getByText(person.email).first().waitFor();
  await page
    .getByRole('button', { name: /Plan geven/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('launch_special');
  await dialog.getByRole('textbox').fill('Coulance na een storing');
  await dialog.getByRole('button', { name: /Plan geven/ }).click();
  await entitled(true);
  const { entries } = await calls.get<{ entries: { action: string; reason: string }[] }>(
    '/api/billing/ops/audit',
    opsToken,
  );
  expect(entries.map(({ reason }) => reason)).toContain('Coulance na een storing');
  expect(entries.length).toBeGreaterThanOrEqual(3);
});
