import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../errors.js';
import { chooseEncoding } from '../files/encoding.js';
import type { ShellSource } from '../files/shell-files.js';
import type { Prerenderer } from '../prerender/prerenderer.js';
import type { ReleaseSetSource } from '../releases/release-set-source.js';
import { matchRoute } from '../releases/route-match.js';
import type { EdgeSettings } from '../settings.js';
import type { ChosenReleasesSource } from '../visitor/chosen-releases.js';
import { bucketOf, leaveOverrides } from '../visitor/cookies.js';
import { visitorSet } from '../visitor/visitor-set.js';
import { countingAddress, pageAddress } from './address.js';
import { compress } from './compress.js';
import { pageHtml } from './html.js';
import { languageCookie, pageLanguage } from './language.js';
import { pageHeaders } from './policy.js';

export interface PageParts {
  readonly settings: EdgeSettings;
  readonly shell: ShellSource;
  readonly releases: ReleaseSetSource;
  readonly chosen: ChosenReleasesSource;
  /** Writes the proof of a page view for a visitor's set and network address. */
  readonly pageToken: (set: ReleaseSet, address: string) => string;
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
    const url = pageAddress(request.url);
    if (url === null) return notFound(request, reply);
    if (!wantsPage(request.method, url.pathname, request.headers.accept)) return notFound(request, reply);
    return sendPage(parts, url, request, reply);
  });
}

/** `?release=off` leaves the chosen releases, whatever else is down, and comes back to the same address without it. */
function leave(url: URL, secure: boolean, reply: FastifyReply): FastifyReply {
  url.searchParams.delete('release');
  return reply
    .header('set-cookie', leaveOverrides(secure))
    .header('cache-control', 'no-store')
    .redirect(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, 303);
}

/** What the address says once a link of another site asked for releases: the shell explains it. */
const refusedLink = 'foreign';

/** Whether another site sent the browser here with a choice of releases: such a link is not even asked about. */
export function isForeignChoice(url: URL, headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const asked = url.searchParams.getAll('release');
  if (asked.length === 0 || asked.every((one) => one === refusedLink)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { referer } = headers;
  return referer !== undefined && URL.parse(referer)?.host !== new URL(publicUrl).host;
}

/** Takes the choice out of the address. */
function withoutChoice(url: URL, reply: FastifyReply): FastifyReply {
  url.searchParams.delete('release');
  url.searchParams.set('release', refusedLink);
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, 303);
}

async function sendPage(
  parts: PageParts,
  url: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { settings, shell: shells, releases, chosen, prerenderer } = parts;
  const secure = settings.publicUrl.startsWith('https:');
  if (url.searchParams.get('release') === 'off') return leave(url, secure, reply);
  if (isForeignChoice(url, request.headers, settings.publicUrl)) return withoutChoice(url, reply);
  const nonce = randomBytes(16).toString('base64');
  const { cookie } = request.headers;
  const [shell, active] = [await shells.current(), releases.current];
  if (!shell || !active)
    return reply
      .headers(pageHeaders(settings, nonce, []))
      .header('retry-after', '2')
      .code(503)
      .send(starting);

  const { bucket, cookie: newBucket } = bucketOf(cookie, secure);
  const choice = await chosen.of(cookie, active);
  const own = visitorSet(active, bucket, choice.releases);
  request.releaseSet = own.set.id;
  reply.headers(pageHeaders(settings, nonce, own.developmentOrigins));
  if (newBucket !== null) reply.header('set-cookie', newBucket);
  const { language, chosen: languageChosen } = pageLanguage(url.searchParams, request.headers);
  if (languageChosen) reply.header('set-cookie', languageCookie(language, secure));
  const match = matchRoute(own.set, url.pathname);
  const address = countingAddress(url, match);
  const answer = settings.prerender ? await prerenderer.page(shell, own.set, match, address, language) : null;
  const drawn = answer === 'coming' ? null : answer;
  if (drawn?.head.moved !== undefined) return reply.redirect(`${drawn.head.moved}${url.search}`, 301);
  const html = pageHtml({
    template: shell.template,
    shell: shell.manifest,
    releaseSet: own.set,
    ...{ match, language, nonce, drawn, address },
    coming: answer === 'coming',
    publicUrl: settings.publicUrl,
    aiOpsUrl: settings.aiOpsUrl,
    brand: settings.brand,
    analyticsTag: settings.analyticsTag,
    preload: settings.preload,
    remotePatience: settings.patience,
    chosenBy: own.overridden ? choice.by : null,
    reference: request.id,
    pageToken: own.overridden ? null : parts.pageToken(own.set, request.ip),
  });
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(drawn?.status ?? (match ? 200 : 404)).send(await compress(Buffer.from(html), encoding));
}
