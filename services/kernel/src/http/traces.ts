import type { IncomingMessage } from 'node:http';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Trace, traceOf, withTrace } from '../tracing/index.js';

const traces = new WeakMap<IncomingMessage, Trace>();

/** The trace that a request belongs to. */
export const requestTrace = (request: IncomingMessage): Trace | undefined => traces.get(request);

/** Each request goes on with the trace that the edge began, or begins one, and names it in its answer. */
export function traceRequests(adapter: FastifyAdapter): void {
  const server = adapter.getInstance();
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const trace = traceOf(request.headers.traceparent);
    traces.set(request.raw, trace);
    void reply.header('x-request-id', trace.id);
    withTrace(trace, done);
  });
  // A body is read in the context of its connection: what follows it goes on in the request's.
  server.addHook('preValidation', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    withTrace(traces.get(request.raw) ?? traceOf(), done);
  });
}
