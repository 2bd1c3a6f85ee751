import { join } from 'node:path';
import { top12 } from '@stroomwerk/contracts/library';
import { freePort } from '@stroomwerk/local';
import { installApart } from '@stroomwerk/test-kit';
import { launchBrowser } from '@stroomwerk/test-kit/browser';
import { showSpread, table } from './figures.js';
import {
  asBundle,
  blockedBeside,
  type FailedAudit,
  figuresOf,
  type PageFigures,
  type Report,
} from './lighthouse-report.js';
import { lighthouseReport } from './lighthouse-run.js';
import { atLeast, type Measure } from './limits.js';
import { untilDrawn } from './page-set.js';
import type { WebBench, WebPart } from './web-part.js';

/** Public pages that everybody comes in by; the prices are on the first. A workflow's page is added. */
const paths = ['/', '/wealth-calculator', '/privacy', '/workflows', '/contact'];
/** Owner of the public pages of workflows. */
const library = 'mfe-library';
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** What Lighthouse says of the public pages: its mobile profile and its own simulated network and processor. */
export async function lighthouse(bench: WebBench): Promise<WebPart> {
  const { root, runs, say, platform } = bench;
  const folder = join(root, 'infra/lighthouse');
  installApart(folder);
  const baseline = await bench.singleBundle(library);
  const shown = [...paths, await firstWorkflow(platform.url)];
  // A page and its baseline one after the other: whatever else the machine does meets both.
  const subjects = shown.flatMap((path) => [
    { name: path, url: platform.url + path },
    ...(baseline === null ? [] : [{ name: asBundle(path), url: baseline + path }]),
  ]);
  for (const { url } of subjects) if (url.startsWith(platform.url)) await untilDrawn(url);
  const reports = new Map<string, Report[]>(subjects.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run += 1)
    for (const { name, url } of subjects) {
      const report = await reportOf(folder, url);
      reports.get(name)?.push(report);
      say(
        `run ${run}, ${name}: ${Object.values(report.scores).join(', ')}; blocked ${Math.round(report.blocked)} ms`,
      );
    }
  const figures = [...reports].map(([name, all]) => figuresOf(name, all));
  const ours = figures.filter(({ name }) => shown.includes(name));
  return {
    text: textOf(runs, figures, ours),
    measures: [...judged(ours), ...blockedBeside(figures)],
    figures,
  };
}

async function firstWorkflow(base: string): Promise<string> {
  const response = await fetch(base + top12.path);
  const { workflows } = (await response.json()) as { workflows: readonly { readonly slug: string }[] };
  const [first] = workflows;
  if (!first) throw new Error(`${base}${top12.path} names no workflow`);
  return `/workflows/${first.slug}`;
}

/** A browser of its own for each: nothing of one page is left for the next. */
async function reportOf(folder: string, url: string): Promise<Report> {
  const port = await freePort();
  const browser = await launchBrowser(process.env, [`--remote-debugging-port=${port}`]);
  try {
    return await lighthouseReport(folder, port, url);
  } finally {
    await browser.close();
  }
}

const judged = (figures: readonly PageFigures[]): Measure[] =>
  figures.flatMap(({ name, scores }) =>
    Object.entries(limits).map(([category, limit]) =>
      atLeast(`${name}: ${category}`, scores[category]?.median ?? 0, limit, ''),
    ),
  );

function textOf(runs: number, figures: readonly PageFigures[], ours: readonly PageFigures[]): string {
  const score = ({ scores }: PageFigures, category: string) => showSpread(scores[category] ?? none);
  return [
    `Lighthouse ${figures[0]?.version ?? ''}, mobile, simulated throttling, ${runs} runs: median (min to max)`,
    table([
      ['', ...Object.keys(limits), 'first paint', 'largest', 'blocked ms', 'shift'],
      ...figures.map((one) => [
        one.name,
        ...Object.keys(limits).map((category) => score(one, category)),
        ...[one.firstPaint, one.largestPaint, one.blocked].map((time) => showSpread(time)),
        showSpread(one.shift, 3),
      ]),
    ]),
    [
      `The processor by Lighthouse's own count: ${Math.round(figures[0]?.processor ?? 0)}; where it is much less than when nothing else runs, others were busy.`,
      'Times are multiplied by four whatever that count is: a busy machine has more "blocked" and less performance.',
    ].join('\n'),
    failedText('What lowers a score', ours, ({ counts }) => counts),
    failedText('What Lighthouse notes besides', ours, ({ counts }) => !counts),
  ].join('\n\n');
}

/** An audit a line: its name, what it says, and of each page how much and where. */
function failedText(
  heading: string,
  figures: readonly PageFigures[],
  which: (audit: FailedAudit) => boolean,
): string {
  const found = new Map<string, string[]>();
  for (const { name, failed } of figures)
    for (const { category, id, title, value, places } of failed.filter(which)) {
      const audit = `${category} ${id}: ${title}`;
      const where = [name, value, places.join(', ')].filter(Boolean).join('  ');
      found.set(audit, [...(found.get(audit) ?? []), where]);
    }
  if (found.size === 0) return `${heading}: nothing.`;
  const lines = [...found].flatMap(([audit, pages]) => [`  ${audit}`, ...pages.map((page) => `    ${page}`)]);
  return [`${heading}:`, ...lines].join('\n');
}

const none = { median: 0, min: 0, max: 0 };
