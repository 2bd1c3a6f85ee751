import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../limits/index.js';
import { type AskerSeal, askerHeader } from '../signing/index.js';

const claims = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * For a service that strangers reach as well as the edge: who asks is believed of the edge, by its seal and not by where
 * it calls from (a tunnel or a proxy of this machine has its address too), and of the proxies that the operator named.
 * To be called before anything reads who asks.
 */
export function believeOnly(
  adapter: FastifyAdapter,
  trusted: TrustedProxies,
  edge: AskerSeal | undefined,
): void {
  const server = adapter.getInstance();
  server.addHook(
    'onRequest',
    ({ headers, socket }: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      const word = headers[askerHeader];
      const asker = typeof word === 'string' ? (edge?.open(word) ?? null) : null;
      delete headers[askerHeader];
      if (asker !== null) headers['x-forwarded-for'] = asker;
      else if (!trusted.has(socket.remoteAddress ?? '')) for (const claim of claims) delete headers[claim];
      done();
    },
  );
}
