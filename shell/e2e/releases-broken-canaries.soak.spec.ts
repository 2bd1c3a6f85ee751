// Real: the whole platform, a canary of each of the five remotes (built, published, given to half of the visitors),
// Chromium. The pages of the canaries break in the browser that asks for it, in every way that is known.
import { inCanary } from '@stroomwerk/contracts/releases';
import { until } from '@stroomwerk/test-kit';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, patience, visitor } from './support/browser.js';
import { type Checkout, copyCheckout } from './support/checkout-copy.js';
import { type ErrorReport, reportsOf } from './support/error-reports.js';
import { breakPages, type Fault, faultKey, faults } from './support/faulty-pages.js';
import { signIn } from './support/people.js';
import { type Platform, startPlatform } from './support/platform.js';

const remotes = ['mfe-account', 'mfe-affiliate', 'mfe-ai-ops', 'mfe-library', 'mfe-marketing'];
const bucket = Array.from({ length: 100 }, (_, one) => one).find((one) =>
  remotes.every((remote) => inCanary(remote, one, 50)),
);
const version = '9.0.0';

interface Place {
  readonly remote: string;
  readonly path: string;
  /** A page with a link to it. */
  readonly from: string;
  /** Every known way to break, at one page that is drawn at the edge and at one that is not. */
  readonly ways?: typeof faults;
  /** The header's menu in which its link stands. */
  readonly menu?: string;
}
const places: readonly Place[] = [
  { remote: 'mfe-account', path: '/dashboard', from: '/workflow-library' },
  { remote: 'mfe-affiliate', path: '/affiliate', from: '/dashboard', ways: faults },
  { remote: 'mfe-ai-ops', path: '/ai-dashboard', from: '/dashboard', menu: 'Beheer' },
  { remote: 'mfe-library', path: '/workflow-library', from: '/dashboard' },
  { remote: 'mfe-library', path: '/workflows', from: '/contact', ways: faults },
  { remote: 'mfe-marketing', path: '/contact', from: '/workflows' },
];

let platform: Platform;
let browser: Browser;
let team: Checkout;
let context: BrowserContext;

const cli = (...args: string[]) => team.release(platform, ...args);

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform({ EDGE_PATIENCE: '1' }), launchBrowser()]);
  team = copyCheckout();
  for (const remote of remotes) {
    breakPages(team.dir, remote);
    await cli(
      remote,
      'publish',
      '--version',
      version,
      '--no-advice',
      '--force',
      'Breaks where a browser asks for it',
    );
    await cli(remote, 'canary', '50', version);
  }
  const who = await visitor(browser, platform.url);
  context = who.context;
  await context.addCookies([{ name: 'canary_bucket', value: String(bucket), url: platform.url }]);
  await signIn(who.page, platform.ops);
  await who.page.waitForURL('**/dashboard');
  await until('the canaries', async () => {
    await who.page.reload();
    return (await who.page.content()).split(`"version":"${version}"`).length > remotes.length;
  });
  await who.page.close();
});
afterAll(async () => {
  team?.remove();
  await browser?.close();
  await platform?.stop();
});

/** A page in which this remote's pages break from now on. */
async function broken(
  remote: string,
  fault: Fault,
  first: string,
): Promise<{ page: Page; reports: readonly ErrorReport[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const reports = reportsOf(page);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    faultKey,
    `${remote} ${fault}`,
  ] as const);
  await page.goto(first, { waitUntil: 'commit' });
  return { page, reports };
}

/** The stable release's own page stands, and one report names what it stands in for. */
async function standsIn(page: Page, { remote }: Place, reports: readonly ErrorReport[]) {
  // Another remote on the way may be late on a busy machine: that is a report of its own.
  const own = () => reports.filter((one) => one.remote === remote);
  await until('the report', () => own().length > 0);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.getByRole('button', { name: /Try Again|Recovery/ }).count()).toBe(0);
  expect(own()).toMatchObject([{ remote, release: version }]);
}

describe.each(places)('a canary of $remote that breaks at $path', (place) => {
  const ways = place.ways ?? (['render'] as const);
  it.each(ways)('(%s) makes way for the stable release at a first visit', async (fault) => {
    const { page, reports } = await broken(place.remote, fault, place.path);
    await standsIn(page, place, reports);
    await page.close();
  });

  it.each(ways)('(%s) makes way for the stable release on the way to it', async (fault) => {
    const { page, reports } = await broken(place.remote, fault, place.from);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Screens of ops stand in a menu.
    if (place.menu) await page.getByRole('button', { name: place.menu }).click();
    await page.locator(`a[href="${place.path}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(`**${place.path}`);
    await standsIn(page, place, reports);
    await page.close();
  });
});

it('a stable release that waits for what does not come leaves the fallback in its place', async () => {
  await cli('mfe-affiliate', 'promote', version);
  await until('the promotion', async () =>
    (await (await fetch(platform.url, { headers: { accept: 'text/html' } })).text()).includes(
      `"name":"mfe-affiliate","owner":"team-affiliate","version":"${version}"`,
    ),
  );
  const { page, reports } = await broken('mfe-affiliate', 'suspended', '/affiliate');
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await until('the report', () => reports.length > 0);
  expect(reports).toMatchObject([{ remote: 'mfe-affiliate', release: version, kind: 'timeout' }]);
  await page.close();
});
