import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getQueueToken } from '@nestjs/bullmq';
import type { CheckoutSessionCreated, SubscriptionChanged } from '@stroomwerk/contracts/billing';
import { migrateForTest, type TestService, testService } from '@stroomwerk/kernel/testing';
import { createSandbox, payHosted, type Sandbox } from '@stroomwerk/payment-sandbox';
import { filledDatabase, until } from '@stroomwerk/test-kit';
import type { Queue } from 'bullmq';
import Stripe from 'stripe';
import { billing } from '../src/definition.js';
import { UserRegisteredConsumer } from '../src/modules/referrals/queue/user-registered.consumer.js';
import { providerQueue } from '../src/modules/work/domain/job.js';

export { payHosted, until };
export const day = 86_400_000;
const secretKey = 'sk_test_billing';
const webhookSecret = 'whsec_billing';
export const site = 'http://localhost:8080';

/** A port that was free a moment ago: sandbox and service have to know each other's address before they start. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export interface Buyer {
  userId: string;
  /** Never the person's id. */
  accountId: string;
  email: string;
  name: string;
}

/** Real: the service, PostgreSQL, its queue, the payment sandbox over HTTP, signed webhooks. Fake: auth's key set. */
export class Bench {
  private constructor(
    readonly service: TestService,
    readonly sandbox: Sandbox,
    readonly stripe: Stripe,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<Bench> {
    const dataDir = mkdtempSync(join(tmpdir(), 'billing-'));
    const [db, port] = await Promise.all([
      filledDatabase('billing', (url) => migrateForTest(billing, url)),
      freePort(),
    ]);
    const sandbox = await createSandbox({
      dataDir,
      secretKey,
      webhookSecret,
      webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
      retry: { baseMs: 20, maxMs: 200 },
    });
    const service = await testService(billing, {
      databaseUrl: db.url,
      env: {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: sandbox.url,
        ...env,
      },
    });
    await service.app.listen(port, '127.0.0.1');
    const { hostname, port: sandboxPort } = new URL(sandbox.url);
    const stripe = new Stripe(secretKey, {
      host: hostname,
      port: sandboxPort,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
    return new Bench(service, sandbox, stripe, async () => {
      await service.close();
      await sandbox.close();
      await db.drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  close(): Promise<void> {
    return this.cleanUp();
  }

  /** A registered user, as auth would have told of. */
  async buyer(referralCode: string | null = null): Promise<Buyer> {
    const [userId, accountId] = [randomUUID(), randomUUID()];
    await this.registered({ userId, accountId }, referralCode);
    return { userId, accountId, email: `${userId}@example.test`, name: 'Anna de Boer' };
  }

  async registered(
    { userId, accountId }: Pick<Buyer, 'userId' | 'accountId'>,
    referralCode: string | null,
  ): Promise<void> {
    await this.service.source.transaction((manager) =>
      this.service.app.get(UserRegisteredConsumer).handle(
        {
          user_id: userId,
          account_id: accountId,
          version: 1,
          role: 'user',
          referral_code: referralCode,
          registered_at: this.service.clock.now().toISOString(),
        },
        manager,
      ),
    );
  }

  checkout(who: Buyer, tier: string, more: Record<string, unknown> = {}) {
    return this.service.call<CheckoutSessionCreated & { code: string }>(
      'POST',
      '/api/stripe/create-checkout-session',
      {
        as: who,
        body: {
          price_tier: tier,
          success_url: `${site}/success?tier=${tier}`,
          cancel_url: `${site}/#pricing`,
          ...more,
        },
      },
    );
  }

  /** Orders and pays. @returns the session's id */
  async buy(who: Buyer, tier: string, more: Record<string, unknown> = {}, card: Record<string, string> = {}) {
    const { status, body } = await this.checkout(who, tier, more);
    if (status !== 200) throw new Error(`checkout answered ${status}: ${JSON.stringify(body)}`);
    const paid = await payHosted(body.checkout_url, card);
    if (Object.keys(card).length === 0 && paid.status !== 303)
      throw new Error(`the order page answered ${paid.status}: ${paid.body}`);
    return body.session_id;
  }

  /** Orders another plan that renews beside the one that runs, as before plans were changed in place: such orders are open. */
  async buyBeside(who: Buyer, tier: string): Promise<void> {
    const set = (status: string) =>
      this.service.source.query('update subscription set status = $2 where account_id = $1', [
        ...[who.accountId, status],
      ]);
    // A plan in arrears may be replaced by an order.
    await set('past_due');
    const { body } = await this.checkout(who, tier);
    await set('active');
    await payHosted(body.checkout_url);
  }

  subscription(who: Buyer) {
    return this.service
      .call<Record<string, unknown>>('GET', '/api/billing/subscription', { as: who })
      .then(({ body }) => body);
  }

  /** Waits until the subscription has a status. */
  has(who: Buyer, status: string) {
    return until(`the subscription is ${status}`, async () => {
      const found = await this.subscription(who);
      return found.status === status && found;
    });
  }

  /** What the provider calls a buyer's plan: its subscription, or the session of one bought once. */
  async reference(who: Buyer): Promise<string> {
    const [row] = await this.service.source.query<{ reference: string }[]>(
      'select reference from subscription where account_id = $1',
      [who.accountId],
    );
    return row?.reference ?? '';
  }

  /** A buyer's customer at the provider. */
  async customer(who: Buyer): Promise<string> {
    const [row] = await this.service.source.query<{ provider_id: string }[]>(
      'select provider_id from customer where account_id = $1',
      [who.accountId],
    );
    return row?.provider_id ?? '';
  }

  /** What a buyer was charged, newest first. */
  async charges(who: Buyer): Promise<Stripe.Charge[]> {
    return (await this.stripe.charges.list({ customer: await this.customer(who) })).data;
  }

  /** What a buyer has in credit is below zero. */
  async balance(who: Buyer): Promise<number> {
    const found = await this.stripe.customers.retrieve(await this.customer(who));
    return found.deleted ? 0 : found.balance;
  }

  /** The mails of a kind that were asked for: what their words are made of. */
  async mails(who: Buyer, kind: string): Promise<unknown[]> {
    const rows = await this.service.source.query<{ data: unknown }[]>(
      `select payload -> 'data' as data from outbox
       where event = 'billing.mail_requested' and payload ->> 'kind' = $2 and aggregate_id = $1`,
      [who.userId, kind],
    );
    return rows.map(({ data }) => data);
  }

  /** The events about the subscription of a buyer's account, oldest first. */
  async events(who: Buyer): Promise<SubscriptionChanged[]> {
    const rows = await this.service.source.query<{ payload: SubscriptionChanged }[]>(
      `select payload from outbox where event = 'subscription.changed' and aggregate_id = $1 order by seq`,
      [who.accountId],
    );
    return rows.map((row) => row.payload);
  }

  /** Waits until the provider has delivered all it has, and all of it is worked off. */
  settled(): Promise<unknown> {
    return until('all webhooks are worked off', async () => {
      const { pending } = await this.admin<{ pending: number }>('deliveries?status=pending');
      const [row] = await this.service.source.query<{ open: number }[]>(
        'select count(*)::int as open from provider_event where processed_at is null',
      );
      return pending === 0 && row?.open === 0;
    });
  }

  /** The provider's time is whole seconds, and of two plans of one second neither is the newer: nobody buys that fast. */
  async nextSecond(): Promise<void> {
    await this.sandbox.clock.advance(1);
  }

  providerQueue(): Queue {
    return this.service.app.get<Queue>(getQueueToken(providerQueue), { strict: false });
  }

  /** A lever of the sandbox. */
  async admin<T = unknown>(path: string, body?: object): Promise<T> {
    const answer = await fetch(
      `${this.sandbox.url}/sandbox/${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
