import type { ActiveRelease, ReleaseManifest, ReleaseSet, RemoteRoute } from '@stroomwerk/contracts/releases';
import type { Browser } from 'playwright-core';
import type { Contents } from '../contents.js';
import { type Verdict, verdict } from '../verdict.js';
import type { Session } from './account.js';
import { guardDoor } from './door.js';
import { keepIn } from './strangers.js';
import { exchanged, placedBuild } from './swap.js';
import { look, type Seen, type Visit } from './visit.js';

/** Pages open at a time: most of a visit is waiting. */
const atOnce = 3;

/** The running platform, as a browser sees it. */
export interface Stage {
  readonly browser: Browser;
  readonly url: string;
  readonly active: ReleaseSet;
  /** For pages that need a session. @throws ReleaseError when nobody can be signed in */
  readonly session: () => Promise<Session>;
  /** Origins of the platform: the only ones that a page may reach. */
  readonly own: ReadonlySet<string>;
  /** Whether Chromium's own sandbox is on. */
  readonly sandboxed: boolean;
  close(): Promise<void>;
}

/** The candidate: what a page gets of it, and where its files are. */
export interface Candidate {
  readonly placed: ActiveRelease;
  readonly builds: Visit['builds'];
  /** The writing calls that it declares. */
  readonly calls: readonly string[];
}

export const candidateOf = (manifest: ReleaseManifest, contents: Contents): Candidate => {
  const placed = placedBuild(manifest);
  return { placed, builds: { [placed.base]: contents }, calls: manifest.calls ?? [] };
};

/**
 * Opens every route of one release among others: those that need a session signed in, the others as anybody.
 * @param others releases beside it in place of the active ones
 * @param tell called after each page
 */
export async function lookAtAll(
  stage: Stage,
  release: ActiveRelease,
  others: readonly ActiveRelease[],
  options: Pick<Visit, 'builds' | 'axe' | 'calls'>,
  tell: (done: number, of: number) => void = () => undefined,
): Promise<Pick<Seen, 'faults' | 'notes'>> {
  const { browser, url, active, own } = stage;
  const set = exchanged(active, [...others, release]);
  const seen: { faults: string[]; notes: string[] } = { faults: [], notes: [] };
  let done = 0;
  const count = ({ faults, notes }: Seen): void => {
    seen.faults.push(...faults);
    seen.notes.push(...notes);
    done += 1;
    tell(done, release.routes.length);
  };
  for (const signedIn of [false, true]) {
    const waiting = release.routes.filter(({ access }) => (access === 'login') === signedIn);
    if (waiting.length === 0) continue;
    const session = signedIn ? await stage.session() : undefined;
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'nl-NL',
      serviceWorkers: 'block',
      storageState: session?.storage,
    });
    try {
      // A page that comes through the gate is of no network; one of this machine may then not ask its own platform.
      await context.grantPermissions(['local-network-access'], { origin: new URL(url).origin });
      const door = await guardDoor(context, own, session);
      const strangers = await keepIn(context, own);
      const see = (route: RemoteRoute) => look(context, { url, set, release, route, ...options }, own);
      const late: RemoteRoute[] = [];
      await inLanes(waiting, async (route) => {
        const first = await see(route);
        if (first.slow) late.push(route);
        else count(first);
      });
      for (const route of late) count(await alone(() => see(route)));
      seen.notes.push(...door.notes);
      const unnamed = [...strangers, ...door.faults].filter(
        (fault) => !seen.faults.some((one) => one.endsWith(fault)),
      );
      seen.faults.push(...unnamed.map((fault) => `a window of ${release.name}: ${fault}`));
    } finally {
      await context.close();
    }
  }
  return seen;
}

/** A page that ran out of time beside others is looked at again, with nothing beside it. */
async function alone(see: () => Promise<Seen>): Promise<Seen> {
  for (let attempt = 1; ; attempt += 1) {
    const seen = await see();
    if (!seen.slow || attempt === 2) return seen;
  }
}

/** Works through a list, a few at a time. */
async function inLanes<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = list.values();
  const lane = async (): Promise<void> => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Every route of the candidate inside the running shell. */
export async function checkSmoke(
  stage: Stage,
  candidate: Candidate,
  tell?: (done: number, of: number) => void,
): Promise<Verdict> {
  const { placed, builds, calls } = candidate;
  const { faults, notes } = await lookAtAll(stage, placed, [], { builds, axe: true, calls }, tell);
  return verdict(
    'pages in the shell',
    faults,
    [`${placed.routes.length} routes without a fault`, ...notes].join('\n'),
  );
}
