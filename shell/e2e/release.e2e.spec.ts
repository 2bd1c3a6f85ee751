// Real: a remote built and released on its own from another checkout, while the platform runs; Chromium.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GateVerdict, ReleaseManifest, ReleaseSet } from '@stroomwerk/contracts/releases';
import { checkSizes, readContents } from '@stroomwerk/release';
import { until } from '@stroomwerk/test-kit';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { copyCheckout } from './support/checkout-copy.js';
import { api } from './support/people.js';
import { type Platform, root, startPlatform } from './support/platform.js';

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

const active = async (): Promise<ReleaseSet> =>
  (await fetch(`${platform.url}/api/releases/active`)).json() as Promise<ReleaseSet>;

/** What visitors are served for every remote but one: version, and a hash over each file's bytes. */
async function served(except: string): Promise<Record<string, string>> {
  const { remotes } = await active();
  const entries = remotes
    .filter(({ name }) => name !== except)
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

const heading = async (page: Page) => {
  await page.goto('/workflows');
  return page.getByRole('heading', { level: 1 }).textContent();
};

it('lets every team release what it has: each remote as it stands is within its sizes', () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  expect(remotes).toHaveLength(5);
  for (const name of remotes) {
    const dist = join(root, name, 'dist');
    const manifest = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
    expect([name, checkSizes(manifest, readContents(manifest, dist))]).toEqual([
      name,
      expect.objectContaining({ ok: true }),
    ]);
  }
});

it('releases a changed text of one remote, leaves every other remote as it was, and rolls back', async () => {
  const { page, errors } = await visitor(browser, platform.url);
  expect(await heading(page)).toBe('Alle workflows');
  const others = await served('mfe-library');
  const before = (await active()).remotes.find(({ name }) => name === 'mfe-library')?.version;
  const team = copyCheckout();
  try {
    team.change(
      'mfe-library/src/features/catalog/texts.ts',
      "title: 'Alle workflows'",
      "title: 'De hele catalogus'",
    );
    const released = await team.run(
      platform,
      'release',
      'mfe-library',
      '--no-advice',
      '--notes',
      'Another title',
    );
    expect([released.code, released.output]).toEqual([0, expect.stringContaining('mfe-library')]);
    // What decided ran at the platform, in a browser, with an account of its own that is gone again.
    const version = (await active()).remotes.find(({ name }) => name === 'mfe-library')?.version ?? '';
    const verdict = await api(platform).get<GateVerdict>(
      `/api/releases/mfe-library/versions/${version}/gate`,
      await api(platform).token(platform.ops),
    );
    expect([verdict.status, verdict.actor]).toEqual(['passed', 'gate']);
    const pages = verdict.checks.find(({ check }) => check === 'pages in the shell');
    expect(pages?.detail).toMatch(/^\d+ routes without a fault/);
    expect(pages?.detail).not.toContain('403');
    const contract = verdict.checks.find(({ check }) => check === 'contract');
    expect(contract?.detail).toMatch(/^5 modules as shell /);
    const limits = verdict.checks.find(({ check }) => check === 'limits of the gate')?.detail ?? '';
    if (process.getuid?.() === 0) {
      const user = Number(/^user (\d+)/.exec(limits)?.[1]);
      expect(user).toBeGreaterThan(60_000);
      // Whoever got out of the browser would find nothing of the platform to read.
      const find = [platform.dataDir, '-type', 'f', '-readable'];
      const found = spawnSync('find', find, { uid: user, gid: user, encoding: 'utf8' });
      expect(found.stdout).toBe('');
    } else expect(limits).toContain("runs as the platform's own user");
    await until('the new text', async () => (await heading(page)) === 'De hele catalogus');
    expect(await served('mfe-library')).toEqual(others);

    const back = await team.run(
      platform,
      'release',
      'mfe-library',
      'rollback',
      '--reason',
      'The old title was better',
    );
    expect(back.code).toBe(0);
    await until('the old text', async () => (await heading(page)) === 'Alle workflows');
    expect((await active()).remotes.find(({ name }) => name === 'mfe-library')?.version).toBe(before);
    expect(await served('mfe-library')).toEqual(others);
    const history = await team.run(platform, 'release', 'mfe-library', 'history');
    expect(history.output).toContain('The old title was better');
    expect(errors).toEqual([]);
  } finally {
    team.remove();
  }
});

it('loads nothing of a remote that is not shown, until somebody points at a link to it', async () => {
  const { page, context, errors } = await visitor(browser, platform.url);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const remote = /\/releases\/(mfe-[^/]+)\//.exec(request.url())?.[1];
    if (remote !== undefined) loaded.push(remote);
  });
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1, name: 'Privacybeleid' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect([...new Set(loaded)]).toEqual(['mfe-marketing']);
  await page.getByRole('link', { name: 'All Workflows' }).first().hover();
  await until('the remote behind the link', () => loaded.includes('mfe-library'));
  expect(page.url()).toContain('/privacy');
  expect(errors).toEqual([]);
  await context.close();
});

it('takes no text for a script, no script from elsewhere, and stands in nobody’s frame', async () => {
  const { page, context } = await visitor(browser, platform.url);
  const answer = await page.goto('/privacy');
  await page.getByRole('heading', { level: 1, name: 'Privacybeleid' }).waitFor();
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy).toContain("frame-ancestors 'none'");
  const refused = await page.evaluate(() => {
    const tried = (act: () => unknown): string => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      html: tried(() => {
        document.createElement('div').innerHTML = '<b>text</b>';
      }),
      text: tried(() => {
        document.createElement('script').text = 'window.ran = true';
      }),
      elsewhere: tried(() => {
        document.createElement('script').src = 'https://evil.example/a.js';
      }),
      unpinned: tried(() => {
        document.createElement('script').src = '/releases/mfe-marketing/0.0.1/a.js';
      }),
      timer: tried(() => window.setTimeout('window.ran = true' as never, 0)),
    };
  });
  expect(refused).toEqual({
    ...{ html: 'TypeError', text: 'TypeError', elsewhere: 'TypeError', unpinned: 'TypeError' },
    timer: 'TypeError',
  });
  await context.close();
});
