// Real: the whole platform, separately built releases, Chromium. Faults of a release are built and published.
import { inCanary, type ReleaseSet } from '@stroomwerk/contracts/releases';
import { until } from '@stroomwerk/test-kit';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { type Checkout, copyCheckout } from './support/checkout-copy.js';
import { reportsOf } from './support/error-reports.js';
import { altered, hang, status } from './support/network-faults.js';
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

const stableOf = async (name: string): Promise<string> => {
  const active = (await (await fetch(`${platform.url}/api/releases/active`)).json()) as ReleaseSet;
  return active.remotes.find((release) => release.name === name)?.version ?? '';
};
/** Whether a page of this visitor gets the version: the edge learns of a moved pointer within a second. */
const served = async (name: string, of: string, cookie = ''): Promise<boolean> => {
  const page = await fetch(platform.url, { headers: { accept: 'text/html', cookie } });
  return (await page.text()).includes(`"name":"${name}","owner":"team-${name.slice(4)}","version":"${of}"`);
};
const cli = (...args: string[]) => team.release(platform, ...args);

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform({ EDGE_PATIENCE: '1' }), launchBrowser()]);
  team = copyCheckout();
  version = await stableOf(remote);
});
afterAll(async () => {
  team?.remove();
  await browser?.close();
  await platform?.stop();
});

/** Somebody whose error reports are noted on their way to the platform. */
async function watched() {
  const who = await visitor(browser, platform.url);
  return { ...who, reports: reportsOf(who.page) };
}

/** The rest of the page works, and comes back to the broken place when that is whole again. */
async function shellIsUsable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All Workflows' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Alle workflows' }).waitFor();
}

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
