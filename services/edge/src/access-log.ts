import { secretsBehind } from '@stroomwerk/contracts/library';
import { loggedPath, traceOf, traceparent, withTrace } from '@stroomwerk/kernel/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The set of releases that the answer was made with. */
    releaseSet: string | null;
    /** The service whose answer it is, `last answer of …` where that is kept from before; null: the edge's own. */
    answeredBy: string | null;
  }
}

/** The trace that begins here: of what a visitor claims nothing is taken. */
export const newTraceId = (): string => traceOf().id;

/** Paths that a machine asks for again and again. */
const unlogged = /^\/(api\/health(\/|$)|metrics$)/;

/**
 * One line for each request: what was asked, what came of it, and the trace that its lines in the services carry as well.
 * No address, no header, no query: nothing of a person.
 * @param releaseSet the set that holds just now, for answers that name none themselves
 */
export function registerAccessLog(app: FastifyInstance, releaseSet: () => string | null): void {
  const writtenBefore = new WeakMap<FastifyRequest, number>();
  app.decorateRequest('releaseSet', null);
  app.decorateRequest('answeredBy', null);
  app.addHook('onRequest', (request, _reply, done) => {
    for (const claimed of ['tracestate', 'x-request-id', 'baggage']) delete request.headers[claimed];
    const trace = { id: request.id, span: traceOf().span };
    request.headers.traceparent = traceparent(trace) ?? '';
    writtenBefore.set(request, request.raw.socket.bytesWritten ?? 0);
    withTrace(trace, done);
  });
  // Last, so that a kept answer of a service does not name the request that it was kept from.
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const path = loggedPath(request.url, secretsBehind);
    if (!unlogged.test(path))
      request.log.info({
        msg: 'access',
        method: request.method,
        path: path.slice(0, 500),
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime),
        bytes: (request.raw.socket.bytesWritten ?? 0) - (writtenBefore.get(request) ?? 0),
        release_set: request.releaseSet ?? releaseSet(),
        ...(request.answeredBy === null ? {} : { answered_by: request.answeredBy }),
      });
    done();
  });
}
