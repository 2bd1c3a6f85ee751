// Real: the whole platform, separately built releases, Chromium. Faults of the network are made between browser and edge; a
// dead or strange services/releases stands behind an edge of its own. More kinds of both: releases-network.soak.spec.ts;
// faults of a release: releases-faults.soak.spec.ts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { testObjectStorage, until } from '@stroomwerk/test-kit';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser.js';
import { startEdge } from './support/edge.js';
import { altered, hang, script, status } from './support/network-faults.js';
import { sharedPlatform } from './support/platform.js';
import {
  type Act,
  chunk,
  comesBack,
  entry,
  heading,
  path,
  remote,
  type StrangeReleases,
  shellIsUsable,
  strangeReleases,
  style,
  survives,
  versionOf,
  watched,
} from './support/remote-faults.js';

const platform = sharedPlatform();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('leaves a fallback that a retry mends, one report and a shell that works:', () => {
  it.each<[what: string, which: string, act: Act]>([
    ['an entry that is missing', entry, status(404)],
    ['an entry that throws', entry, script('throw new Error("broken")')],
    ['an entry that hangs', entry, hang],
    ['a chunk that was tampered with', chunk, altered('// altered')],
    ['a style sheet that is missing', style, status(404)],
  ])('%s', (_, which, act) => survives(browser, platform, which, act));
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
  const { page, context, reports } = await watched(browser, edge.url);
  await until('a page', async () => (await fetch(edge.url, { headers: { accept: 'text/html' } })).ok);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await until('the report', () => reports.length > 0);
  await shellIsUsable(page);
  expect(reports).toMatchObject([{ remote, release: await versionOf(platform) }]);
  storage.trouble = undefined;
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await context.close();
  await edge.stop();
  await storage.close();
});

describe('what the edge is told about the active releases', () => {
  let releases: StrangeReleases;
  beforeAll(async () => {
    releases = await strangeReleases(platform);
  });
  afterAll(() => releases?.close());

  it.each(['broken', 'silent'] as const)(
    'is %s from the first start on: a page that says so and comes back by itself',
    (kind) => comesBack(browser, platform, releases, kind),
  );

  it('was good once: a new start of the edge without services/releases serves the last good answer', async () => {
    releases.told.answer = 'good';
    const kept = { RELEASES_SERVICE_URL: releases.url, DATA_DIR: `${platform.dataDir}/edge-kept` };
    const first = await startEdge(platform, kept);
    await until('a page', async () => (await fetch(first.url, { headers: { accept: 'text/html' } })).ok);
    await first.stop();
    releases.told.answer = 'gone';
    const second = await startEdge(platform, kept);
    const { page, context, errors } = await watched(browser, second.url);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    // Its counts are refused: this edge is at another address than the platform's pages.
    expect(errors.filter((error) => !error.includes('/api/analytics/visits'))).toEqual([]);
    await context.close();
    await second.stop();
  });
});
