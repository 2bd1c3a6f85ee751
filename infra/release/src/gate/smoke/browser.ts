import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { ReleaseError } from '../../context.js';

/** Where Debian, Ubuntu and macOS have Chromium or Chrome. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const switches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Headless Chromium of the system. @throws ReleaseError that says how to get one */
export async function launchBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const named = env.CHROMIUM_PATH;
  const executablePath = named ? [named].find(existsSync) : places.find(existsSync);
  if (executablePath === undefined)
    throw new ReleaseError(
      named
        ? `CHROMIUM_PATH names ${named}, which is not there.`
        : 'There is no browser: install the package chromium (apt-get install chromium), or set CHROMIUM_PATH.',
    );
  // Loaded here: most commands need no browser.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: switches });
}

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

let source: string | undefined;

/** What axe finds serious or critical on a page: rule, first element, how many. The page's own policy stays in force. */
export async function seriousFindings(page: Page): Promise<string[]> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(`${source};0`);
  const violations = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)} }).then(({ violations }) => violations)`,
  )) as Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id} (${help}): ${nodes[0]?.target.join(' ')}, ${nodes.length} times`);
}
