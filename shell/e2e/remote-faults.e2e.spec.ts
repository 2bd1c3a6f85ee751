// Real: the whole platform, separately built releases, Chromium. Faults of the network are made between browser and edge; a
// dead or strange services/releases stands behind an edge of its own. Faults of a release: releases-faults.soak.spec.ts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { testObjectStorage, until } from '@stroomwerk/test-kit';
import type { Browser, Page, Route } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { startEdge } from './support/edge.js';
import { reportsOf } from './support/error-reports.js';
import { altered, hang, script, status } from './support/network-faults.js';
import { sharedPlatform } from './support/platform.js';

const remote = 'mfe-marketing';
/** A page of that remote that is not drawn at the edge, and what it says when it is there. */
const path = '/privacy';
const heading = 'Privacybeleid';

const platform = sharedPlatform();
let browser: Browser;
let version: string;

const active = async (): Promise<ReleaseSet> =>
  (await fetch(`${platform.url}/api/releases/active`)).json() as Promise<ReleaseSet>;

beforeAll(async () => {
  browser = await launchBrowser();
  version = (await active()).remotes.find(({ name }) => name === remote)?.version ?? '';
});
afterAll(() => browser?.close());

/** Somebody whose error reports are noted on their way to the platform. */
async function watched(url = platform.url) {
  const who = await visitor(browser, url);
  return { ...who, reports: reportsOf(who.page) };
}

/** The rest of the page works, and comes back to the broken place when that is whole again. */
async function shellIsUsable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All Workflows' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Alle workflows' }).waitFor();
}

const files = (of: string, which: string) => new RegExp(`/releases/${of}/[^/]+/${which}`);
const entry = 'remoteEntry\\.[^/]*\\.js$';
const chunk = '(?!remoteEntry)[^/]*\\.js$';
const style = '[^/]*\\.css$';

type Act = (route: Route) => unknown;

/** Leaves a fallback with a retry in its place, one report, and a shell that works; a retry brings the page back. */
async function survives(which: string, act: Act): Promise<void> {
  const { page, context, reports } = await watched();
  await page.route(files(remote, which), act);
  // Not until loaded: a script that hangs keeps the page from that.
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await until('the report', () => reports.length > 0);
  await shellIsUsable(page);
  expect(reports).toMatchObject([{ remote, release: version }]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await context.close();
}

describe('leaves a fallback that a retry mends, one report and a shell that works:', () => {
  it.each<[what: string, which: string, act: Act]>([
    ['an entry that is missing', entry, status(404)],
    ['an entry that answers 500', entry, status(500)],
    ['an entry that throws', entry, script('throw new Error("broken")')],
    ['an entry with a syntax error', entry, script('const = ;')],
    ['an entry that was tampered with', entry, altered('// altered')],
    ['a chunk that is missing', chunk, status(404)],
    ['a chunk that was tampered with', chunk, altered('// altered')],
    ['a style sheet that is missing', style, status(404)],
    ['a style sheet that was tampered with', style, altered('/* altered */')],
  ])('%s', (_, which, act) => survives(which, act));

  // At the same time: each waits until the shell waits no longer.
  it('an entry, a chunk and a style sheet that hang', async () => {
    await Promise.all([entry, chunk, style].map((which) => survives(which, hang)));
  });
});

it('a storage of artifacts that does not answer leaves a fallback in time, and is asked again on a retry', async () => {
  const storage = await testObjectStorage();
  const root = join(platform.dataDir, 'releases');
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (file.startsWith('mfe-') && statSync(join(root, file)).isFile())
      storage.objects.set(file.replaceAll(sep, '/'), {
        ...{ content: readFileSync(join(root, file)), metadata: {}, modifiedAt: new Date() },
      });
  storage.trouble = (call) => (call.includes(`${remote}/`) ? 'hang' : undefined);
  const edge = await startEdge(platform, storage.env);
  const { page, context, reports } = await watched(edge.url);
  await until('a page', async () => (await fetch(edge.url, { headers: { accept: 'text/html' } })).ok);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await until('the report', () => reports.length > 0);
  await shellIsUsable(page);
  expect(reports).toMatchObject([{ remote, release: version }]);
  storage.trouble = undefined;
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await context.close();
  await edge.stop();
  await storage.close();
});

describe('what the edge is told about the active releases', () => {
  type Answer = 'good' | 'missing' | 'broken' | 'no JSON' | 'silent' | 'gone';
  let server: Server;
  let answer: Answer;
  let address: string;
  let good: ReleaseSet;

  beforeAll(async () => {
    good = await active();
    server = createServer((request, response) => {
      if (answer === 'silent') return;
      if (answer === 'gone') return void request.socket.destroy();
      if (answer === 'missing') return void response.writeHead(404).end('{}');
      if (answer === 'broken') return void response.writeHead(500).end('{}');
      response.setHeader('content-type', 'application/json');
      response.end(answer === 'no JSON' ? '<html>' : JSON.stringify(good));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each(['missing', 'broken', 'no JSON', 'silent', 'gone'] as const)(
    'is %s from the first start on: a page that says so and comes back by itself',
    async (kind) => {
      answer = kind;
      const edge = await startEdge(platform, { RELEASES_SERVICE_URL: address });
      const { page, context } = await watched(edge.url);
      await page.goto('/');
      await page.getByText('Het platform start').waitFor();
      answer = 'good';
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // In the middle: nobody notices, also after the edge itself began anew.
      answer = kind;
      for (const url of ['/', path]) {
        await page.goto(url);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      }
      await context.close();
      await edge.stop();
    },
  );

  it('was good once: a new start of the edge without services/releases serves the last good answer', async () => {
    answer = 'good';
    const kept = { RELEASES_SERVICE_URL: address, DATA_DIR: `${platform.dataDir}/edge-kept` };
    const first = await startEdge(platform, kept);
    await until('a page', async () => (await fetch(first.url, { headers: { accept: 'text/html' } })).ok);
    await first.stop();
    answer = 'gone';
    const second = await startEdge(platform, kept);
    const { page, context, errors } = await watched(second.url);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    // Its counts are refused: this edge is at another address than the platform's pages.
    expect(errors.filter((error) => !error.includes('/api/analytics/visits'))).toEqual([]);
    await context.close();
    await second.stop();
  });
});
