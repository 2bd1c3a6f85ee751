// Real: two checkouts that really differ, each built: the one of this repository ("previous") and one in which shell,
// library service and library remote went on ("next"). Two platforms, and edges that put one's shell before the other.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { type Checkout, copyCheckout, runIn } from './support/checkout-copy.js';
import { startEdge } from './support/edge.js';
import { signIn } from './support/people.js';
import { type Platform, root, startPlatform } from './support/platform.js';

let browser: Browser;
let next: Checkout;
let previousPlatform: Platform;
let nextPlatform: Platform;

/** What the next checkout has that the previous one does not. */
function goOn(checkout: Checkout): void {
  checkout.change('shell/package.json', '"version": "1.0.0"', '"version": "1.1.0"');
  checkout.change('shell/src/app/frames/site-footer.tsx', '© ${', 'Shell 1.1 © ${');
  checkout.change('services/library/src/service.ts', 'apiVersion: 1', 'apiVersion: 2');
  checkout.change(
    'services/contracts/src/library/schemas.ts',
    '    unique_integrations: z.number().int(),\n    active:',
    '    unique_integrations: z.number().int(),\n    new_this_week: z.number().int().optional(),\n    active:',
  );
  checkout.change(
    'services/library/src/modules/workflows/application/workflows.service.ts',
    'measured_at: this.clock',
    'new_this_week: 7, measured_at: this.clock',
  );
  checkout.change(
    'mfe-library/src/pages/CatalogPage.tsx',
    '? t.lead(format.number(figures.data.total), format.number(figures.data.unique_integrations))',
    "? 'New this week: ' + (figures.data.new_this_week ?? 'unknown')",
  );
}

beforeAll(async () => {
  next = copyCheckout();
  goOn(next);
  browser = await launchBrowser();
  // One after the other: the second builds a shell and five remotes.
  previousPlatform = await startPlatform();
  nextPlatform = await startPlatform({}, next.dir);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([previousPlatform?.stop(), nextPlatform?.stop()]);
  next?.remove();
}, 60_000);

const remotes = {
  previous: /workflows voor \d+ apps/,
  next: /New this week: (7|unknown)/,
};

/** Walks pages of all five remotes as a visitor and as ops, through the given edge. */
async function walk(
  url: string,
  ops: Platform['ops'],
  expected: { shell: 'previous' | 'next'; lead: RegExp },
): Promise<void> {
  const { page, errors, context } = await visitor(browser, url);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Shell 1.1').count()).toBe(expected.shell === 'next' ? 1 : 0);
  await page.goto('/workflows');
  await page.getByText(expected.lead).first().waitFor();
  await signIn(page, ops);
  await page.waitForURL('**/dashboard');
  for (const path of ['/dashboard', '/workflow-library', '/affiliate', '/ops/users']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
  }
  expect(errors).toEqual([]);
  await context.close();
}

const release = async (checkout: 'previous' | 'next', platform: Platform, version: string): Promise<void> => {
  const args = ['release', 'mfe-library', '--version', version, '--force', 'Version skew'];
  const dir = checkout === 'next' ? next.dir : root;
  const done = await runIn(dir, platform, ...args);
  if (done.code !== 0) throw new Error(done.output);
};

it('previous remotes run in a new shell', async () => {
  const edge = await startEdge(previousPlatform, { SHELL_DIR: join(next.dir, 'shell/dist') });
  await walk(edge.url, previousPlatform.ops, { shell: 'next', lead: remotes.previous });
  await edge.stop();
});

it('new remotes, built for new services, run in a previous shell', async () => {
  const edge = await startEdge(nextPlatform, { SHELL_DIR: join(root, 'shell/dist') });
  await walk(edge.url, nextPlatform.ops, { shell: 'previous', lead: /New this week: 7/ });
  await edge.stop();
});

it('a new remote runs in the previous shell before previous services, and does without what they do not have', async () => {
  await release('next', previousPlatform, '8.0.0');
  await walk(previousPlatform.url, previousPlatform.ops, {
    shell: 'previous',
    lead: /New this week: unknown/,
  });
  const { code } = await previousPlatform.command('release', 'mfe-library', 'rollback');
  expect(code).toBe(0);
  await walk(previousPlatform.url, previousPlatform.ops, { shell: 'previous', lead: remotes.previous });
});

it('a previous remote runs before new services, in the new shell and in the previous one', async () => {
  await release('previous', nextPlatform, '8.0.0');
  await walk(nextPlatform.url, nextPlatform.ops, { shell: 'next', lead: remotes.previous });
  const edge = await startEdge(nextPlatform, { SHELL_DIR: join(root, 'shell/dist') });
  await walk(edge.url, nextPlatform.ops, { shell: 'previous', lead: remotes.previous });
  await edge.stop();
});

it('a remote that needs a newer service is refused by the gate before anybody sees it', async () => {
  next.change('mfe-library/remote.json', '"library": 1', '"library": 2');
  const refused = await next.run(previousPlatform, 'release', 'mfe-library', 'publish', '--version', '9.0.0');
  expect(refused.code).toBe(2);
  expect(refused.output).toMatch(/service APIs.*\n?.*library: needs version 2, runs 1/);
});
