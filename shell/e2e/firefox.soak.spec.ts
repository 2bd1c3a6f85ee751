// Real: Firefox as it is shipped, over WebDriver BiDi, before the whole platform on production builds. It has no Trusted
// Types, and its engine, network stack and consoles are not Chromium's.
import { inCanary } from '@stroomwerk/contracts/releases';
import { until } from '@stroomwerk/test-kit';
import { type Checkout, copyCheckout } from './support/checkout-copy.js';
import { type FirefoxBrowser, firefoxVisitor, launchFirefox } from './support/firefox.js';
import { somebody } from './support/people.js';
import { type Platform, startPlatform } from './support/platform.js';

const remote = 'mfe-library';
const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const inside = buckets.find((bucket) => inCanary(remote, bucket, 10)) ?? 0;
const outside = buckets.find((bucket) => !inCanary(remote, bucket, 50)) ?? 0;

let platform: Platform;
let browser: FirefoxBrowser;
let team: Checkout | undefined;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), launchFirefox()]);
}, 300_000);
afterAll(async () => {
  team?.remove();
  await browser?.close();
  await platform?.stop();
}, 60_000);

const visitor = () => firefoxVisitor(browser, platform.url);
type Person = Awaited<ReturnType<typeof visitor>>;

const reads = (who: Person, heading: string) =>
  until(`the heading ${heading}`, async () => (await who.heading()) === heading, 30_000);
const comesTo = (who: Person, part: string) =>
  until(`an address with ${part}`, () => Promise.resolve(who.page.url().includes(part)), 30_000);

it('leads a visitor from the landing page over the payment to an open library', async () => {
  const who = await visitor();
  const buyer = somebody('Fenna de Vos');
  await who.go('/');
  await reads(who, 'Enterprise Workflow Automation');
  await who.press('Kies Launch Special');
  await comesTo(who, '/register');
  await who.input('full_name').fill(buyer.full_name);
  await who.input('email').fill(buyer.email);
  await who.input('password').fill(buyer.password);
  await who.input('confirmation').fill(buyer.password);
  await who.press('Registreren');
  await comesTo(who, '/login');
  await who.input('email').fill(buyer.email);
  await who.input('password').fill(buyer.password);
  await who.press('Inloggen');
  await comesTo(who, platform.state().standins.payments);
  await who.page.locator('#number').fill('4242 4242 4242 4242');
  await who.page.locator('#expiry').fill('12 / 34');
  await who.page.locator('#cvc').fill('123');
  await who.page.locator('#name').fill('F de Vos');
  await who.page.locator('form:last-of-type button[type=submit]').click();
  await comesTo(who, '/success');
  await reads(who, 'Launch Special is geactiveerd');
  await who.press('Naar de bibliotheek');
  await comesTo(who, '/workflow-library');
  await who.text('Showing 20 of').wait();
  await who.page.locator('::-p-xpath(//button[starts-with(normalize-space(), "Webhook")])').click();
  await comesTo(who, 'trigger=Webhook');
  // What opens over a page, and the pages of the other remotes.
  for (const path of ['/dashboard', '/affiliate', '/workflows', '/wealth-calculator', '/privacy']) {
    await who.go(path);
    await until(`a heading on ${path}`, async () => (await who.heading()) !== '', 30_000);
    expect(
      await who.page.evaluate<boolean>(
        '[...document.querySelectorAll("button")].some((it) => it.textContent === "Try Again")',
      ),
    ).toBe(false);
  }
  await who.go('/dashboard');
  await who.press('Nieuwe automatisering');
  await who.page.locator('[role="dialog"]').wait();
  expect(who.errors).toEqual([]);
  await who.close();
});

it('shows a fallback where a remote cannot be had, and the rest works', async () => {
  const who = await visitor();
  await who.page.setRequestInterception(true);
  who.page.on('request', (request) => {
    const taken = request.url().includes('/releases/mfe-account/') ? request.abort() : request.continue();
    taken.catch(() => undefined);
  });
  await who.go('/login');
  await who.text('Try Again').wait();
  await who.go('/workflows');
  await reads(who, 'Alle workflows');
  await who.close();
});

it('gives a trial to its visitors, and to nobody else', async () => {
  team = copyCheckout();
  team.change('mfe-library/src/features/catalog/texts.ts', "title: 'Alle workflows'", "title: 'Op proef'");
  const unjudged = ['--no-advice', '--force', 'The trial is what this is about'];
  for (const args of [
    ['publish', '--version', '2.0.0', ...unjudged],
    ['canary', '10'],
  ]) {
    const { code, output } = await team.run(platform, 'release', remote, ...args);
    expect([code, output]).toEqual([0, output]);
  }
  const headers = { accept: 'text/html', cookie: `canary_bucket=${inside}` };
  await until('the trial at the edge', async () =>
    (await (await fetch(platform.url, { headers })).text()).includes('"version":"2.0.0"'),
  );
  for (const [bucket, heading] of [
    [inside, 'Op proef'],
    [outside, 'Alle workflows'],
  ] as const) {
    const who = await visitor();
    await who.cookie('canary_bucket', String(bucket));
    await who.go('/workflows');
    await reads(who, heading);
    expect(who.errors).toEqual([]);
    await who.close();
  }
}, 240_000);
