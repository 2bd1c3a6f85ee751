import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

let source: string | undefined;

/** Colours on their way from one scheme to another are nobody's: what moves and comes to an end has come to it. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
    Promise.allSettled(document.getAnimations()
      .filter((one) => one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime))
      .map((one) => one.finished)))`);

async function violationsOf(page: Page, rules: readonly string[]): Promise<Violation[]> {
  await atRest(page);
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(`${source};0`);
  return (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )) as Violation[];
}

const inWords = ({ id, help, nodes }: Violation): string =>
  `${id} (${help}): ${nodes[0]?.target.join(' ')}, ${nodes.length} times`;

/** What axe finds serious or critical on a page: rule, first element, how many. The page's own policy stays in force. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const violations = await violationsOf(page, wcag);
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(inWords);
}

/** Everything that axe finds, however small, its best practices too. */
export const axeFindings = async (page: Page): Promise<string[]> =>
  (await violationsOf(page, [...wcag, 'best-practice'])).map(inWords);
