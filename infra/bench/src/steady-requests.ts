import { newcomer } from './people.js';

/** Callers that go on until they are ended, and what failed meanwhile. */
export interface SteadyRequests {
  readonly asked: () => number;
  /** Answers that were no success, each with its call. */
  readonly failed: () => readonly string[];
  end(): Promise<void>;
}

/** Calls of each service as a signed-in person has them, over the edge. */
const reads = [
  '/api/auth/me',
  '/api/auth/sessions',
  '/api/workflows-library/entitlement',
  '/api/workflows/top12',
  '/api/dashboard/stats',
  '/api/billing/subscription',
  '/api/referrals/stats',
  '/api/ai-monitoring/uptime',
  '/api/ai-ceo/status',
  '/api/releases/active',
];
const opsReads = ['/api/releases/overview', '/api/billing/ops/audit'];

/**
 * Somebody who is signed in and goes on refreshing, ops staff, and visitors whose pages report what they saw: as many
 * requests a second as the platform answers to five callers who wait for each answer, at most `most` in all.
 * @param ops who has the role
 */
export async function steadyRequests(
  base: string,
  ops: { readonly email: string; readonly password: string },
  most: number,
): Promise<SteadyRequests> {
  const failed: string[] = [];
  let [asked, over] = [0, false];
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<string> => {
    asked += 1;
    try {
      const answer = await fetch(base + path, { method, ...init });
      const text = await answer.text();
      if (!answer.ok) failed.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      return answer.ok ? text : '';
    } catch (error) {
      failed.push(`${method} ${path}: ${String(error)}`);
      return '';
    }
  };
  const person = await newcomer(base);
  const lane = async (once: () => Promise<unknown>): Promise<void> => {
    while (!over && asked < most) await once();
  };
  const json = (body: object) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const signedIn = async (who: { readonly email: string; readonly password: string }) => {
    const first = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      ...json({ email: who.email, password: who.password }),
    });
    let cookie = cookiesOf(first);
    const firstBody = (await first.json()) as { access_token: string };
    // A token from before the first rotation is used to the end as well.
    return {
      first: firstBody.access_token,
      refresh: async (): Promise<string> => {
        asked += 1;
        const answer = await fetch(`${base}/api/auth/refresh`, { method: 'POST', headers: { cookie } });
        const text = await answer.text();
        if (!answer.ok) {
          failed.push(`POST /api/auth/refresh: ${answer.status} ${text.slice(0, 200)}`);
          return firstBody.access_token;
        }
        cookie = cookiesOf(answer) || cookie;
        return (JSON.parse(text) as { access_token: string }).access_token;
      },
    };
  };
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const [mine, staff] = [await signedIn(person), await signedIn(ops)];
  const lanes = [
    lane(async () => {
      const token = await mine.refresh();
      for (const path of reads) await ask('GET', path, bearer(token));
    }),
    lane(async () => {
      const token = await staff.refresh();
      for (const path of opsReads) await ask('GET', path, bearer(token));
    }),
    lane(async () => {
      for (const path of reads.slice(1, 6)) await ask('GET', path, bearer(mine.first));
    }),
    ...[1, 2].map(() =>
      lane(async () => {
        const token = /"pageToken":"([^"]+)"/.exec(
          await ask('GET', '/', { headers: { accept: 'text/html' } }),
        );
        if (!token) return;
        await ask(
          'POST',
          '/api/releases/views',
          json({ token: token[1], remotes: [{ remote: 'mfe-marketing', outcome: 'ok' }] }),
        );
      }),
    ),
  ];
  return {
    asked: () => asked,
    failed: () => failed,
    end: async () => {
      over = true;
      await Promise.all(lanes);
    },
  };
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
