import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceDefinition } from '../boot/definition.js';
import { ClientLimits, closeKindly, limitConnections, type TrustedProxies } from '../limits/index.js';
import { AppError } from './app-error.js';
import { languageOf } from './language.js';

/**
 * Connections that close so that the last answer arrives, and so many of each network. A service that browsers reach
 * directly also counts what each has under way, as the edge does for the others.
 */
export function limitCallers(
  adapter: FastifyAdapter,
  trusted: TrustedProxies,
  def: Pick<ServiceDefinition, 'listenPublic'>,
  clients = new ClientLimits(),
): void {
  const server = adapter.getInstance();
  closeKindly(server.server);
  limitConnections(server.server, trusted, () => clients.refuse());
  if (!def.listenPublic) return;
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const leave = /^\/health(\/|$)/.test(request.url) ? () => undefined : clients.request(request.ip);
    if (leave) {
      reply.raw.once('close', leave);
      return done();
    }
    const refusal = new AppError('common.too_many_requests').body(
      languageOf(request.headers['accept-language']),
    );
    void reply.code(429).headers({ 'cache-control': 'no-store', 'retry-after': '1' }).send(refusal);
  });
}
