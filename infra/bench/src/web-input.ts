// The functions that run in the page know its globals.
/// <reference lib="dom" />
import { launchBrowser } from '@stroomwerk/test-kit/browser';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { untilComplete } from './browser.js';
import { showSpread, spread, table } from './figures.js';
import { type InteractionEvent, type Step, type StepTime, timesOf } from './interactions.js';
import { below } from './limits.js';
import { watch } from './watch.js';
import type { WebBench, WebPart } from './web-part.js';
import { type Act, walks } from './web-walks.js';

/** So many times slower than this machine, as Lighthouse slows it for its mid-range phone. */
const slowdown = 4;
/** Milliseconds below which the browser tells of no event. */
const shortest = 16;

/** From the input to the next paint on pages that are complete, with the processor slowed. */
export async function input({ platform, runs, say }: WebBench): Promise<WebPart> {
  const browser = await launchBrowser();
  try {
    const times = new Map<string, number[]>();
    const events = new Map<string, string>();
    const worst: number[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const found: StepTime[] = [];
      for (const { path, screen, acts } of walks)
        found.push(...(await walk(browser, `${platform.url}${path}`, screen, acts)));
      for (const { name, longest, event } of found) {
        times.set(name, [...(times.get(name) ?? []), longest]);
        if (longest >= Math.max(...(times.get(name) ?? []))) events.set(name, event);
      }
      worst.push(Math.max(...found.map(({ longest }) => longest)));
      say(`run ${run}: the slowest of ${found.length} interactions took ${worst.at(-1)} ms`);
    }
    const slowest = spread(worst);
    const rows = [...times].map(([name, all]) => ({ name, ...spread(all), event: events.get(name) ?? '' }));
    return {
      text: [
        `From input to the next paint, processor slowed ${slowdown} times, ${runs} runs: ms, median (min to max)`,
        table([
          ['interaction', 'ms', 'event'],
          ...rows.map((one) => [one.name, showSpread(one), one.event]),
          ['the slowest of each run', showSpread(slowest), ''],
        ]),
        `0: less than the ${shortest} ms from which the browser tells of an event. Durations come in steps of 8 ms.`,
      ].join('\n\n'),
      measures: [
        below(`slowest of ${rows.length} interactions to the next paint`, slowest.median, 100, 'ms'),
      ],
      figures: { slowdown, slowest, interactions: rows },
    };
  } finally {
    await browser.close();
  }
}

/** What the page keeps of its own events, besides what `watch` keeps. */
interface Kept {
  readonly benchEvents: InteractionEvent[];
}

/** One visit: loads a page until it is complete, then does one thing after the other. */
async function walk(
  browser: Browser,
  url: string,
  screen: BrowserContextOptions,
  acts: readonly Act[],
): Promise<StepTime[]> {
  const context = await browser.newContext({ locale: 'nl-NL', ...screen });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript(watch);
    await page.addInitScript(keepEvents, shortest);
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'commit' });
    const { waiting } = await untilComplete(page);
    if (waiting.length > 0) throw new Error(`${url} never answers at ${waiting.join(', ')}`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const steps: Step[] = [];
    for (const { name, ready } of acts) {
      const act = await ready(page);
      await page.evaluate(settled);
      steps.push({ name, from: await page.evaluate(() => performance.now()) });
      await act();
      await page.evaluate(settled);
    }
    return timesOf(steps, await page.evaluate(() => (window as unknown as Kept).benchEvents));
  } finally {
    await context.close();
  }
}

function keepEvents(from: number): void {
  const events: InteractionEvent[] = [];
  Object.assign(window, { benchEvents: events });
  type Told = PerformanceEntry & { readonly interactionId?: number };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration, interactionId = 0 } of list.getEntries() as Told[])
      events.push({ id: interactionId, name, at: startTime, duration });
  }).observe({ type: 'event', durationThreshold: from, buffered: true } as PerformanceObserverInit);
}

/** In the page: two paints, and then nothing left to do, by which time events have been told. */
const settled = (): Promise<void> =>
  new Promise((done) => {
    const idle = (): void => void requestIdleCallback(() => setTimeout(done, 50), { timeout: 2_000 });
    requestAnimationFrame(() => requestAnimationFrame(idle));
  });
