import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateForTest, type TestAnswer, type TestService, testService } from '@stroomwerk/kernel/testing';
import { filledDatabase, until } from '@stroomwerk/test-kit';
import { auth } from '../src/definition.js';
import { AccountRequests } from '../src/modules/accounts/application/account-requests.js';
import { type CaughtMail, type SmtpSink, smtpSink } from './smtp-sink.js';

export interface AuthHarness {
  readonly service: TestService;
  readonly sink: SmtpSink;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly signingKey: string;
  /** A new address at each call. */
  address(): string;
  register(email: string, change?: object, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Registers and waits until the account is there. */
  enrol(email: string, change?: object): Promise<void>;
  login(
    email: string,
    change?: object,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<{ access_token: string; code?: string }>>;
  /** Registers and signs in. */
  member(): Promise<{ email: string; bearer: string; cookie: string }>;
  refresh(cookie: string, headers?: Record<string, string>): Promise<TestAnswer<{ access_token: string }>>;
  mailTo(email: string, containing: string): Promise<CaughtMail>;
  close(): Promise<void>;
}

export const password = 'geheim123';

/** The values of an answer's cookies by name; '' for one that is removed. */
export function cookiesOf({ headers }: TestAnswer): Record<string, string> {
  const lines = [headers['set-cookie'] ?? []].flat().map(String);
  return Object.fromEntries(lines.map((line) => (line.split(';')[0] ?? '').split('=') as [string, string]));
}

export const refreshOf = (answer: TestAnswer): string =>
  `stroomwerk_refresh=${cookiesOf(answer).stroomwerk_refresh}`;

/** The real service auth on a real PostgreSQL; an SMTP server at the other end of the wire. */
export async function authHarness(env: Record<string, string> = {}): Promise<AuthHarness> {
  const db = await filledDatabase('auth', (url) => migrateForTest(auth, url));
  const sink = await smtpSink();
  const dataDir = mkdtempSync(join(tmpdir(), 'auth-'));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const service = await testService(auth, {
    databaseUrl: db.url,
    env: {
      ...{ AUTH_SIGNING_KEY: signingKey, SMTP_URL: sink.url, DATA_DIR: dataDir, AUTH_RATE_LIMIT: '10000' },
      ...{ OPS_EMAIL: 'ops@example.test', OPS_PASSWORD: password },
      ...env,
    },
  });
  let people = 0;
  const harness: AuthHarness = {
    ...{ service, sink, dataDir, signingKey, databaseUrl: db.url },
    address() {
      people += 1;
      return `person${people}@example.test`;
    },
    register: (email, change = {}, headers = {}) =>
      service.call('POST', '/api/auth/register', {
        headers,
        body: { full_name: 'Sanne Bakker', email, password, ...change },
      }),
    async enrol(email, change) {
      await harness.register(email, change);
      await service.app.get(AccountRequests).settleOf(email);
    },
    login: (email, change = {}, headers = {}) =>
      service.call('POST', '/api/auth/login', { body: { email, password, ...change }, headers }),
    async member() {
      const email = harness.address();
      await harness.register(email);
      const answer = await harness.login(email);
      return { email, bearer: answer.body.access_token, cookie: refreshOf(answer) };
    },
    refresh: (cookie, headers = {}) =>
      service.call('POST', '/api/auth/refresh', { headers: { cookie, ...headers } }),
    mailTo: (email, containing) =>
      until(`a mail to ${email} with "${containing}"`, () =>
        sink.mails.find(
          (mail) => mail.to.toLowerCase() === email.toLowerCase() && mail.text.includes(containing),
        ),
      ),
    async close() {
      await service.close();
      await sink.close();
      await db.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return harness;
}

/** The token of the first link in a mail. */
export const tokenIn = (mail: CaughtMail): string => /token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
