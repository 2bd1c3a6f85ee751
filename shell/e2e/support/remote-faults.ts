import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { until } from '@stroomwerk/test-kit';
import type { Browser, Page, Route } from 'playwright-core';
import { visitor } from './browser.js';
import { startEdge } from './edge.js';
import { reportsOf } from './error-reports.js';
import type { RunningPlatform } from './platform.js';

export const remote = 'mfe-marketing';
/** A page of that remote that is not drawn at the edge, and what it says when it is there. */
export const path = '/privacy';
export const heading = 'Privacybeleid';

const active = async (platform: RunningPlatform): Promise<ReleaseSet> =>
  (await fetch(`${platform.url}/api/releases/active`)).json() as Promise<ReleaseSet>;
/** The version of that remote that everybody gets. */
export const versionOf = async (platform: RunningPlatform): Promise<string | undefined> =>
  (await active(platform)).remotes.find(({ name }) => name === remote)?.version;

/** Somebody whose error reports are noted on their way to the platform. */
export async function watched(browser: Browser, url: string) {
  const who = await visitor(browser, url);
  return { ...who, reports: reportsOf(who.page) };
}

/** The rest of the page works, and comes back to the broken place when that is whole again. */
export async function shellIsUsable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All Workflows' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Alle workflows' }).waitFor();
}

export const entry = 'remoteEntry\\.[^/]*\\.js$';
export const chunk = '(?!remoteEntry)[^/]*\\.js$';
export const style = '[^/]*\\.css$';

/** What happens to a file on its way to the browser. */
export type Act = (route: Route) => unknown;

/** Leaves a fallback with a retry in its place, one report, and a shell that works; a retry brings the page back. */
export async function survives(
  browser: Browser,
  platform: RunningPlatform,
  which: string,
  act: Act,
): Promise<void> {
  const { page, context, reports } = await watched(browser, platform.url);
  await page.route(new RegExp(`/releases/${remote}/[^/]+/${which}`), act);
  // Not until loaded: a script that hangs keeps the page from that.
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await until('the report', () => reports.length > 0);
  await shellIsUsable(page);
  expect(reports).toMatchObject([{ remote, release: await versionOf(platform) }]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await context.close();
}

export type Answer = 'good' | 'missing' | 'broken' | 'no JSON' | 'silent' | 'gone';

/** In place of services/releases, for an edge of its own: it answers as it is told. */
export async function strangeReleases(platform: RunningPlatform) {
  const good = await active(platform);
  const told = { answer: 'good' as Answer };
  const server = createServer((request, response) => {
    if (told.answer === 'silent') return;
    if (told.answer === 'gone') return void request.socket.destroy();
    if (told.answer === 'missing') return void response.writeHead(404).end('{}');
    if (told.answer === 'broken') return void response.writeHead(500).end('{}');
    response.setHeader('content-type', 'application/json');
    response.end(told.answer === 'no JSON' ? '<html>' : JSON.stringify(good));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    told,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type StrangeReleases = Awaited<ReturnType<typeof strangeReleases>>;

/** An edge that hears this from its first start on shows a page that says so, and comes back by itself. */
export async function comesBack(
  browser: Browser,
  platform: RunningPlatform,
  { told, url }: StrangeReleases,
  answer: Answer,
): Promise<void> {
  told.answer = answer;
  const edge = await startEdge(platform, { RELEASES_SERVICE_URL: url });
  const { page, context } = await watched(browser, edge.url);
  await page.goto('/');
  await page.getByText('Het platform start').waitFor();
  told.answer = 'good';
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // In the middle: nobody notices, also after the edge itself began anew.
  told.answer = answer;
  for (const to of ['/', path]) {
    await page.goto(to);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await context.close();
  await edge.stop();
}
