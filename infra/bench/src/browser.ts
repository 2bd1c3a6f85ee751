// The functions that run in the page know its globals.
/// <reference lib="dom" />
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { layoutShift, type Script } from './moments.js';
import { type Seen, watch } from './watch.js';

/** The profile of the measures: 150 ms round trip, 1.44 Mbit/s. */
export const slowNetwork = { latency: 150, bytesPerSecond: 1_440_000 / 8 };

export const desktop = { viewport: { width: 1280, height: 900 } } as const;
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** A page that was loaded in a browser that was never there before. All times: milliseconds since it set out. */
export interface ColdLoad {
  /** Requests to the platform until the page was complete and quiet. */
  readonly requests: number;
  /** Bytes over the wire, headers included, by kind. */
  readonly wire: Readonly<Record<string, number>>;
  /** What was asked for, in this order. */
  readonly addresses: readonly string[];
  /** Scripts, styles and fonts that were loaded. */
  readonly files: readonly { readonly url: string; readonly kind: string }[];
  /** When each script was there whole. */
  readonly scripts: readonly Script[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** The three moments that watch.ts defines. */
  readonly answers: number;
  readonly hydrated: number;
  readonly complete: number;
  /** What of the first view was the last to answer; empty where it did as soon as it was seen. */
  readonly last: readonly string[];
}

/**
 * Loads a page in a browser that was never there before, on the slow network.
 * @throws Error where the page complains, or where something of it never answers
 */
export async function coldLoad(
  browser: Browser,
  url: string,
  screen: BrowserContextOptions = desktop,
): Promise<ColdLoad> {
  const context = await browser.newContext({ locale: 'nl-NL', ...screen });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      // What the shell says when it draws a prerendered page anew.
      if (/prerendered page differed/.test(message.text())) complaints.push(message.text());
    });
    const network = await recordNetwork(page, new URL(url).origin);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const seen = await untilComplete(page);
    // Figures of a page that does not work would mean nothing.
    if (complaints.length > 0) throw new Error(`${url} does not work: ${complaints.join('; ')}`);
    const { shifts, waiting, ...times } = seen;
    if (waiting.length > 0) throw new Error(`${url} never answers at ${waiting.join(', ')}`);
    return { ...network(), ...times, shift: layoutShift(shifts) };
  } finally {
    await context.close();
  }
}

interface Read extends Omit<Seen, 'answering' | 'over'> {
  readonly firstPaint: number;
  readonly scripts: readonly Script[];
}

/**
 * Waits until everything of the page answers and the network is quiet.
 * @param page into which `watch` was put @returns what was seen until then; `waiting` names what did not come
 */
export async function untilComplete(page: Page): Promise<Read> {
  const first = (): boolean => {
    const { benchSeen: seen } = window as unknown as { benchSeen: Seen };
    return seen.answers > 0 && seen.hydrated > 0;
  };
  const done = (): boolean => {
    const { benchSeen: seen } = window as unknown as { benchSeen: Seen };
    return seen.complete > 0 && seen.waiting.length === 0;
  };
  // A visitor’s first move; what is further below comes when they go on from there.
  await page.waitForFunction(first, undefined, { timeout: 60_000, polling: 100 }).catch(() => undefined);
  await page.mouse.move(5, 5);
  // What still waits when time is up is told by whoever asked for the load.
  await page.waitForFunction(done, undefined, { timeout: 60_000, polling: 100 }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { benchSeen } = window as unknown as { benchSeen: Seen };
    benchSeen.over = true;
    const { answering: _answering, over: _over, ...seen } = benchSeen;
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js$/.test(new URL(name).pathname))
      .map(({ name, responseEnd }) => ({ url: name, end: responseEnd }));
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { ...seen, firstPaint, scripts };
  });
}

/** Puts a page on the slow network. */
async function recordNetwork(
  page: Page,
  origin: string,
): Promise<() => Pick<ColdLoad, 'requests' | 'wire' | 'addresses' | 'files'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowNetwork.latency,
    downloadThroughput: slowNetwork.bytesPerSecond,
    uploadThroughput: slowNetwork.bytesPerSecond,
  });
  const asked = new Map<string, { url: string; kind: string; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith(origin))
      asked.set(requestId, { url: request.url, kind: type ?? 'Other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  return () => {
    const wire: Record<string, number> = {};
    for (const { kind, bytes } of asked.values()) wire[kind] = (wire[kind] ?? 0) + bytes;
    const files = [...asked.values()].filter(({ kind }) => ['Script', 'Stylesheet', 'Font'].includes(kind));
    return { requests: asked.size, wire, addresses: [...asked.values()].map(({ url }) => url), files };
  };
}
