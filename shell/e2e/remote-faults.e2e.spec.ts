// Real: the whole platform, separately built releases, Chromium. Faults of the network are made between browser and edge;
// faults of a release are built and published; a dead or strange services/releases stands behind an edge of its own.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import { inCanary, type ReleaseSet } from '@stroomwerk/contracts/releases';
import { testObjectStorage, until } from '@stroomwerk/test-kit';
import type { Browser, Page, Route } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { type Checkout, copyCheckout } from './support/checkout-copy.js';
import { startEdge } from './support/edge.js';
import { reportsOf } from './support/error-reports.js';
import { api, signIn, somebody } from './support/people.js';
import { type Platform, startPlatform } from './support/platform.js';

const remote = 'mfe-marketing';
/** A page of that remote that is not drawn at the edge, and what it says when it is there. */
const path = '/privacy';
const heading = 'Privacybeleid';
const inside = Array.from({ length: 100 }, (_, bucket) => bucket).find((b) => inCanary(remote, b, 10)) ?? 0;

let platform: Platform;
let browser: Browser;
let team: Checkout;
let version: string;

const active = async (url = platform.url): Promise<ReleaseSet> =>
  (await fetch(`${url}/api/releases/active`)).json() as Promise<ReleaseSet>;
const stableOf = async (name: string): Promise<string> =>
  (await active()).remotes.find((release) => release.name === name)?.version ?? '';
/** Whether a page of this visitor gets the version: the edge learns of a moved pointer within a second. */
const served = async (name: string, of: string, cookie = ''): Promise<boolean> => {
  const page = await fetch(platform.url, { headers: { accept: 'text/html', cookie } });
  return (await page.text()).includes(`"name":"${name}","owner":"team-${name.slice(4)}","version":"${of}"`);
};
const cli = (...args: string[]) => team.release(platform, ...args);

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), launchBrowser()]);
  team = copyCheckout();
  version = await stableOf(remote);
});
afterAll(async () => {
  team?.remove();
  await browser?.close();
  await platform?.stop();
});

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

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' });
const hang = () => undefined;
const altered = (more: string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n${more}` });
};

const files = (of: string, which: string) => new RegExp(`/releases/${of}/[^/]+/${which}`);
const entry = 'remoteEntry\\.[^/]*\\.js$';
const chunk = '(?!remoteEntry)[^/]*\\.js$';
const style = '[^/]*\\.css$';

type Fault = readonly [what: string, which: string, act: (route: Route) => unknown];
const faults: readonly Fault[] = [
  ['an entry that is missing', entry, status(404)],
  ['an entry that answers 500', entry, status(500)],
  ['an entry that throws', entry, script('throw new Error("broken")')],
  ['an entry with a syntax error', entry, script('const = ;')],
  ['an entry that hangs', entry, hang],
  ['an entry that was tampered with', entry, altered('// altered')],
  ['a chunk that is missing', chunk, status(404)],
  ['a chunk that hangs', chunk, hang],
  ['a chunk that was tampered with', chunk, altered('// altered')],
  ['a style sheet that is missing', style, status(404)],
  ['a style sheet that hangs', style, hang],
  ['a style sheet that was tampered with', style, altered('/* altered */')],
];

describe.each(faults)('%s', (_, which, act) => {
  it('leaves a fallback with a retry in its place, one report, and a shell that works', async () => {
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
  });
});

describe('a canary', () => {
  beforeAll(async () => {
    await cli(
      remote,
      'publish',
      '--version',
      '5.0.0',
      '--no-advice',
      '--force',
      'The same again, for faults',
    );
    await cli(remote, 'canary', '10', '5.0.0');
    await until('the canary', () => served(remote, '5.0.0', `canary_bucket=${inside}`));
  });
  afterAll(() => cli(remote, 'canary', 'off'));

  it.each([
    ['is missing', status(404)],
    ['hangs', hang],
    ['was tampered with', altered('// altered')],
  ] as const)('whose files are broken (%s) makes way for the stable release', async (_, act) => {
    const { page, context, reports } = await watched();
    await context.addCookies([{ name: 'canary_bucket', value: String(inside), url: platform.url }]);
    await page.route(/\/releases\/mfe-marketing\/5\.0\.0\//, act);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
    await until('the report', () => reports.length > 0);
    await shellIsUsable(page);
    expect(reports).toMatchObject([{ remote, release: '5.0.0' }]);
    await context.close();
  });
});

describe('a release', () => {
  const affiliate = 'mfe-affiliate';
  let before: string;
  beforeAll(async () => {
    before = await stableOf(affiliate);
  });
  const back = () => cli(affiliate, 'rollback', before, '--reason', 'It is broken on purpose');
  const publish = (of: string) =>
    cli(affiliate, '--version', of, '--no-advice', '--force', 'Broken on purpose', '--reason', 'A fault');

  it('that throws while it draws shows the error screen in its place only, with one report', async () => {
    const page404 = 'mfe-marketing/src/pages/ContactPage.tsx';
    team.change(
      page404,
      'export default function ContactPage() {',
      'export default function ContactPage(): never {\n  if (typeof window !== "undefined") throw new Error("render error");',
    );
    await cli(remote, '--version', '6.0.0', '--no-advice', '--force', 'Throws on purpose');
    await until('the release', () => served(remote, '6.0.0'));
    const { page, context, reports } = await watched();
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Try Auto-Recovery' }).waitFor();
    await until('the report', () => reports.length > 0);
    // By itself three times, two seconds each; the button says how it stands.
    await page.getByText('Recovery attempts: 1/3').waitFor();
    await page.getByText('Recovery attempts: 3/3').waitFor();
    await page.getByRole('button', { name: 'Max Attempts Reached' }).waitFor();
    expect(await page.getByRole('button', { name: 'Max Attempts Reached' }).isDisabled()).toBe(true);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Report This Issue' }).click();
    // In its place, and as a toast.
    await page
      .getByText('Error details copied to clipboard. Please report this to support.')
      .first()
      .waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of ['render error', `${remote} 6.0.0`, '/contact']) expect(copied).toContain(part);
    expect(reports).toMatchObject([{ remote, release: '6.0.0', kind: 'render' }]);
    await shellIsUsable(page);
    await context.close();
    await cli(remote, 'rollback', version);
  });

  it('that needs another shared version than the shell has is refused by the gate, and falls back if forced', async () => {
    team.change('shell/packages/mfe-runtime/package.json', '"version": "1.0.0"', '"version": "9.0.0"');
    const refused = await team.run(platform, 'release', affiliate, 'publish', '--version', '7.0.0');
    expect([refused.code, refused.output]).toEqual([2, expect.stringContaining('mfe-runtime')]);
    await publish('7.0.0');
    await until('the release', () => served(affiliate, '7.0.0'));
    const { page, context, reports } = await watched();
    const person = somebody('Vera Versie');
    await api(platform).register(person);
    await signIn(page, person);
    await page.waitForURL('**/dashboard');
    await page.goto('/affiliate', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    await until('the report', () => reports.length > 0);
    expect(reports).toMatchObject([{ remote: affiliate, release: '7.0.0' }]);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
    await back();
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
