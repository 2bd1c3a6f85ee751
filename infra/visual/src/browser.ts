import { join } from 'node:path';
import { headlessFile } from '@stroomwerk/test-kit/browser';
import { type Browser, chromium, type Page } from 'playwright-core';
import { requireParts } from './parts.js';

/** The one Chromium that pictures are taken with, on every machine the same, with no fonts but its own and the page's. */
export async function launchPinnedBrowser(): Promise<Browser> {
  requireParts();
  const executablePath = await headlessFile();
  return chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--font-render-hinting=none'],
    env: { ...process.env, FONTCONFIG_PATH: join(executablePath, '..') },
  });
}

/** A page on which nothing moves: Dutch, Amsterdam, one device pixel a pixel. Close its context after use. */
export async function stillPage(
  browser: Browser,
  { width, dark = false }: { width: number; dark?: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: 1,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  context.setDefaultTimeout(120_000);
  return context.newPage();
}
