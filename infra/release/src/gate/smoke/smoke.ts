import { join } from 'node:path';
import type { ActiveRelease, ReleaseManifest, ReleaseSet } from '@stroomwerk/contracts/releases';
import type { Browser, BrowserContext } from 'playwright-core';
import { type Verdict, verdict } from '../verdict.js';
import type { Session } from './account.js';
import { exchanged, placedBuild } from './swap.js';
import { look, type Visit } from './visit.js';

/** Pages open at a time: most of a visit is waiting. */
const atOnce = 3;

/** The running platform, as a browser sees it. */
export interface Stage {
  readonly browser: Browser;
  readonly url: string;
  readonly active: ReleaseSet;
  /** For pages that need a session. @throws ReleaseError when nobody can be signed in */
  readonly session: () => Promise<Session>;
  /** Origins whose refused requests count. */
  readonly own: ReadonlySet<string>;
}

/** The candidate: what a page gets of it, and where its files are. */
export interface Candidate {
  readonly placed: ActiveRelease;
  readonly builds: Visit['builds'];
}

export const candidateOf = (root: string, manifest: ReleaseManifest): Candidate => {
  const placed = placedBuild(manifest);
  return { placed, builds: { [placed.base]: join(root, manifest.name, 'dist') } };
};

/**
 * Opens every route of one release among others: those that need a session signed in, the others as anybody.
 * @param others releases beside it in place of the active ones
 * @param tell called after each page
 * @returns what is wrong
 */
export async function lookAtAll(
  stage: Stage,
  release: ActiveRelease,
  others: readonly ActiveRelease[],
  options: Pick<Visit, 'builds' | 'axe'>,
  tell: (done: number, of: number) => void = () => undefined,
): Promise<string[]> {
  const { browser, url, active, own } = stage;
  const set = exchanged(active, [...others, release]);
  const faults: string[] = [];
  let done = 0;
  const opened: BrowserContext[] = [];
  const open = async (signedIn: boolean): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'nl-NL',
      storageState: signedIn ? (await stage.session()).storage : undefined,
    });
    opened.push(context);
    return context;
  };
  try {
    for (const signedIn of [false, true]) {
      const waiting = release.routes.filter(({ access }) => (access === 'login') === signedIn);
      if (waiting.length === 0) continue;
      const context = await open(signedIn);
      const work = async (): Promise<void> => {
        for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
          faults.push(...(await look(context, { url, set, release, route, ...options }, own)));
          done += 1;
          tell(done, release.routes.length);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    }
  } finally {
    await Promise.all(opened.map((context) => context.close()));
  }
  return faults;
}

/** Every route of the candidate inside the running shell. */
export async function checkSmoke(
  stage: Stage,
  candidate: Candidate,
  tell?: (done: number, of: number) => void,
): Promise<Verdict> {
  const { placed, builds } = candidate;
  const faults = await lookAtAll(stage, placed, [], { builds, axe: true }, tell);
  return verdict('pages in the shell', faults, `${placed.routes.length} routes without a fault`);
}
