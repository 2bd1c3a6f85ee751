import type { FastifyInstance, FastifyRequest } from 'fastify';

const names = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The host of a `Host` header or an origin, without its port; undefined for what is none. */
function hostOf(authority: string): string | undefined {
  const url = `http://${authority}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/**
 * Whether a page of somebody else asks. The catcher needs no login, so the browser of whoever runs it must not be made to
 * read it: by a name that leads here (DNS rebinding), or by a page elsewhere. Opening it from a link is no reading.
 */
export function isForeign({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { host = '', origin } = headers;
  if (!names.has(hostOf(host) ?? '')) return true;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  const site = headers['sec-fetch-site'];
  const elsewhere = site === 'cross-site' || site === 'same-site';
  return elsewhere && headers['sec-fetch-dest'] !== 'document';
}

/** Refuses foreign requests, and lets no page elsewhere show or embed an answer. */
export function keepToOwnPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'no-referrer');
    if (isForeign(request))
      return reply.code(403).send({ code: 'mail.foreign', message: 'Open this from this machine only.' });
  });
}
