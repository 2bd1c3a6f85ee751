// Real: a remote's development server (`npm run dev -w mfe-affiliate`), alone and inside the shell of a running platform.
import { type ChildProcess, spawn } from 'node:child_process';
import { until } from '@stroomwerk/test-kit';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { api, signIn, somebody } from './support/people.js';
import { type Platform, root, startPlatform } from './support/platform.js';

let platform: Platform;
let browser: Browser;
let server: ChildProcess;
let printed = '';
let own: string;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), launchBrowser()]);
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
  own = await until(
    'the development server',
    async () => {
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      return address !== undefined && (await fetch(`${address}/remoteEntry.js`)).ok && address;
    },
    60_000,
  );
}, 300_000);
afterAll(async () => {
  if (server?.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  await browser?.close();
  await platform?.stop();
}, 60_000);

it('shows a remote in development inside the running shell, styled, with the line that the server prints', async () => {
  const person = somebody('Dirk Bouwer');
  await api(platform).register(person);
  const { page, errors } = await visitor(browser, platform.url);
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  const line = /^\s*(document\.cookie = .*); location\.reload\(\)$/m.exec(printed)?.[1] ?? '';
  expect(line).toContain('dev-remotes');
  await page.evaluate(line);
  const styles = page.waitForResponse(
    (response) => response.url().startsWith(own) && response.url().endsWith('.css'),
  );
  await page.goto('/affiliate');
  expect((await styles).ok()).toBe(true);
  await page.getByText('50% Commissie').waitFor();
  expect(errors).toEqual([]);

  // Alone, on its own address: the session of the platform is the same browser's.
  await page.goto(`${own}/affiliate`);
  await page.getByText('50% Commissie').waitFor();
});
