import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EventDefinition, ServiceName } from '@stroomwerk/contracts';
import { events } from '@stroomwerk/contracts/events';
import type { DataSource } from 'typeorm';
import { DataSource as DataSourceToken } from 'typeorm';
import { createService, endService } from '../boot/create-service.js';
import type { ServiceDefinition } from '../boot/definition.js';
import { migrate } from '../database/migrate.js';
import { defaultRole } from '../database/names.js';
import { databaseVariable } from '../env/environment.js';
import type { Principal } from '../security/principal.js';
import { secretNames } from '../signing/secrets.js';
import { FixedClock } from './clock.js';
import { errorsForWhenTestFails } from './errors.js';
import { type TestIdentity, testIdentity } from './identity.js';

/** One secret for all tests, in place of the one that each purpose has. */
export const testSecret = 'a-secret-that-only-the-tests-know-0123456789';
/** Every purpose with that one: a process reads its own only. */
export const testSecrets = Object.fromEntries(secretNames.map((name) => [name, testSecret]));
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
  /** Events it consumes that no contract declares. */
  readonly events?: readonly EventDefinition[];
}

/** What a service connects with in tests: the roles belong to the test cluster, so their passwords are the same everywhere. */
export function testRuntimeUrl(name: ServiceName, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = defaultRole(name);
  url.password = testSecret;
  return url.href;
}

/** The migration step before one service: its own schema, and the right to every queue that is declared for it. */
export const migrateForTest = (
  def: ServiceDefinition,
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  more: readonly EventDefinition[] = [],
): Promise<void> =>
  migrate({
    url: databaseUrl,
    schemas: [def],
    roles: { [def.name]: testRuntimeUrl(def.name, databaseUrl) },
    events: [...events, ...def.publishes.filter((event) => !events.includes(event)), ...more],
    queues: env.REDIS_URL === undefined,
  });

/** A real service on a real PostgreSQL, with auth's key set at the other end of the wire. */
export async function testService(def: ServiceDefinition, options: TestServiceOptions): Promise<TestService> {
  const clock = options.clock ?? new FixedClock();
  const identity = await testIdentity(testPublicUrl, clock);
  await migrateForTest(def, options.databaseUrl, options.env, options.events);
  const app = await createService(
    def,
    {
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'error' },
      ...testSecrets,
      [databaseVariable(def.name)]: testRuntimeUrl(def.name, options.databaseUrl),
      ...{ PUBLIC_URL: testPublicUrl, AUTH_SERVICE_URL: identity.url },
      ...options.env,
    },
    { clock, lines: errorsForWhenTestFails() },
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
      await endService(app);
      await identity.close();
    },
  };
}
