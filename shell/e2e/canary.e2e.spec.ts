// Real: a remote built and released on its own from a team's checkout, while the platform runs; the gate, the rule that judges
// canaries, Chromium. Each visitor comes from a network address of their own, which the edge takes from its ingress
// (TRUSTED_PROXIES).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GateVerdict,
  inCanary,
  type PointerHistory,
  type ReleaseList,
  type ReleaseSet,
} from '@stroomwerk/contracts/releases';
import { until } from '@stroomwerk/test-kit';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { type Checkout, copyCheckout } from './support/checkout-copy.js';
import { api, signIn } from './support/people.js';
import { type Platform, root, startPlatform } from './support/platform.js';

const remote = 'mfe-library';
const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const inside = buckets.find((bucket) => inCanary(remote, bucket, 10)) ?? 0;
const outside = buckets.find((bucket) => !inCanary(remote, bucket, 50)) ?? 0;

let platform: Platform;
let browser: Browser;
let team: Checkout;

beforeAll(async () => {
  [platform, browser] = await Promise.all([
    startPlatform({ TRUSTED_PROXIES: '127.0.0.1, ::1' }),
    launchBrowser(),
  ]);
  team = copyCheckout();
});
afterAll(async () => {
  team?.remove();
  await browser?.close();
  await platform?.stop();
});

let addresses = 0;
/** Somebody of this bucket, from a network of their own. */
async function somebodyIn(bucket: number) {
  addresses += 1;
  const who = await visitor(browser, platform.url);
  await who.context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` });
  await who.context.addCookies([{ name: 'canary_bucket', value: String(bucket), url: platform.url }]);
  const heading = async (): Promise<string | null> => {
    await who.page.goto('/workflows');
    return who.page.getByRole('heading', { level: 1 }).textContent();
  };
  return { ...who, heading };
}
const ask = async <T>(path: string): Promise<T> => {
  const calls = api(platform);
  return calls.get<T>(`/api/releases/${remote}/${path}`, await calls.token(platform.ops));
};
/** The gate has journeys of its own. */
const unjudged = ['--no-advice', '--force', 'The trial is what this is about'];
const list = () => ask<ReleaseList>('versions');
const cli = async (...args: string[]): Promise<string> => {
  const { code, output } = await team.run(platform, 'release', remote, ...args);
  if (code !== 0) throw new Error(output);
  return output;
};
/** What the edge gives to a bucket: a pointer that moved is there within a second. */
const versionFor = async (bucket: number): Promise<string | undefined> => {
  const html = await (
    await fetch(platform.url, { headers: { accept: 'text/html', cookie: `canary_bucket=${bucket}` } })
  ).text();
  const set = JSON.parse(/id="release-set">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as ReleaseSet;
  return set.remotes.find(({ name }) => name === remote)?.version;
};

const active = async () => (await api(platform).get<ReleaseSet>('/api/releases/active')).remotes;
const activeVersion = async () => (await active()).find(({ name }) => name === remote)?.version;

/** What visitors are served for every other remote: version, and a hash over each file's bytes. */
async function served(): Promise<Record<string, string>> {
  const entries = (await active())
    .filter(({ name }) => name !== remote)
    .map(async ({ name, version, base, integrity }) => {
      const hash = createHash('sha256').update(version);
      for (const file of Object.keys(integrity).sort())
        hash.update(
          Buffer.from(
            await (await fetch(`${platform.url}${base}/${file}`.replace(/([^:])\/\//, '$1/'))).arrayBuffer(),
          ),
        );
      return [name, hash.digest('hex')] as const;
    });
  return Object.fromEntries(await Promise.all(entries));
}

it('releases a changed text of one remote, leaves every other remote as it was, and rolls back', async () => {
  const { heading, context, errors } = await somebodyIn(outside);
  expect(await heading()).toBe('Alle workflows');
  const others = await served();
  const before = await activeVersion();
  const [file, old, other] = [
    'mfe-library/src/features/catalog/texts.ts',
    "title: 'Alle workflows'",
    "title: 'De hele catalogus'",
  ];
  team.change(file, old, other);
  expect(await cli('--no-advice', '--notes', 'Another title')).toContain(remote);
  // What decided ran at the platform, in a browser, with an account of its own that is gone again.
  const version = await activeVersion();
  const verdict = await ask<GateVerdict>(`versions/${version}/gate`);
  expect([verdict.status, verdict.actor]).toEqual(['passed', 'gate']);
  const pages = verdict.checks.find(({ check }) => check === 'pages in the shell');
  expect(pages?.detail).toMatch(/^\d+ routes without a fault/);
  expect(pages?.detail).not.toContain('403');
  const contract = verdict.checks.find(({ check }) => check === 'contract');
  const { exposes } = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'));
  // And what the server draws.
  expect(contract?.detail).toContain(`${Object.keys(exposes).length + 1} modules as shell `);
  const limits = verdict.checks.find(({ check }) => check === 'limits of the gate')?.detail ?? '';
  if (process.getuid?.() === 0) {
    const user = Number(/^user (\d+)/.exec(limits)?.[1]);
    expect(user).toBeGreaterThan(60_000);
    // Whoever got out of the browser would find nothing of the platform to read.
    const find = [platform.dataDir, '-type', 'f', '-readable'];
    const found = spawnSync('find', find, { uid: user, gid: user, encoding: 'utf8' });
    expect(found.stdout).toBe('');
  } else expect(limits).toContain("runs as the platform's own user");
  await until('the new text', async () => (await heading()) === 'De hele catalogus');
  expect(await served()).toEqual(others);

  await cli('rollback', '--reason', 'The old title was better');
  await until('the old text', async () => (await heading()) === 'Alle workflows');
  expect(await activeVersion()).toBe(before);
  expect(await served()).toEqual(others);
  expect(await cli('history')).toContain('The old title was better');
  expect(errors).toEqual([]);
  await context.close();
  team.change(file, other, old);
});

it('tries a release on a few visitors, always the same, and gives it to everybody when it is promoted', async () => {
  const stable = (await list()).stable ?? '';
  team.change('mfe-library/src/features/catalog/texts.ts', "title: 'Alle workflows'", "title: 'Op proef'");
  await cli('publish', '--version', '2.0.0', '--notes', 'Another title', ...unjudged);
  expect((await list()).stable).toBe(stable);

  // Somebody who builds looks first, in their own browser only.
  const ops = await somebodyIn(outside);
  await signIn(ops.page, platform.ops);
  await ops.page.waitForURL('**/dashboard');
  // A link of another site is not even asked about, and a link of nobody's is asked about first.
  const elsewhere = await ops.page.request.get(`/workflows?release=${remote}@2.0.0`, {
    headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([303, '/workflows?release=foreign']);
  await ops.page.goto(`/workflows?release=${remote}@2.0.0`);
  const question = ops.page.getByRole('dialog', { name: 'Releases kiezen' });
  await question.getByText(/Van cli:.*/).waitFor();
  await question.getByText('zonder controle vrijgegeven').waitFor();
  const chosen = async () => (await ops.context.cookies()).some(({ name }) => name === 'release_overrides');
  expect(await chosen()).toBe(false);
  expect(
    await question.getByRole('button', { name: 'Annuleren' }).evaluate((it) => it === document.activeElement),
  ).toBe(true);
  await question.getByRole('button', { name: 'Ja, gebruiken' }).click();
  await ops.page.getByRole('heading', { level: 1, name: 'Op proef' }).waitFor();
  expect(new URL(ops.page.url()).search).toBe('');
  expect(await chosen()).toBe(true);
  // For nobody else who uses this browser.
  const token = await ops.page.evaluate(() => localStorage.getItem('access_token') ?? '');
  await ops.page.evaluate(() => localStorage.removeItem('access_token'));
  await ops.page.goto('/workflows');
  await ops.page.getByRole('heading', { level: 1, name: 'Alle workflows' }).waitFor();
  await until('the choice is left', async () => !(await chosen()));
  await ops.page.evaluate((text) => localStorage.setItem('access_token', text), token);
  await ops.page.goto(`/workflows?release=${remote}@2.0.0`);
  await question.getByRole('button', { name: 'Ja, gebruiken' }).click();
  await ops.page.getByRole('heading', { level: 1, name: 'Op proef' }).waitFor();
  // What cannot be chosen cannot be confirmed either, on a phone and in English too.
  await ops.page.setViewportSize({ width: 360, height: 740 });
  await ops.page.goto(`/workflows?lang=en&release=${remote}@9.9.9`);
  const asked = ops.page.getByRole('dialog', { name: 'Choose releases' });
  await asked.getByText('This release does not exist.').waitFor();
  const use = asked.getByRole('button', { name: 'Yes, use it' });
  expect(await use.getAttribute('aria-disabled')).toBe('true');
  await use.click({ force: true });
  expect(await use.isVisible()).toBe(true);
  const width = await ops.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await ops.page.setViewportSize({ width: 1280, height: 900 });
  // What it calls and brings along is there to be read, though the gate never saw it.
  await ops.page.goto(`/ops/releases?lang=nl&remote=${remote}&tab=releases`);
  await ops.page.getByRole('button', { name: 'Controles van 2.0.0' }).click();
  const checks = ops.page.getByRole('dialog', { name: 'Controles van 2.0.0' });
  await checks.getByText('PUT /api/workflows-library/my-apps').waitFor();
  await checks.getByText('@xyflow/react').first().waitFor();
  const download = ops.page.waitForEvent('download');
  await checks.getByRole('button', { name: 'Pakketlijst downloaden (CycloneDX)' }).click();
  expect((await download).suggestedFilename()).toBe(`${remote}-2.0.0.cdx.json`);
  await ops.page.goto('/workflows');
  const leave = ops.page.getByRole('link', { name: 'Verlaten', exact: true });
  await leave.click();
  await ops.page.getByRole('heading', { level: 1, name: 'Alle workflows' }).waitFor();
  expect(await leave.count()).toBe(0);

  await cli('canary', '10', '--reason', 'A first look');
  await until('the canary', async () => (await versionFor(inside)) === '2.0.0');
  const few = await somebodyIn(inside);
  const many = await somebodyIn(outside);
  for (let visit = 0; visit < 3; visit += 1)
    expect([await few.heading(), await many.heading()]).toEqual(['Op proef', 'Alle workflows']);

  await cli('promote');
  await until('the promotion', async () => (await versionFor(outside)) === '2.0.0');
  expect(await many.heading()).toBe('Op proef');
  await cli('rollback', '--reason', 'The old title was better');
  await until('the rollback', async () => (await versionFor(outside)) === stable);
  expect(await many.heading()).toBe('Alle workflows');
  expect([few.errors, many.errors, ops.errors]).toEqual([[], [], []]);
  await Promise.all([few, many, ops].map(({ context }) => context.close()));
});

it('refuses a choice to who does not build, and says so', async () => {
  const stranger = await somebodyIn(outside);
  await stranger.page.goto(`/workflows?release=${remote}@2.0.0`);
  await stranger.page.getByText(/Log in als/).waitFor();
  expect((await stranger.context.cookies()).some(({ name }) => name === 'release_overrides')).toBe(false);
  // Behind the dialog, which keeps the rest from whoever reads by roles.
  await stranger.page.locator('h1', { hasText: 'Alle workflows' }).waitFor();
  await stranger.context.close();
});

it('shows the stable release in place of a canary that breaks, takes the canary back by itself, and lets it begin again', async () => {
  const stable = (await list()).stable ?? '';
  team.change(
    'mfe-library/src/pages/CatalogPage.tsx',
    '  const found = useCatalog(filters);',
    "  const found = useCatalog(filters);\n  if (typeof window !== 'undefined') throw new Error('A canary that breaks');",
  );
  await cli('publish', '--version', '2.1.0', '--no-advice', '--force', 'Breaks on purpose');
  await cli('canary', '10', '2.1.0');
  await until('the canary', async () => (await versionFor(inside)) === '2.1.0');

  const healthy = async () => {
    const who = await somebodyIn(outside);
    const counted = who.page.waitForResponse((response) => response.url().endsWith('/api/releases/views'));
    expect(await who.heading()).toBe('Alle workflows');
    expect(((await (await counted).json()) as { counted: number }).counted).toBe(1);
    await who.context.close();
  };
  const unlucky = async () => {
    const who = await somebodyIn(inside);
    const reports: { remote: string; release: string; kind: string }[] = [];
    who.page.on('request', (request) => {
      if (request.url().endsWith('/api/ai-monitoring/error-report')) reports.push(request.postDataJSON());
    });
    const counted = who.page.waitForResponse((response) => response.url().endsWith('/api/releases/views'));
    await who.page.goto('/workflows');
    // The visitor sees the stable page itself, neither error screen nor fallback.
    await who.page.getByText(/workflows voor \d+ apps/).waitFor();
    expect(((await (await counted).json()) as { counted: number }).counted).toBe(1);
    // Whoever comes after the rollback gets the stable release itself.
    const given = JSON.parse((await who.page.locator('#release-set').textContent()) ?? '{}') as ReleaseSet;
    if (given.remotes.find(({ name }) => name === remote)?.version !== '2.1.0') return who.context.close();
    await until('the report', () => reports.length > 0);
    expect(reports).toMatchObject([{ remote, release: '2.1.0', kind: 'render' }]);
    await who.context.close();
  };
  /** Ten more of the stable cohort, as programs: each with a page of its own and the report that the shell sends. */
  const crowd = async () => {
    for (let one = 0; one < 10; one += 1) {
      addresses += 1;
      const headers = { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
      const page = await fetch(`${platform.url}/workflows`, {
        headers: { ...headers, accept: 'text/html', cookie: `canary_bucket=${outside}` },
      });
      const config = /id="page-config">(.*?)<\/script>/s.exec(await page.text())?.[1] ?? '{}';
      const { pageToken: token } = JSON.parse(config) as { pageToken: string };
      await api(platform).post('/api/releases/views', { token, remotes: [{ remote, outcome: 'ok' }] });
    }
  };
  await healthy();
  // Both cohorts come at the same time, one browser after the other, until the rule has seen enough.
  for (let turn = 0; turn < 20 && (await list()).canary !== null; turn += 1)
    await Promise.all([unlucky(), crowd()]);
  await until('the rollback', async () => (await list()).canary === null);
  const { moves } = await ask<PointerHistory>('history');
  expect(moves[0]).toMatchObject({
    ...{ kind: 'rollback', automatic: true, from_version: '2.1.0', to_version: null, from_percent: 10 },
    evidence: { verdict: 'failing', stable: { failures: 0 } },
  });
  expect(moves[0]?.evidence?.canary.failures).toBeGreaterThanOrEqual(5);
  expect(
    moves.find(({ kind, to_version }) => kind === 'publish' && to_version === '2.1.0')?.reason,
  ).toContain('Breaks on purpose');
  expect((await list()).stable).toBe(stable);
  await until('the stable release for everybody', async () => (await versionFor(inside)) === stable);

  // Undone on the screen of releases.
  const ops = await somebodyIn(outside);
  await signIn(ops.page, platform.ops);
  await ops.page.waitForURL('**/dashboard');
  await ops.page.goto(`/ops/releases?remote=${remote}&tab=history`);
  await ops.page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
  const dialog = ops.page.getByRole('dialog');
  await dialog.getByText('10%').first().waitFor();
  await dialog.locator('button[type=submit]').click();
  await until('the canary again', async () => (await list()).canary?.version === '2.1.0');
  await cli('canary', 'off');
  expect((await list()).canary).toBeNull();
  await ops.context.close();
});
