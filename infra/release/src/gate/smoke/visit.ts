import { extname } from 'node:path';
import { type ErrorReport, errorReport, ownPageView, track } from '@stroomwerk/contracts/ai-ops';
import {
  type ActiveRelease,
  patternsOverlap,
  type ReleaseSet,
  type RemoteRoute,
  reportView,
  type ViewReport,
} from '@stroomwerk/contracts/releases';
import { seriousFindings } from '@stroomwerk/test-kit/browser';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { undeclaredCall } from '../calls.js';
import type { Contents } from '../contents.js';
import { reasonOf } from '../verdict.js';
import { ofTheShell } from './door.js';
import { watchStrangers } from './strangers.js';
import { swapPage } from './swap.js';

/** One page to look at. */
export interface Visit {
  readonly url: string;
  /** What the page gets in place of the active releases. */
  readonly set: ReleaseSet;
  /** Whose page it is. */
  readonly release: ActiveRelease;
  readonly route: RemoteRoute;
  /** Builds that are not published yet, by the path of their files, e.g. `/releases/mfe-library/1.4.0/`. */
  readonly builds: Readonly<Record<string, Contents>>;
  /** Whether accessibility counts. */
  readonly axe: boolean;
  /** The writing calls that the release declares; left out where they do not count. */
  readonly calls?: readonly string[];
}

/** What a visit found, each with its address in front. */
export interface Seen {
  readonly faults: readonly string[];
  /** What is no fault, but kept the page from showing all. */
  readonly notes: readonly string[];
  /** Whether time ran out on the way: that may be the machine's fault, and is worth a second look. */
  readonly slow: boolean;
}

/** Milliseconds: for the shell to say how the page went (it waits two seconds itself), and for the rest to settle. */
const patience = { outcome: 25_000, quiet: 5_000 };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The address that the gate opens for a route. @returns undefined for a path with parameters and no example */
export const addressOf = ({ path, example }: RemoteRoute): string | undefined =>
  example ?? (/[:*]/.test(path) ? undefined : path);

/** What happened on a page while it was looked at. */
class Observed {
  readonly faults: string[] = [];
  readonly notes: string[] = [];
  slow = false;
  readonly loaded = new Set<string>();
  private told: (report: ViewReport['remotes'][number]) => void = () => undefined;
  /** What the shell says of the remote. */
  readonly outcome: Promise<ViewReport['remotes'][number]>;

  constructor(
    page: Page,
    private readonly visit: Visit,
    own: ReadonlySet<string>,
  ) {
    this.outcome = new Promise((resolve) => {
      this.told = resolve;
    });
    const isOwn = (address: string): boolean => URL.canParse(address) && own.has(new URL(address).origin);
    page.on('console', (message) => {
      // Failed requests are noted below, with their status.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.faults.push(`console error: ${message.text()}`);
    });
    watchStrangers(page, own, (fault) => this.faults.push(fault));
    page.on('pageerror', (error) => this.faults.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      if (!isOwn(request.url())) return;
      const { pathname: path } = new URL(request.url());
      this.loaded.add(path);
      const { calls } = visit;
      const fault = calls && undeclaredCall({ method: request.method(), path }, [...ofTheShell, ...calls]);
      if (fault !== undefined) this.faults.push(fault);
    });
    page.on('response', (response) => {
      const status = response.status();
      if (!isOwn(response.url()) || status < 400) return;
      const answered = `${called(response.request())} answered ${status}`;
      // What an account may not see belongs to the product: the page shows an offer instead.
      if (status === 403 && response.request().method() === 'GET')
        this.notes.push(`${answered}: sign in with an account that may see more`);
      else if (status !== 403) this.faults.push(answered);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // A page that leaves or no longer wants an answer gives it up itself.
      if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED')
        this.faults.push(`${called(request)} failed: ${reason}`);
    });
  }

  /** The shell's own reports end here: they say how the page went, and the platform must not count them. */
  async report(route: Route): Promise<void> {
    const request = route.request();
    const body = request.postDataJSON() as Partial<ViewReport> & Partial<ErrorReport>;
    if (request.url().endsWith(reportView.path))
      for (const one of body.remotes ?? []) if (one.remote === this.visit.release.name) this.told(one);
    if (request.url().endsWith(errorReport.path)) {
      this.faults.push(`reported error: ${body.message ?? '?'}`);
      if (body.kind === 'timeout') this.slow = true;
    }
    await route.fulfill({ json: { counted: 0 } });
  }
}

const called = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

async function intercept(page: Page, visit: Visit, observed: Observed): Promise<void> {
  const { origin } = new URL(visit.url);
  await page.route(
    (url) => url.origin === origin && !url.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const base = Object.keys(visit.builds).find((path) => pathname.startsWith(path));
      if (base) return fromBuild(route, visit.builds[base]?.get(pathname.slice(base.length)), pathname);
      // The door (door.ts) decides on the rest.
      if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET')
        return route.fallback();
      const response = await route.fetch();
      // The edge does not know the candidate's new addresses yet, hence a status of its own.
      return route.fulfill({ response, status: 200, body: swapPage(await response.text(), visit.set) });
    },
  );
  for (const { path } of [reportView, errorReport, ownPageView, track])
    await page.route(
      (url) => url.pathname === path,
      (route) => observed.report(route),
    );
}

const fromBuild = (route: Route, body: Buffer | undefined, path: string): Promise<void> =>
  body
    ? route.fulfill({ body, contentType: types[extname(path)] })
    : route.fulfill({ status: 404, body: '' });

/** Whether the files that came are those of the release that was to be shown. */
function filesAreIts({ release, route, set }: Visit, loaded: ReadonlySet<string>): string[] {
  const { base, entry, exposes } = release;
  const wanted = [entry, ...(exposes[route.expose]?.js ?? [])].map((file) => base + file);
  const missing = wanted.filter((path) => !loaded.has(path));
  const bases = set.remotes.map((one) => one.base);
  const strange = [...loaded].filter(
    (path) => path.startsWith('/releases/') && !bases.some((one) => path.startsWith(one)),
  );
  return [
    ...(missing.length > 0 ? [`did not load ${missing.join(', ')}`] : []),
    ...strange.map((path) => `loaded ${path} of another release`),
  ];
}

const within = <T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
};

const wrong = (fault: string): Seen => ({ faults: [fault], notes: [], slow: false });

/** In one line, and not for ever. */
const brief = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300);

/**
 * Opens a route inside the running shell and looks at it as a critical visitor would.
 * @param own origins whose refused requests count: the edge's and that of AI-ops
 */
export async function look(context: BrowserContext, visit: Visit, own: ReadonlySet<string>): Promise<Seen> {
  const address = addressOf(visit.route);
  if (address === undefined)
    return wrong(`${visit.route.path}: has parameters; give the route an example in remote.json`);
  if (!patternsOverlap(visit.route.path, new URL(address, visit.url).pathname))
    return wrong(`${visit.route.path}: its example ${address} is another address; correct it in remote.json`);
  const page = await context.newPage();
  const observed = new Observed(page, visit, own);
  try {
    await intercept(page, visit, observed);
    await page.goto(new URL(address, visit.url).href, { waitUntil: 'commit' });
    const told = await within(observed.outcome, patience.outcome);
    if (told === undefined || told.outcome === 'timeout') observed.slow = true;
    if (told === undefined)
      observed.faults.push(`the shell did not show it within ${patience.outcome / 1000} seconds`);
    else if (told.outcome !== 'ok') observed.faults.push(`fell back (${told.outcome})`);
    else {
      await within(page.waitForLoadState('networkidle'), patience.quiet);
      observed.faults.push(...filesAreIts(visit, observed.loaded));
    }
    await judge(page, visit, observed, address);
  } catch (error) {
    observed.faults.push(reasonOf(error));
  } finally {
    await silence(page).catch(() => undefined);
    await page.close();
  }
  const named = (lines: readonly string[]): string[] =>
    [...new Set(lines)].map((line) => `${address}: ${brief(line)}`);
  return { faults: named(observed.faults), notes: named(observed.notes), slow: observed.slow };
}

/** What a page asks while it closes passes no door any more, so nothing of it runs by then. */
async function silence(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

async function judge(page: Page, visit: Visit, observed: Observed, address: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const wanted = new URL(address, visit.url).pathname;
  if (pathname !== wanted) observed.faults.push(`went on to ${pathname}`);
  if ((await page.locator('h1:visible').count()) === 0) observed.faults.push('has no visible h1');
  if (visit.axe)
    observed.faults.push(...(await seriousFindings(page)).map((finding) => `accessibility: ${finding}`));
}
