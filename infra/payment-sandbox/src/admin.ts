import type { FastifyInstance } from 'fastify';
import type { Outage } from './api/server.js';
import type { Account } from './core/account.js';
import type { SandboxClock } from './core/clock.js';
import { find } from './core/find.js';
import { closeDispute, openDispute } from './engine/disputes.js';
import { endRefund, slowRefunds } from './engine/refunds.js';
import type { Courier } from './webhooks/courier.js';

const number = (value: unknown, fallback: number): number => {
  const read = Number(value ?? fallback);
  return Number.isFinite(read) && read >= 0 ? read : fallback;
};

/** The levers that Stripe does not have: time, banks that take money back or send a refund back, duplicates, held and shuffled webhooks, an API that is down. */
export function mountAdmin(
  app: FastifyInstance,
  account: Account,
  courier: Courier,
  clock: SandboxClock,
  outage: Outage,
  saved: () => Promise<void>,
): void {
  app.get('/health', async () => ({ status: 'ok', service: 'payment-sandbox' }));

  app.post<{ Body: { seconds?: unknown } | null }>('/sandbox/advance', async (request, reply) => {
    const seconds = number(request.body?.seconds, -1);
    if (seconds < 0)
      return reply.code(400).send({ error: { message: 'seconds must be a number of seconds, 0 or more' } });
    const played = await clock.advance(seconds);
    return { now: clock.now().toISOString(), played };
  });

  app.post<{ Params: { id: string }; Body: { times?: unknown } | null }>(
    '/sandbox/events/:id/resend',
    async (request, reply) => {
      const event = find(account, 'events', request.params.id);
      const queued = courier.queue(event, Math.min(100, number(request.body?.times, 1)));
      await saved();
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        return reply.redirect('/', 303);
      return { queued };
    },
  );

  app.post<{ Body: { mode?: unknown; seconds?: unknown } | null }>(
    '/sandbox/webhooks',
    async (request, reply) => {
      const { mode, seconds } = request.body ?? {};
      if (mode === 'pause' || mode === 'resume') courier.setMode({ mode });
      else if (mode === 'delay' || mode === 'reorder')
        courier.setMode({ mode, ms: number(seconds, 1) * 1000 });
      else
        return reply.code(400).send({ error: { message: 'mode must be pause, resume, delay or reorder' } });
      return { ...courier.mode, pending: courier.pending().length };
    },
  );

  app.post<{ Body: { charge?: unknown } | null }>('/sandbox/disputes', async (request) => {
    const dispute = openDispute(account, String(request.body?.charge ?? ''));
    await saved();
    return dispute;
  });

  app.post<{ Params: { id: string }; Body: { status?: unknown } | null }>(
    '/sandbox/disputes/:id',
    async (request, reply) => {
      const { status } = request.body ?? {};
      if (status !== 'won' && status !== 'lost')
        return reply.code(400).send({ error: { message: 'status must be won or lost' } });
      const dispute = closeDispute(account, request.params.id, status);
      await saved();
      return dispute;
    },
  );

  app.post<{ Body: { charge?: unknown } | null }>('/sandbox/refunds', async (request) => {
    const charge = slowRefunds(account, String(request.body?.charge ?? ''));
    await saved();
    return charge;
  });

  app.post<{ Params: { id: string }; Body: { status?: unknown } | null }>(
    '/sandbox/refunds/:id',
    async (request, reply) => {
      const { status } = request.body ?? {};
      if (status !== 'succeeded' && status !== 'failed')
        return reply.code(400).send({ error: { message: 'status must be succeeded or failed' } });
      const refund = endRefund(account, request.params.id, status);
      await saved();
      return refund;
    },
  );

  app.post<{ Body: { fail?: unknown; status?: unknown } | null }>('/sandbox/api', async (request) => {
    outage.left = number(request.body?.fail, 1);
    outage.status = Math.min(599, Math.max(400, number(request.body?.status, 500)));
    return outage;
  });

  app.get<{ Querystring: { status?: string; type?: string; event?: string } }>(
    '/sandbox/deliveries',
    async (request) => {
      const { status, type, event } = request.query;
      const deliveries = Object.values(account.state.deliveries).filter(
        (each) =>
          (status === undefined || each.status === status) &&
          (type === undefined || each.type === type) &&
          (event === undefined || each.event === event),
      );
      return { mode: courier.mode.mode, pending: courier.pending().length, deliveries: deliveries.reverse() };
    },
  );
}
