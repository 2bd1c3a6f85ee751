import type { Browser, BrowserContext, Page } from 'playwright-core';

export { launchBrowser } from '@stroomwerk/test-kit/browser';

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors that the browser's console showed of our own pages, and exceptions nobody caught. */
  readonly errors: string[];
}

/** A person with a browser of their own: no cookies, no storage, Dutch. */
export async function visitor(
  browser: Browser,
  base: string,
  viewport = { width: 1280, height: 900 },
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: base,
    viewport,
    locale: 'nl-NL',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isElsewhere(message.location().url, base))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, errors };
}

/** The payment page is another site: its refusals are not errors of ours. */
const isElsewhere = (address: string, base: string): boolean =>
  URL.canParse(address) && new URL(address).origin !== new URL(base).origin;
