import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceDefinition } from '../boot/definition.js';
import type { CommonEnv } from '../env/environment.js';

const docsPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** Security headers for answers that are JSON, not kept by caches unless the route says so. */
export async function secureHeaders(adapter: FastifyAdapter): Promise<void> {
  await adapter.getInstance().register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Whether the whole domain is HTTPS only is the edge's to say.
    strictTransportSecurity: false,
  });
  const server = adapter.getInstance();
  server.addHook(
    'onSend',
    (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
      if (request.url.startsWith('/api/docs/')) void reply.header('content-security-policy', docsPolicy);
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
      done();
    },
  );
}

/** Cookies for the services that use them; see cookies.ts. */
export async function readCookies(adapter: FastifyAdapter): Promise<void> {
  await adapter.getInstance().register(cookie);
}

/** A client that always names JSON may send no body at all (specification, section 7): then there is none to parse. */
export function allowEmptyBodies(adapter: FastifyAdapter): void {
  const server = adapter.getInstance();
  server.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const { headers } = request;
    const length = headers['content-length'];
    if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0'))
      delete headers['content-type'];
    done();
  });
}

/** The origins that may call a public service: PUBLIC_URL's, and in development its localhost or 127.0.0.1 twin. */
export function allowedOrigins(env: CommonEnv): string[] {
  const origin = new URL(env.PUBLIC_URL).origin;
  if (env.NODE_ENV === 'production') return [origin];
  const twin = origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost');
  return [...new Set([origin, twin])];
}

/** CORS of a service that browsers reach directly (architecture.md, rule 6). No cookies travel there. */
export function allowPage(adapter: FastifyAdapter, env: CommonEnv, def: ServiceDefinition): void {
  if (!def.listenPublic) return;
  adapter.enableCors({
    origin: allowedOrigins(env),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept-language'],
    exposedHeaders: ['retry-after', 'content-disposition', 'x-request-id'],
    credentials: false,
    maxAge: 600,
  });
}
