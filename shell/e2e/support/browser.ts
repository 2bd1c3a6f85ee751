import type { Browser, BrowserContext, Page } from 'playwright-core';

export { launchBrowser } from '@stroomwerk/test-kit/browser';

/**
 * How long a journey waits for what it looks for, in milliseconds: as long as a machine takes that does much besides. That
 * a fallback comes within the five seconds of architecture.md's rule 7 follows from the limits in shell/src/remotes
 * (remotes.spec.ts adds them up); here it is seen that it comes.
 */
export const patience = 180_000;

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors that the browser's console showed of our own pages, and exceptions nobody caught. */
  readonly errors: string[];
}

/** What Chromium with a window says of itself: visits of a headless one are not counted. */
export const personsBrowser = (browser: Browser): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36`;

/** A person with a browser of their own: no cookies, no storage, Dutch. */
export async function visitor(
  browser: Browser,
  base: string,
  viewport = { width: 1280, height: 900 },
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: base,
    userAgent: personsBrowser(browser),
    viewport,
    locale: 'nl-NL',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isElsewhere(message.location().url, base))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => refused.push(`${request.failure()?.errorText} ${request.url()}`));
  open.set(page, [errors, refused]);
  page.once('close', () => open.delete(page));
  return { context, page, errors };
}

/** The pages of this file that are open: for each what its console said, and which requests were refused. */
const open = new Map<Page, readonly string[][]>();

/** Says what somebody in front of the browser would have seen when a test fails: a time-out alone tells nothing. */
async function tellOfOpenPages(): Promise<void> {
  for (const [page, [errors = [], refused = []]] of open) {
    const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    const said = [
      `Open when the test failed: ${page.url()}`,
      ...errors,
      ...refused.slice(-10),
      text.slice(0, 1500),
    ];
    process.stderr.write(`${said.join('\n  ')}\n`);
  }
}
(globalThis as { whenTestFails?: () => Promise<void> }).whenTestFails = tellOfOpenPages;

/** Gives an open page another size, and waits until it is laid out and drawn anew. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** The payment page is another site: its refusals are not errors of ours. */
const isElsewhere = (address: string, base: string): boolean =>
  URL.canParse(address) && new URL(address).origin !== new URL(base).origin;
