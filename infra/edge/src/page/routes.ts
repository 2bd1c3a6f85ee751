import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../errors.js';
import { chooseEncoding } from '../files/encoding.js';
import { compress } from '../files/immutable-files.js';
import type { ShellSource } from '../files/shell-files.js';
import type { Prerenderer } from '../prerender/prerenderer.js';
import type { ReleaseSetSource } from '../releases/release-set-source.js';
import { matchRoute } from '../releases/route-match.js';
import type { EdgeSettings } from '../settings.js';
import { pageHtml } from './html.js';
import { languageCookie, pageLanguage } from './language.js';
import { developsHere, pageHeaders } from './policy.js';

export interface PageParts {
  readonly settings: EdgeSettings;
  readonly shell: ShellSource;
  readonly releases: ReleaseSetSource;
  readonly prerenderer: Prerenderer;
}

/** A person's browser asks for text/html; other programs ask for anything, and then not for what looks like a file. */
export function wantsPage(method: string, path: string, accept: string | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path.startsWith('/api/') || path.startsWith('/.well-known/')) return false;
  if (accept?.includes('text/html')) return true;
  return (accept === undefined || accept.includes('*/*')) && !/\.[a-z0-9]+$/i.test(path);
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .code(404)
    .send(errorBody('common.not_found', request.headers['accept-language'], request.url));

const starting = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Even geduld</title><p>Het platform start. Deze pagina laadt vanzelf opnieuw.</p><p lang="en">The platform is starting. This page reloads by itself.</p></html>`;

/** Every address that is neither an API nor a file: the shell's page, or the word that there is nothing. */
export function registerPages(app: FastifyInstance, parts: PageParts): void {
  app.setNotFoundHandler(async (request, reply) => {
    const url = new URL(request.url, 'http://edge.invalid');
    if (!wantsPage(request.method, url.pathname, request.headers.accept)) return notFound(request, reply);
    return sendPage(parts, url, request, reply);
  });
}

async function sendPage(
  { settings, shell: shells, releases, prerenderer }: PageParts,
  url: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  reply.headers(pageHeaders(settings, nonce, developsHere(settings.publicUrl, request.headers.cookie)));
  const shell = await shells.current();
  const set = releases.current;
  if (!shell || !set) return reply.header('retry-after', '2').code(503).send(starting);

  const { language, chosen } = pageLanguage(url.searchParams, request.headers.cookie);
  if (chosen) reply.header('set-cookie', languageCookie(language, settings.publicUrl.startsWith('https:')));
  const match = matchRoute(set, url.pathname);
  const drawn = match && settings.prerender ? await prerenderer.page(shell, set, match, language) : null;
  const { template, manifest } = shell;
  const { aiOpsUrl, brand, preload } = settings;
  const html = pageHtml({
    ...{
      template,
      shell: manifest,
      releaseSet: set,
      match,
      language,
      nonce,
      aiOpsUrl,
      brand,
      drawn,
      preload,
    },
  });
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  // Written for one visitor and sent once: a light compression.
  return reply
    .code(drawn?.status ?? (match ? 200 : 404))
    .send(await compress(Buffer.from(html), encoding, 4));
}
