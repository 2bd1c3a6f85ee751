import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { login } from '@stroomwerk/contracts/auth';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { ReleaseError } from '../../context.js';

export interface Account {
  readonly email: string;
  readonly password: string;
  /** What its tokens need beside them, where the operator's gate made it for a run. */
  readonly pass?: string;
}

/** Where the shell keeps the access token (specification, section 4). */
const tokenKey = 'access_token';

/**
 * With whom the gate opens pages that need a session: GATE_EMAIL and GATE_PASSWORD, else, on the platform's own
 * machine, its ops account.
 * @throws ReleaseError when there is nobody
 */
export function gateAccount(dataDir: string, env: NodeJS.ProcessEnv = process.env): Account {
  if (env.GATE_EMAIL && env.GATE_PASSWORD) return { email: env.GATE_EMAIL, password: env.GATE_PASSWORD };
  if (env.OPS_EMAIL && env.OPS_PASSWORD) return { email: env.OPS_EMAIL, password: env.OPS_PASSWORD };
  const file = join(dataDir, 'ops-account.txt');
  if (existsSync(file)) {
    const [email, password] = readFileSync(file, 'utf8').trim().split('\n');
    if (email && password) return { email, password };
  }
  throw new ReleaseError(
    'There is no account to sign in with: set GATE_EMAIL and GATE_PASSWORD (a team member, or role ops).',
  );
}

export interface Session {
  /** A browser's memory with the session in it. */
  readonly storage: NonNullable<BrowserContextOptions['storageState']>;
  readonly token: string;
  readonly pass?: string;
}

/** Signs in once. @throws ReleaseError with the platform's reason */
export async function signIn(browser: Browser, url: string, account: Account): Promise<Session> {
  const { email, password, pass } = account;
  const context = await browser.newContext();
  try {
    const response = await context.request.post(url + login.path, {
      data: { email, password, remember_me: false },
    });
    const body = (await response.json()) as { access_token?: string; detail?: string };
    if (!response.ok() || body.access_token === undefined)
      throw new ReleaseError(
        `${email} cannot sign in (${body.detail ?? response.status()}); check GATE_EMAIL and GATE_PASSWORD.`,
      );
    const { cookies } = await context.storageState();
    const localStorage = [{ name: tokenKey, value: body.access_token }];
    return {
      token: body.access_token,
      pass,
      storage: { cookies, origins: [{ origin: new URL(url).origin, localStorage }] },
    };
  } finally {
    await context.close();
  }
}
