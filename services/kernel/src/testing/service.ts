import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { DataSource as DataSourceToken } from 'typeorm';
import { createService } from '../boot/create-service.js';
import type { ServiceDefinition } from '../boot/definition.js';
import type { Principal } from '../security/principal.js';
import { FixedClock } from './clock.js';
import { type TestIdentity, testIdentity } from './identity.js';

/** One secret for all tests: the roles of the test cluster take their passwords from it. */
export const testSecret = 'a-secret-that-only-the-tests-know-0123456789';
export const testPublicUrl = 'http://localhost:8080';

export interface TestAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: T;
  readonly text: string;
}

export interface TestCall {
  readonly body?: unknown;
  readonly query?: Record<string, string | number>;
  readonly headers?: Record<string, string>;
  /** Signs a token for this person; `{}` is an ordinary user with a fresh id. */
  readonly as?: Partial<Principal>;
  readonly bearer?: string;
}

export interface TestService {
  readonly app: NestFastifyApplication;
  readonly clock: FixedClock;
  readonly source: DataSource;
  readonly identity: TestIdentity;
  call<T = unknown>(method: string, path: string, call?: TestCall): Promise<TestAnswer<T>>;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  /** Of `testDatabase()`. */
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: FixedClock;
}

/** A real service on a real PostgreSQL, with auth's key set at the other end of the wire. */
export async function testService(def: ServiceDefinition, options: TestServiceOptions): Promise<TestService> {
  const clock = options.clock ?? new FixedClock();
  const identity = await testIdentity(testPublicUrl, clock);
  const app = await createService(
    def,
    {
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: options.databaseUrl, APP_SECRET: testSecret },
      ...{ PUBLIC_URL: testPublicUrl, AUTH_SERVICE_URL: identity.url },
      ...options.env,
    },
    { clock },
  );
  return {
    ...{ app, clock, identity, source: app.get(DataSourceToken) },
    async call<T>(method: string, path: string, { body, query, headers, as, bearer }: TestCall = {}) {
      const token = bearer ?? (as ? identity.token(as) : undefined);
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        query: query ? Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])) : undefined,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        payload: body as object | undefined,
      });
      const json = String(answer.headers['content-type'] ?? '').includes('json');
      const content: unknown = json && answer.body !== '' ? answer.json() : answer.body;
      return { status: answer.statusCode, headers: answer.headers, body: content as T, text: answer.body };
    },
    async close() {
      await app.close();
      await identity.close();
    },
  };
}
