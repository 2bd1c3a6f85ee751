import { login } from '@stroomwerk/contracts/auth';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { launchFencedBrowser } from '@stroomwerk/test-kit/browser';
import { ReleaseError } from '../../context.js';
import { type Account, type Session, signIn } from './account.js';
import { type Asked, verdictOf } from './door.js';
import { openFence } from './fence.js';
import type { Stage } from './smoke.js';

/** In development both names of one machine are the same origin. */
const twins = ['localhost', '127.0.0.1'];

/** Origins that are the platform's own: the edge's, and the one that its pages call AI-ops at. */
async function ownOrigins(url: string): Promise<Set<string>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new ReleaseError(`${url} does not answer (${String(error)}). Is the platform running?`);
  });
  const config = /<script type="application\/json" id="page-config">(.*?)<\/script>/s.exec(
    await response.text(),
  );
  const { aiOpsUrl } = JSON.parse(config?.[1] ?? '{}') as { aiOpsUrl?: string };
  const origins = [url, ...(aiOpsUrl ? [aiOpsUrl] : [])].map((address) => new URL(address));
  return new Set(
    origins.flatMap((origin) =>
      twins.includes(origin.hostname)
        ? twins.map((name) => Object.assign(new URL(origin), { hostname: name }).origin)
        : [origin.origin],
    ),
  );
}

/**
 * Starts a browser for the running platform. The session is made at the first page that needs one.
 * @throws Error when there is no browser, or no platform
 */
export async function openStage(url: string, active: ReleaseSet, account: () => Account): Promise<Stage> {
  const own = await ownOrigins(url);
  let token: string | undefined;
  const signsIn = ({ method, path }: Asked): boolean =>
    token === undefined && method === login.method && path === login.path;
  const fence = await openFence(own, (asked) => signsIn(asked) || verdictOf(asked, token) === 'pass');
  const { browser, sandboxed } = await launchFencedBrowser(fence.url).catch((error: unknown) => {
    fence.close();
    throw error;
  });
  let session: Promise<Session> | undefined;
  const signedIn = async (): Promise<Session> => {
    session ??= signIn(browser, url, account());
    ({ token } = await session);
    return session;
  };
  const close = async (): Promise<void> => {
    await browser.close();
    fence.close();
  };
  return { browser, url, active, own, session: signedIn, sandboxed, close };
}
