import { type Spread, showSpread, spread } from './figures.js';
import { atMost, type Measure } from './limits.js';

/** An audit that did not pass, as `infra/lighthouse/run.mjs` tells it. */
export interface FailedAudit {
  readonly category: string;
  readonly id: string;
  readonly title: string;
  /** E.g. '4,630 ms'; empty where the title says it all. */
  readonly value: string;
  /** Whether the score of its category depends on it. */
  readonly counts: boolean;
  /** Elements or files, the first few. */
  readonly places: readonly string[];
}

/** One page, once. Times in milliseconds, scores 0 to 100. */
export interface Report {
  readonly version: string;
  /** Lighthouse's benchmark index of the machine. */
  readonly processor: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly failed: readonly FailedAudit[];
}

const times = ['firstPaint', 'largestPaint', 'blocked', 'shift'] as const;

/** One page, several times. */
export interface PageFigures extends Readonly<Record<(typeof times)[number], Spread>> {
  readonly name: string;
  readonly version: string;
  readonly processor: number;
  readonly scores: Readonly<Record<string, Spread>>;
  /** What failed in any run, each audit once, as the last run has it. */
  readonly failed: readonly FailedAudit[];
}

/** @param text what the runner printed @throws Error where that is no report */
export function readReport(text: string): Report {
  const line = text.trim().split('\n').at(-1) ?? '';
  const report = line.startsWith('{') ? (JSON.parse(line) as Partial<Report>) : {};
  const { version, processor, scores, failed } = report;
  if (version === undefined || processor === undefined || scores === undefined || failed === undefined)
    throw new Error(`Lighthouse printed no report: ${text.trim().slice(0, 500)}`);
  for (const name of times)
    if (typeof report[name] !== 'number') throw new Error(`Lighthouse has no ${name} for this page`);
  return report as Report;
}

/** Medians of a page's reports. */
export function figuresOf(name: string, reports: readonly Report[]): PageFigures {
  const [first] = reports;
  if (!first) throw new Error(`${name} was not measured`);
  const of = (pick: (report: Report) => number): Spread => spread(reports.map(pick));
  const categories = Object.keys(first.scores);
  const failed = reports.flatMap((report) => report.failed);
  return {
    ...{ name, version: first.version },
    processor: of(({ processor }) => processor).median,
    scores: Object.fromEntries(
      categories.map((category) => [category, of(({ scores }) => scores[category] ?? 0)]),
    ),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
    failed: [...new Map(failed.map((audit) => [`${audit.category} ${audit.id}`, audit])).values()],
  };
}

/** Name of the baseline of a page. */
export const asBundle = (page: string): string => `${page} as a single bundle`;

/** The blocking time of each page beside that of the same page from a single bundle, where there is one: half of it at most. */
export const blockedBeside = (figures: readonly PageFigures[]): Measure[] =>
  figures.flatMap(({ name, blocked }) => {
    const single = figures.find((one) => one.name === asBundle(name))?.blocked;
    if (single === undefined) return [];
    const ratio = blocked.median === 0 ? 0 : blocked.median / single.median;
    const found = `${ratio.toFixed(2)}: ${showSpread(blocked)} of ${showSpread(single)} ms`;
    return [atMost(`${name}: blocking time beside the single bundle`, ratio, 0.5, '×', found)];
  });
