import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { ErrorBody, ErrorCode, ServiceName } from '@stroomwerk/contracts/common';
import type { FastifyInstance } from 'fastify';
import { errorBody, statusOf } from '../errors.js';
import type { EdgeSettings } from '../settings.js';
import { outside, serviceFor } from './prefix-table.js';

/** Largest body that goes through, in bytes: an import of workflows is the largest of ours. */
export const maxBody = 25 * 1024 * 1024;
/** Milliseconds until a service must have begun its answer. */
const answerWithin = 30_000;

/** What is used of a request and a reply here; the proxy's own types leave HTTP/2 open. */
interface Asked {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: { readonly socket: { readonly remoteAddress?: string } };
}
interface Answering {
  readonly request: Pick<Asked, 'headers'>;
  header(name: string, value: string): { code(status: number): { send(body: ErrorBody): unknown } };
}

const pathOf = (request: Pick<Asked, 'url'>): string => request.url.split('?', 1)[0] ?? '/';
const refuse = (reply: Answering, code: ErrorCode, about?: string) =>
  reply
    .header('cache-control', 'no-store')
    .code(statusOf(code))
    .send(errorBody(code, reply.request.headers['accept-language'], about));

/** Passes a body on and ends it when it grows beyond the limit (a body whose length was not announced). */
function limited(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > limit ? new Error('body too large') : null, chunk);
    },
  });
}

/**
 * Passes `/api/...`, and what lies outside it, to the service that owns it. Bodies and answers stream; nothing is parsed, so signed bodies arrive
 * as they were sent.
 * @param onMoved told when a release pointer was moved through here
 */
export async function registerProxy(
  app: FastifyInstance,
  settings: EdgeSettings,
  onMoved: () => void,
): Promise<void> {
  await registerPrefix(app, settings, { prefix: '/api', to: '/api' }, onMoved);
  for (const route of outside) await registerPrefix(app, settings, route, onMoved);
}

async function registerPrefix(
  app: FastifyInstance,
  settings: EdgeSettings,
  { prefix, to }: { readonly prefix: string; readonly to: string },
  onMoved: () => void,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: '',
    prefix,
    rewritePrefix: to,
    disableRequestLogging: true,
    undici: { connections: 128, headersTimeout: answerWithin, bodyTimeout: 0, connect: { timeout: 3_000 } },
    preHandler(request, reply, done) {
      if (serviceFor(pathOf(request)) === null) {
        refuse(reply, 'common.not_found', pathOf(request));
        return;
      }
      const announced = Number(request.headers['content-length'] ?? 0);
      if (announced > maxBody) {
        refuse(reply, 'common.body_too_large');
        return;
      }
      if (request.body && request.headers['content-length'] === undefined)
        request.body = request.raw.pipe(limited(maxBody));
      done();
    },
    replyOptions: {
      getUpstream: (request) => settings.services[serviceFor(pathOf(request)) ?? 'auth'],
      // The caller decides whether to ask again; a retry here would hide a service that is down.
      retryDelay: () => null,
      // `expect: 100-continue` (curl, with a large body) was answered here, and undici refuses to send it on.
      rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({
        ...headers,
        ...forwarded(request, settings),
      }),
      onResponse(request, reply, response) {
        const moved = request.method === 'PUT' && /^\/api\/releases\/[^/]+\/channels\//.test(request.url);
        if (moved && reply.statusCode < 300) onMoved();
        reply.send(response.stream);
      },
      onError(reply) {
        const service: ServiceName | null = serviceFor(pathOf(reply.request));
        if (!reply.sent) refuse(reply, 'common.unavailable', service ?? '');
      },
    },
  });
}

/** Who really asked. Without an ingress of one's own before it, what the caller claims is dropped. */
function forwarded(request: Asked, settings: EdgeSettings): IncomingHttpHeaders {
  const claimed = (name: string): string | undefined => {
    const value = request.headers[name];
    return settings.trustProxy && typeof value === 'string' ? value : undefined;
  };
  const address = request.raw.socket.remoteAddress ?? '';
  const before = claimed('x-forwarded-for');
  return {
    'x-forwarded-for': before === undefined ? address : `${before}, ${address}`,
    'x-forwarded-proto': claimed('x-forwarded-proto') ?? new URL(settings.publicUrl).protocol.slice(0, -1),
    'x-forwarded-host': claimed('x-forwarded-host') ?? request.headers.host ?? '',
  };
}
