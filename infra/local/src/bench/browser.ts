// The functions that run in the page know its globals.
/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';

/** The profile of the measures: 150 ms round trip, 1.44 Mbit/s. */
export const slowNetwork = { latency: 150, bytesPerSecond: 1_440_000 / 8 };

export interface ColdLoad {
  /** Requests to the platform until the page was interactive and quiet. */
  readonly requests: number;
  /** Bytes over the wire, headers included, by kind. */
  readonly wire: Readonly<Record<string, number>>;
  /** What was asked for, in this order. */
  readonly addresses: readonly string[];
  /** Scripts, styles and fonts that were loaded. */
  readonly files: readonly { readonly url: string; readonly kind: string }[];
  /** Milliseconds since the address was entered. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly interactive: number;
}

/** The Top 12 of the landing page, each a button: what the visitor came to see and can press. */
const tiles = 12;

/**
 * In the page: notes paints, and the first frame in which React answers for every button of the page's own part.
 * React writes its props on an element when it takes it over.
 */
const watch = (buttons: number): void => {
  const seen = { largest: 0, interactive: 0 };
  Object.assign(window, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = (): void => {
    const found = [...document.querySelectorAll('main button')];
    const taken = found.filter((one) => Object.keys(one).some((key) => key.startsWith('__reactProps$')));
    if (found.length >= buttons && taken.length === found.length)
      requestAnimationFrame(() => {
        seen.interactive = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/**
 * Loads a page in a browser that was never there before, on the slow network.
 * @param buttons so many must answer before it counts as interactive
 */
export async function coldLoad(browser: Browser, url: string, buttons = tiles): Promise<ColdLoad> {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      // What the shell says when it draws a prerendered page anew.
      if (/prerendered page differed/.test(message.text())) complaints.push(message.text());
    });
    const network = await recordNetwork(page, new URL(url).origin);
    await page.addInitScript(watch, buttons);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(
      () => (window as unknown as { benchSeen: { interactive: number } }).benchSeen.interactive > 0,
      undefined,
      { timeout: 60_000 },
    );
    await page.waitForLoadState('networkidle');
    const times = await page.evaluate(() => {
      const { benchSeen } = window as unknown as { benchSeen: { largest: number; interactive: number } };
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return { firstPaint: paint, largestPaint: benchSeen.largest, interactive: benchSeen.interactive };
    });
    // Figures of a page that does not work would mean nothing.
    if (complaints.length > 0) throw new Error(`${url} does not work: ${complaints.join('; ')}`);
    return { ...network(), ...times };
  } finally {
    await context.close();
  }
}

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
