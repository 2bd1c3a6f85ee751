import {
  asBundle,
  blockedBeside,
  type FailedAudit,
  figuresOf,
  type Report,
  readReport,
} from './lighthouse-report.js';

const audit = (id: string, value = ''): FailedAudit => ({
  ...{ category: 'seo', id, title: id, value },
  ...{ counts: true, places: [] },
});
const report = (performance: number, blocked: number, failed: readonly FailedAudit[] = []): Report => ({
  ...{ version: '12.8.2', processor: 1_500, firstPaint: 900, largestPaint: 1_200, blocked, shift: 0 },
  scores: { performance, seo: 100 },
  failed,
});

it('takes medians of scores and times', () => {
  const { scores, blocked } = figuresOf('/', [report(97, 120), report(88, 410), report(96, 150)]);
  expect(scores.performance).toEqual({ median: 96, min: 88, max: 97 });
  expect(scores.seo?.median).toBe(100);
  expect(blocked.median).toBe(150);
});

it('compares how long a page blocks with the same page from a single bundle', () => {
  const figures = [
    figuresOf('/', [report(97, 200), report(97, 100), report(97, 150)]),
    figuresOf(asBundle('/'), [report(80, 300)]),
    figuresOf('/privacy', [report(97, 160)]),
    figuresOf(asBundle('/privacy'), [report(80, 300)]),
    figuresOf('/contact', [report(97, 0)]),
    figuresOf(asBundle('/contact'), [report(80, 0)]),
    figuresOf('/workflows', [report(97, 100)]),
  ];
  expect(blockedBeside(figures).map(({ found, ok }) => [found, ok])).toEqual([
    ['0.50: 150 (100 to 200) of 300 (300 to 300) ms', true],
    ['0.53: 160 (160 to 160) of 300 (300 to 300) ms', false],
    ['0.00: 0 (0 to 0) of 0 (0 to 0) ms', true],
  ]);
});

it('names what failed in any run, each once', () => {
  const first = report(90, 200, [audit('meta-description'), audit('crawlable-anchors', '2 links')]);
  const { failed } = figuresOf('/', [first, report(90, 200, [audit('crawlable-anchors', '3 links')])]);
  expect(failed.map(({ id, value }) => [id, value])).toEqual([
    ['meta-description', ''],
    ['crawlable-anchors', '3 links'],
  ]);
});

it('reads the last line, whatever was printed before it', () => {
  const printed = `a warning\n${JSON.stringify(report(95, 100))}\n`;
  expect(readReport(printed)).toEqual(report(95, 100));
});

it('refuses what is no report', () => {
  expect(() => readReport('')).toThrow('Lighthouse printed no report');
  expect(() => readReport('{"version":"12.8.2"}')).toThrow('Lighthouse printed no report');
  const { blocked: _, ...without } = report(95, 100);
  expect(() => readReport(JSON.stringify(without))).toThrow('Lighthouse has no blocked for this page');
  expect(() => figuresOf('/', [])).toThrow('/ was not measured');
});
