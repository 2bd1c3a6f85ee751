import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/sandbox.js';

export const secretKey = 'sk_test_sandbox';
export const webhookSecret = 'whsec_sandbox';

/** Waits until the check answers something; fails after ten seconds with what it waited for. */
export async function until<T>(
  what: string,
  check: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const value = await check();
    if (value !== undefined && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** The receiving end: verifies every webhook with the SDK and keeps it. */
export class Receiver {
  readonly events: Stripe.Event[] = [];
  refused = 0;
  /** How many of the next deliveries answer 500. */
  failNext = 0;
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(stripe: Stripe): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (receiver.failNext > 0) {
          receiver.failNext -= 1;
          receiver.refused += 1;
          response.writeHead(500).end('down');
          return;
        }
        const signature = request.headers['stripe-signature'] ?? '';
        receiver.events.push(stripe.webhooks.constructEvent(Buffer.concat(parts), signature, webhookSecret));
        response.writeHead(200).end();
      });
    });
    return receiver;
  }

  of(type: Stripe.Event['type']): Stripe.Event[] {
    return this.events.filter((event) => event.type === type);
  }

  arrived(type: Stripe.Event['type'], count = 1): Promise<Stripe.Event[]> {
    return until(`${count} × ${type} arrived`, () => this.of(type).length >= count && this.of(type));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}

export const client = (url: string, key = secretKey): Stripe => {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
};

export interface Bench {
  sandbox: Sandbox;
  stripe: Stripe;
  receiver: Receiver;
  dataDir: string;
  options: SandboxOptions;
  close(): Promise<void>;
}

/** A sandbox on a free port with a receiver of its webhooks, on an own data folder. */
export async function startBench(): Promise<Bench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  const receiver = await Receiver.start(client('http://127.0.0.1:1'));
  const options = {
    dataDir,
    secretKey,
    webhookSecret,
    webhookUrl: receiver.url,
    retry: { baseMs: 10, maxMs: 40 },
  };
  const bench: Bench = {
    dataDir,
    receiver,
    options,
    sandbox: await createSandbox(options),
    get stripe() {
      return client(bench.sandbox.url);
    },
    close: async () => {
      await bench.sandbox.close();
      await receiver.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return bench;
}

/** A monthly plan of 49 euro net. */
export async function launchPlan(stripe: Stripe): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: 'eur',
    unit_amount: 4900,
    lookup_key: `launch_special_${performance.now()}`,
    tax_behavior: 'exclusive',
    recurring: { interval: 'month' },
    product_data: { name: 'Launch Special' },
  });
}

/** A subscription session for that plan. */
export async function subscriptionSession(
  stripe: Stripe,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session & { url: string }> {
  const price = await launchPlan(stripe);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    automatic_tax: { enabled: true },
    customer_email: 'klant@example.nl',
    success_url: 'http://shop.test/success?tier=launch_special&session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/#pricing',
    locale: 'nl',
    subscription_data: { metadata: { user: 'u1' } },
    metadata: { order: 'o1' },
    ...more,
  });
  if (session.url === null) throw new Error('The session has no url.');
  return { ...session, url: session.url };
}

/** An admin call of the sandbox. */
export const admin = async (sandbox: Sandbox, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${sandbox.url}/sandbox/${path}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};
