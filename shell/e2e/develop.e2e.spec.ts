// Real: a remote's development server (`npm run dev -w mfe-affiliate`), alone and inside the shell of a running platform.
import { type ChildProcess, spawn } from 'node:child_process';
import { until } from '@stroomwerk/test-kit';
import { seriousFindings } from '@stroomwerk/test-kit/browser';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { api, signIn, somebody } from './support/people.js';
import { root, sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;
let server: ChildProcess;
let printed = '';
let own: string;

beforeAll(async () => {
  browser = await launchBrowser();
  // The whole group is ended at once: npm runs the bundler as a child of its own.
  server = spawn('npm', ['run', 'dev', '-w', 'mfe-affiliate'], {
    cwd: root,
    env: { ...process.env, PLATFORM_URL: platform.url },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  own = await until('the development server', async () => {
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    return address !== undefined && (await fetch(`${address}/remoteEntry.js`)).ok && address;
  });
});
afterAll(async () => {
  if (server?.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  await browser?.close();
});

it('shows a remote in development inside the running shell, styled, at the address that the server prints', async () => {
  const address = /(http:\/\/\S+\/\?release=mfe-affiliate@http:\/\/localhost:\d+)/.exec(printed)?.[1] ?? '';
  expect(address.startsWith(platform.url)).toBe(true);
  const { page, errors } = await visitor(browser, platform.url);
  await signIn(page, platform.ops);
  await page.waitForURL('**/dashboard');
  await page.goto(address);
  const question = page.getByRole('dialog', { name: 'Releases kiezen' });
  await question.getByText('door niemand gecontroleerd').waitFor();
  await question.getByRole('button', { name: 'Ja, gebruiken' }).click();
  const bar = page.getByRole('region', { name: 'Gekozen releases' });
  await bar.getByText(`mfe-affiliate ${own.replace('http://', '')}`).waitFor();
  expect(page.url()).toBe(`${platform.url}/`);

  const styles = page.waitForResponse(
    (response) => response.url().startsWith(own) && response.url().endsWith('.css'),
  );
  const declared = page.waitForResponse(`${own}/remote.json`);
  await page.goto('/affiliate');
  expect((await styles).ok()).toBe(true);
  expect((await declared).ok()).toBe(true);
  await page.getByText('50% Commissie').waitFor();
  // Before axe, whose own measuring the page's policy refuses.
  expect(errors).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);

  // Alone, on its own address: the session of the platform is the same browser's.
  await page.goto(`${own}/affiliate`);
  await page.getByText('50% Commissie').waitFor();

  await page.goto('/affiliate');
  await bar.getByRole('link', { name: 'Verlaten' }).click();
  await page.getByText('50% Commissie').waitFor();
  expect(await bar.count()).toBe(0);
  expect(await page.locator(`link[href^="${own}"]`).count()).toBe(0);
});

it('keeps the choice of releases to those who build', async () => {
  const { page } = await visitor(browser, platform.url);
  await page.goto('/?release=mfe-affiliate@1.0.0');
  const panel = page.getByRole('dialog', { name: 'Releases kiezen' });
  await panel.getByText('Log in als beheerder of teamlid om releases te kiezen.').waitFor();
  const person = somebody('Dirk Bouwer');
  await api(platform).register(person);
  await panel.getByRole('link', { name: 'Inloggen' }).click();
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await panel.getByRole('alert').waitFor();
  expect(page.url()).toContain('release=mfe-affiliate@1.0.0');
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('release'));
  expect(await page.getByRole('region', { name: 'Gekozen releases' }).count()).toBe(0);
});
