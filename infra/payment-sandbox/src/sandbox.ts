import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { mountAdmin } from './admin.js';
import { routes } from './api/routes.js';
import { mountApi, type Outage } from './api/server.js';
import { Account, type Settings } from './core/account.js';
import type { SandboxClock } from './core/clock.js';
import { ApiFailure } from './core/errors.js';
import { Store } from './core/store.js';
import { apiVersion } from './core/wire.js';
import { playUntil } from './engine/due.js';
import { mountOverview } from './pages/overview.js';
import { mountPapers } from './pages/papers.js';
import { mountPayPages } from './pages/pay.js';
import { mountPortal } from './pages/portal.js';
import { style } from './pages/style.js';
import { Courier, type RetryOptions } from './webhooks/courier.js';

export interface SandboxOptions {
  /** The folder of its state; made when absent. */
  dataDir: string;
  host?: string;
  /** 0 or nothing: any free port. */
  port?: number;
  secretKey: string;
  webhookSecret: string;
  webhookUrl?: string;
  /** Where browsers reach the hosted pages; by default where it listens. */
  publicUrl?: string;
  merchantName?: string;
  /** Webhook retries; by default 1 s, doubling to at most 5 minutes, without end. */
  retry?: Partial<RetryOptions>;
  /** How long a SEPA debit is under way, in seconds of the sandbox's clock (default 10). */
  settleSeconds?: number;
}

export interface Sandbox {
  url: string;
  app: FastifyInstance;
  clock: SandboxClock;
  close(): Promise<void>;
}

const mainEndpoint = 'we_sandbox';

const decode = (text: string) =>
  qs.parse(text, { depth: 12, arrayLimit: 500, parameterLimit: 5000, ignoreQueryPrefix: true });

function useEndpoint(account: Account): void {
  const { webhookUrl } = account.settings;
  if (webhookUrl === undefined) {
    delete account.state.endpoints[mainEndpoint];
    return;
  }
  account.state.endpoints[mainEndpoint] = {
    id: mainEndpoint,
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: null,
    created: account.now(),
    description: 'Given at start',
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: webhookUrl,
  };
}

/**
 * Starts a payment sandbox and listens.
 * @throws when the key is a live one: the sandbox never stands in for real payments
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.secretKey.startsWith('sk_live_') || options.secretKey.startsWith('rk_live_')) {
    throw new Error('The payment sandbox refuses a live Stripe key.');
  }
  const store = new Store(options.dataDir);
  const settings: Settings = {
    secretKey: options.secretKey,
    webhookSecret: options.webhookSecret,
    webhookUrl: options.webhookUrl,
    publicUrl: '',
    merchantName: options.merchantName ?? 'Stroomwerk',
    settleSeconds: options.settleSeconds ?? 10,
  };
  const saved = () => store.flush();
  const changed = () => store.changed();
  const courier = new Courier(
    store.state,
    () => {
      changed();
      return saved();
    },
    (endpoint) => endpoint.secret ?? settings.webhookSecret,
    { baseMs: 1000, maxMs: 300_000, ...options.retry },
  );
  const account = new Account(settings, store.state, changed, (event) => courier.queue(event));
  const clock: SandboxClock = {
    now: () => new Date(account.now() * 1000),
    advance: async (seconds) => {
      const until = account.now() + Math.floor(seconds);
      const played = playUntil(account, null, until);
      store.state.ahead += Math.floor(seconds);
      changed();
      await saved();
      return played;
    },
  };

  const app = fastify({
    logger: false,
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    routerOptions: { querystringParser: decode, maxParamLength: 200 },
  });
  await app.register(formbody, { parser: decode });
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ApiFailure) return reply.code(error.status).send({ error: error.body });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    const message = error instanceof Error ? error.message : String(error);
    return reply
      .code(status)
      .send({ error: { type: status < 500 ? 'invalid_request_error' : 'api_error', message } });
  });
  app.get('/sandbox.css', async (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(style),
  );
  const outage: Outage = { left: 0, status: 500 };
  mountApi(app, account, routes, outage, saved);
  mountPayPages(app, account, saved);
  mountPortal(app, account, saved);
  mountPapers(app, account);
  mountOverview(app, account, courier);
  mountAdmin(app, account, courier, clock, outage, saved);

  const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
  settings.publicUrl = (options.publicUrl ?? url).replace(/\/$/, '');
  useEndpoint(account);
  courier.resumeAll();
  const tick = () => {
    if (playUntil(account, null, account.now()) > 0) void saved();
  };
  tick();
  const ticker = setInterval(tick, 1000);
  return {
    url,
    app,
    clock,
    close: async () => {
      clearInterval(ticker);
      await app.close();
      await courier.close();
      await store.flush();
    },
  };
}
