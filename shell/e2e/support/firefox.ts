import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installApart } from '@stroomwerk/test-kit';
import { root } from './platform.js';

/** What is used of puppeteer-core, which is installed apart (infra/firefox). */
interface Puppeteer {
  launch(options: object): Promise<FirefoxBrowser>;
}
export interface FirefoxBrowser {
  version(): Promise<string>;
  createBrowserContext(): Promise<{
    newPage(): Promise<FirefoxPage>;
    setCookie(cookie: { name: string; value: string; domain: string; path: string }): Promise<void>;
    close(): Promise<void>;
  }>;
  close(): Promise<void>;
}
interface Locator {
  click(): Promise<void>;
  fill(value: string): Promise<void>;
  wait(): Promise<void>;
}
interface Intercepted {
  url(): string;
  abort(): Promise<void>;
  continue(): Promise<void>;
}
export interface FirefoxPage {
  goto(url: string): Promise<unknown>;
  url(): string;
  locator(selector: string): Locator;
  evaluate<T>(code: string): Promise<T>;
  setDefaultTimeout(milliseconds: number): void;
  setRequestInterception(on: boolean): Promise<void>;
  setExtraHTTPHeaders(headers: Record<string, string>): Promise<void>;
  on(event: 'request', listener: (request: Intercepted) => void): void;
  on(
    event: 'console',
    listener: (message: { type(): string; text(): string; location(): { url?: string } }) => void,
  ): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
}

const hashOfNothing = createHash('sha384').digest('base64');

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The system's Firefox, driven over WebDriver BiDi. @throws Error that says how to get one */
export async function launchFirefox(env = process.env): Promise<FirefoxBrowser> {
  const path = env.FIREFOX_PATH ?? places.find((place) => existsSync(place));
  if (path === undefined || !existsSync(path))
    throw new Error(
      `No Firefox at ${path ?? places.join(', ')}. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.`,
    );
  const folder = join(root, 'infra/firefox');
  installApart(folder);
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as Puppeteer;
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'nl-NL, nl' },
  });
}

/** Somebody with a browser of their own, as `visitor` in Chromium. */
export async function firefoxVisitor(browser: FirefoxBrowser, base: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    const { url = '' } = message.location();
    if (message.type() === 'error' && url.startsWith(base)) errors.push(`${message.text()} (${url})`);
  });
  // A script that was on its way when somebody left the page has no content: Firefox says that of its hash.
  page.on('pageerror', ({ message }) => {
    if (!message.includes(`The computed hash is “${hashOfNothing}”`)) errors.push(message);
  });
  const text = (words: string) => page.locator(`::-p-text(${words})`);
  return {
    ...{ page, errors, text, close: () => context.close() },
    /** For this site. (A page's own `setCookie` sets nothing before it is anywhere.) */
    cookie: (name: string, value: string) =>
      context.setCookie({ name, value, domain: new URL(base).hostname, path: '/' }),
    go: (path: string) => page.goto(new URL(path, base).href),
    input: (name: string) => page.locator(`input[name="${name}"]`),
    /** The first button or link that shows just this. */
    press: (words: string) =>
      page.locator(`::-p-xpath((//*[self::button or self::a][normalize-space()="${words}"])[1])`).click(),
    heading: () => page.evaluate<string>('document.querySelector("h1")?.textContent ?? ""'),
  };
}
