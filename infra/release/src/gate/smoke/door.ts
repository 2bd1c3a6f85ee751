import { countVisit, errorReport, ownPageView, track } from '@stroomwerk/contracts/ai-ops';
import { gatePassHeader, refresh } from '@stroomwerk/contracts/auth';
import { reportView } from '@stroomwerk/contracts/releases';
import type { BrowserContext } from 'playwright-core';
import type { Session } from './account.js';

/** What the shell itself writes while a page opens. Nobody of a team can read any of it back. */
export const ofTheShell = [track, errorReport, ownPageView, reportView, countVisit, refresh].map(
  ({ method, path }) => `${method} ${path}`,
);

/** What a page asks of the platform. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  /** The header; undefined where there is none. */
  readonly authorization?: string;
}

/** Whose token it is. Not verified: a false one opens nothing at the platform. */
function subjectOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
  } catch {
    return undefined;
  }
}

/**
 * Whether a page of the gate gets through to the platform. It reads, as the gate's account or as nobody; what it would
 * write could be how it carries the session, or what that may see, out to its team.
 * @param token of the gate's session; undefined where the page is seen without one
 * @returns `stranger` for an authorization that is not the gate's, `write` for a call that writes, else `pass`
 */
export function verdictOf(
  { method, path, authorization }: Asked,
  token?: string,
): 'pass' | 'write' | 'stranger' {
  if (authorization !== undefined) {
    const [scheme = '', sent = ''] = authorization.split(/\s+/);
    const subject = token === undefined ? undefined : subjectOf(token);
    // A refreshed token is another text of the same account.
    const ours = sent === token || (subject !== undefined && subjectOf(sent) === subject);
    if (scheme.toLowerCase() !== 'bearer' || token === undefined || !ours) return 'stranger';
  }
  return /^(GET|HEAD|OPTIONS)$/.test(method) || ofTheShell.includes(`${method} ${path}`) ? 'pass' : 'write';
}

/**
 * Stands between every page of a context and the platform, and adds the pass of the gate's account on the way out, where
 * no page can read it.
 * @returns faults and notes of what was held back, in no page's name
 */
export async function guardDoor(
  context: BrowserContext,
  own: ReadonlySet<string>,
  session: Session | undefined,
): Promise<{ readonly faults: ReadonlySet<string>; readonly notes: ReadonlySet<string> }> {
  const faults = new Set<string>();
  const notes = new Set<string>();
  // What another worker asks passes no door, and a page needs none that outlives it.
  await context.addInitScript(`Object.defineProperty(window, 'SharedWorker', { value: undefined });`);
  await context.route(
    (url) => own.has(url.origin),
    async (route) => {
      const request = route.request();
      const { pathname: path } = new URL(request.url());
      const headers = await request.allHeaders();
      const method = request.method();
      const verdict = verdictOf({ method, path, authorization: headers.authorization }, session?.token);
      if (verdict === 'stranger') {
        faults.add(
          `calls ${method} ${path} with an authorization of its own: a page asks as whoever looks at it`,
        );
        return route.abort('aborted');
      }
      if (verdict === 'write') {
        notes.add(
          `${method} ${path} was not passed on: the gate only reads, so see yourself what follows on it`,
        );
        // As to an account that may not: a page has an answer to that.
        return route.fulfill({ status: 403, json: { code: 'auth.forbidden', status: 403 } });
      }
      const pass = session?.pass;
      return route.continue(
        pass === undefined || !path.startsWith('/api/')
          ? {}
          : { headers: { ...headers, [gatePassHeader]: pass } },
      );
    },
  );
  return { faults, notes };
}
