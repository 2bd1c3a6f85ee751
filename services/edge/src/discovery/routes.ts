import type { Language } from '@stroomwerk/contracts/common';
import type { ActiveRelease } from '@stroomwerk/contracts/releases';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { errorBody } from '../errors.js';
import type { ShellSource } from '../files/shell-files.js';
import { isIndexed } from '../page/head.js';
import type { Prerenderer } from '../prerender/prerenderer.js';
import type { ReleaseSetSource } from '../releases/release-set-source.js';
import { matchRoute } from '../releases/route-match.js';
import type { EdgeSettings } from '../settings.js';
import { pngOf } from './picture.js';
import { sitemap } from './sitemap.js';

export interface DiscoveryParts {
  readonly settings: EdgeSettings;
  readonly shell: ShellSource;
  readonly releases: ReleaseSetSource;
  readonly prerenderer: Prerenderer;
}

/** Pictures that are kept; each is some 40 KB. */
const keptPictures = 200;

/** What search engines and whoever previews a link ask for, made from the active releases. */
export function registerDiscovery(app: FastifyInstance, parts: DiscoveryParts): void {
  const { settings, releases } = parts;
  app.get('/robots.txt', async (_request, reply) => {
    const closed = (releases.current?.remotes ?? [])
      .flatMap(({ routes }) => routes)
      .filter(({ access, path }) => access === 'login' && path !== '/')
      .map(({ path }) => `Disallow: ${path.replace(/\/[:*].*$/, '/')}`);
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      ...new Set(closed),
      `Sitemap: ${settings.publicUrl}/sitemap.xml`,
    ];
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const found = await addressesOf(parts);
    if (found === null)
      return reply
        .header('cache-control', 'no-store')
        .code(503)
        .send(errorBody('common.unavailable', request.headers['accept-language'], 'no release set yet'));
    return reply
      .headers({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': found.whole ? 'public, max-age=300' : 'no-store',
      })
      .send(sitemap(settings.publicUrl, found.addresses));
  });
  const kept = new LRUCache<string, Promise<Buffer>>({ max: keptPictures });
  app.get<{ Params: { language: string; '*': string } }>('/og/:language/*', async (request, reply) => {
    const { language, '*': file } = request.params;
    const svg = /\.png$/.test(file) && (await pictureOf(parts, `/${file.slice(0, -4)}`, language));
    if (!svg)
      return reply
        .header('cache-control', 'no-store')
        .code(404)
        .send(errorBody('common.not_found', request.headers['accept-language'], request.url));
    const picture = kept.get(svg) ?? pngOf(svg);
    kept.set(svg, picture);
    return reply
      .headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
      .send(await picture);
  });
}

/** Public addresses, sorted; null while nothing is known. A remote that does not tell its own keeps its fixed ones. */
async function addressesOf({
  shell,
  releases,
  prerenderer,
}: DiscoveryParts): Promise<{ addresses: string[]; whole: boolean } | null> {
  const [built, set] = [await shell.current(), releases.current];
  if (!built || !set) return null;
  const told = await Promise.all(set.remotes.map((release) => prerenderer.addresses(built, set, release)));
  const all = told.flatMap((list, at) => list ?? fixedAddresses(set.remotes[at]));
  return { addresses: [...new Set(all)].sort(), whole: !told.includes(null) };
}

const fixedAddresses = (release: ActiveRelease | undefined): string[] =>
  (release?.routes ?? [])
    .filter(
      ({ path, access }) => access === 'public' && !path.includes(':') && release?.prerender.includes(path),
    )
    .map(({ path }) => path);

/** The drawing of a public page, by its path; null where there is none. */
async function pictureOf(
  { shell, releases, prerenderer }: DiscoveryParts,
  path: string,
  language: string,
): Promise<string | null> {
  const [built, set] = [await shell.current(), releases.current];
  const address = path === '/index' ? '/' : path;
  const match = set && matchRoute(set, address);
  if (!built || !set || !match || (language !== 'nl' && language !== 'en')) return null;
  const known: Language = language;
  return isIndexed({ match, head: null }) ? prerenderer.picture(built, set, match, address, known) : null;
}
