import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../page/escape.js';
import { serviceNames } from '../proxy/prefix-table.js';
import type { EdgeSettings } from '../settings.js';
import type { Faults } from './active-files.js';
import type { PlatformHealthCheck } from './platform-health.js';

/** `/api/health` for people and supervisors, `/api/health/ready` for whoever decides whether the site serves, `/health` and
 * `/health/ready` for the probes of this edge alone (ADR 0015), `/api/docs` as the way in. */
export function registerHealth(
  app: FastifyInstance,
  settings: EdgeSettings,
  check: PlatformHealthCheck,
  faults: () => Promise<Faults>,
  drawnFor: () => string | null,
): void {
  app.get('/api/health', async (_request, reply) => {
    const { status, body } = await check.check();
    return reply.header('cache-control', 'no-store').code(status).send(body);
  });
  app.get('/api/health/ready', async (_request, reply) => {
    const { readiness } = await check.check();
    return reply
      .header('cache-control', 'no-store')
      .code(readiness.ready ? 200 : 503)
      .send(readiness);
  });
  const own = { service: 'edge', api_version: 1 };
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ...own, status: 'ok', parts: {} }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const { reasons, remotes } = await faults();
    const pages = reasons.length === 0 ? 'ok' : 'degraded';
    const broken = Object.keys(remotes).map((name) => [name, 'degraded'] as const);
    return reply
      .header('cache-control', 'no-store')
      .code(reasons.length === 0 ? 200 : 503)
      .send({
        ...own,
        status: broken.length > 0 ? 'degraded' : pages,
        parts: { pages, ...Object.fromEntries(broken) },
        reasons,
        degraded: Object.values(remotes).flat(),
        drawn_for: drawnFor(),
      });
  });
  const title = `${escapeHtml(settings.brand.name)}: API`;
  const list = serviceNames
    .map(
      (name) =>
        `<li><a href="/api/docs/${name}">${name}</a> (<a href="/api/docs/${name}.json">OpenAPI</a>)</li>`,
    )
    .join('');
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
      })
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style nonce="${nonce}">body{font:16px/1.6 system-ui;margin:3rem}</style><h1>${title}</h1><ul>${list}</ul><p><a href="/api/health">Health of every part</a></p></html>`,
      );
  });
}
