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
  checkout.change('shell/packages/ui-kit/package.json', '"version": "1.0.0"', '"version": "2.0.0"');
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
    '? t.lead(format.number(figures.total), format.number(figures.unique_integrations))',
    "? 'New this week: ' + (figures.new_this_week ?? 'unknown')",
  );
}

beforeAll(async () => {
  next = copyCheckout();
  goOn(next);
  browser = await launchBrowser();
  // One after the other: the second builds a shell and five remotes.
  previousPlatform = await startPlatform();
  nextPlatform = await startPlatform({}, next.dir);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([previousPlatform?.stop(), nextPlatform?.stop()]);
  next?.remove();
});

const remotes = {
  previous: /workflows voor \d+ apps/,
  next: /New this week: (7|unknown)/,
};

/**
 * Walks as the one below, through another edge at the platform's own address: services take calls of that page only.
 * @param shellDir the shell that the other edge serves
 */
async function walkBehind(
  platform: Platform,
  shellDir: string,
  expected: Parameters<typeof walk>[2],
): Promise<void> {
  const edge = await startEdge(platform, { SHELL_DIR: shellDir, PUBLIC_URL: platform.url });
  const [from, to] = [platform.url, edge.url].map((url) => new URL(url).host);
  const sent = await launchBrowser(process.env, [`--host-resolver-rules=MAP ${from} ${to}`]);
  try {
    await walk(platform.url, platform.ops, expected, sent);
  } finally {
    await sent.close();
    await edge.stop();
  }
}

/** A dialog of another major of the design system than the shell's is the remote's own file. */
const ownOverlays = /\/releases\/mfe-account\/[^/]+\/own-overlays\./;

/**
 * Walks pages of all five remotes as a visitor and as ops, through the given edge.
 * @param expected `overlays`: whose dialog the dashboard opens
 */
async function walk(
  url: string,
  ops: Platform['ops'],
  expected: { shell: 'previous' | 'next'; lead: RegExp; overlays: 'shell' | 'own' },
  through = browser,
): Promise<void> {
  const { page, errors, context } = await visitor(through, url);
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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Nieuwe automatisering' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(asked.some((url) => ownOverlays.test(url))).toBe(expected.overlays === 'own');
  expect(errors).toEqual([]);
  await context.close();
}

const release = async (checkout: 'previous' | 'next', platform: Platform, version: string): Promise<void> => {
  const args = ['release', 'mfe-library', '--version', version, '--no-advice', '--force', 'Version skew'];
  const dir = checkout === 'next' ? next.dir : root;
  const done = await runIn(dir, platform, ...args);
  if (done.code !== 0) throw new Error(done.output);
};

it('previous remotes run in a new shell', async () => {
  const expected = { shell: 'next', lead: remotes.previous, overlays: 'own' } as const;
  await walkBehind(previousPlatform, join(next.dir, 'shell/dist'), expected);
});

it('new remotes, built for new services, run in a previous shell', async () => {
  const expected = { shell: 'previous', lead: /New this week: 7/, overlays: 'own' } as const;
  await walkBehind(nextPlatform, join(root, 'shell/dist'), expected);
});

it('a new remote runs in the previous shell before previous services, and does without what they do not have', async () => {
  await release('next', previousPlatform, '8.0.0');
  await walk(previousPlatform.url, previousPlatform.ops, {
    shell: 'previous',
    lead: /New this week: unknown/,
    overlays: 'shell',
  });
  const { code } = await previousPlatform.command('release', 'mfe-library', 'rollback');
  expect(code).toBe(0);
  await walk(previousPlatform.url, previousPlatform.ops, {
    shell: 'previous',
    lead: remotes.previous,
    overlays: 'shell',
  });
});

it('a previous remote runs before new services, in the new shell and in the previous one', async () => {
  await release('previous', nextPlatform, '8.0.0');
  await walk(nextPlatform.url, nextPlatform.ops, {
    shell: 'next',
    lead: remotes.previous,
    overlays: 'shell',
  });
  const expected = { shell: 'previous', lead: remotes.previous, overlays: 'own' } as const;
  await walkBehind(nextPlatform, join(root, 'shell/dist'), expected);
});

it('a remote that needs a newer service is refused by the gate before anybody sees it', async () => {
  next.change('mfe-library/remote.json', '"library": 1', '"library": 2');
  const refused = await next.run(previousPlatform, 'release', 'mfe-library', 'publish', '--version', '9.0.0');
  expect(refused.code).toBe(2);
  expect(refused.output).toMatch(/service APIs.*\n?.*library: needs version 2, runs 1/);
});
