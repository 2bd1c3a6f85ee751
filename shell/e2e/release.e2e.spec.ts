// Real: the whole platform with its releases, as it stands; Chromium. canary.e2e.spec.ts makes others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { checkSizes, readContents } from '@stroomwerk/release';
import { until } from '@stroomwerk/test-kit';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { root, sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

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
