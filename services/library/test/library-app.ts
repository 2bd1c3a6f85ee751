import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { SubscriptionStatus } from '@stroomwerk/contracts';
import {
  type FixedClock,
  migrateForTest,
  type TestAnswer,
  type TestService,
  testService,
} from '@stroomwerk/kernel/testing';
import { filledDatabase } from '@stroomwerk/test-kit';
import type { DataSource } from 'typeorm';
import { SubscriptionChangedConsumer } from '../src/modules/entitlements/queue/subscription-changed.consumer.js';
import { LibraryIndex } from '../src/modules/search/application/library-index.js';
import { libraryService } from '../src/service.js';

export interface TestUser {
  readonly userId: string;
  /** Never the person's id, but for {@link LibraryApp.userOfBefore}. */
  readonly accountId: string;
}

export interface LibraryApp {
  readonly app: NestFastifyApplication;
  /** The service's own pool, with its run-time role. */
  readonly database: DataSource;
  readonly clock: FixedClock;
  /** Somebody who registered; no plan. */
  user(): TestUser;
  /** Somebody who registered before there were accounts: theirs has their own id. */
  userOfBefore(): TestUser;
  /** Another member of somebody's account. */
  colleague(of: TestUser): TestUser;
  /** Hands the consumer billing's event, as the queue would. */
  subscribe(user: TestUser, status: SubscriptionStatus, version: number): Promise<void>;
  /** What this person signs calls with. */
  token(user: TestUser): string;
  get<T = Answer>(path: string, user?: TestUser, headers?: Record<string, string>): Promise<TestAnswer<T>>;
  send<T = Answer>(method: string, path: string, user?: TestUser, body?: object): Promise<TestAnswer<T>>;
  /** Brings the search index up to the library as it stands; else it follows within a second. */
  indexed(): Promise<void>;
  close(): Promise<void>;
}

/** A refusal; where something else comes, the test parses it with the contract's schema or names its type. */
export interface Answer {
  readonly code: string;
  readonly detail: string;
  readonly fields: Record<string, string>;
}

const start = (databaseUrl: string, fill: boolean, env: Record<string, string> = {}): Promise<TestService> =>
  testService(libraryService, { databaseUrl, env: { LIBRARY_FILL: fill ? 'on' : 'off', ...env } });

/** As the service leaves an empty library that it fills at its start. */
async function fillLibrary(databaseUrl: string): Promise<void> {
  await (await start(databaseUrl, true)).close();
}

/** A database with the catalogue that ships: one start of a run fills it, everybody gets a clone. */
export const filledLibrary = () => filledDatabase('catalogue', fillLibrary);

/** A database with nothing in its tables: one test of a run makes them, everybody gets a clone. */
const emptyLibrary = () => filledDatabase('library', (url) => migrateForTest(libraryService, url));

/** The whole service on a database of its own. @param fill with the catalogue that ships */
export async function startLibrary({
  fill = false,
  env = {} as Record<string, string>,
} = {}): Promise<LibraryApp> {
  const database = await (fill ? filledLibrary() : emptyLibrary());
  const service = await start(database.url, fill, env);
  return {
    app: service.app,
    database: service.source,
    clock: service.clock,
    user: () => ({ userId: randomUUID(), accountId: randomUUID() }),
    userOfBefore: () => {
      const id = randomUUID();
      return { userId: id, accountId: id };
    },
    colleague: ({ accountId }) => ({ userId: randomUUID(), accountId }),
    subscribe: ({ userId, accountId }, status, version) =>
      service.source.transaction((manager) =>
        service.app.get(SubscriptionChangedConsumer).handle(
          {
            user_id: userId,
            account_id: accountId,
            version,
            status,
            price_tier: status === 'none' ? null : 'launch_special',
            interval: 'month',
            source: 'payment',
            current_period_end: '2026-12-21T10:00:00.000Z',
            cancel_at_period_end: false,
            monthly_cents: 4900,
            changed_at: '2026-11-21T10:00:00.000Z',
          },
          manager,
        ),
      ),
    token: (user) => service.identity.token(user),
    get: (path, user, headers) => service.call('GET', path, { as: user, headers }),
    send: (method, path, user, body) => service.call(method, path, { as: user, body }),
    indexed: () => service.app.get(LibraryIndex).refresh(),
    async close() {
      await service.close();
      await database.drop();
    },
  };
}
