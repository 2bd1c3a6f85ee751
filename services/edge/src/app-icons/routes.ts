import { readFileSync } from 'node:fs';
import { iconSet, isShown } from '@stroomwerk/contracts/app-icons';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../errors.js';
import { chooseEncoding, type Encoding } from '../files/encoding.js';
import { compress } from '../page/compress.js';

interface Icon {
  readonly key: string;
  readonly path: string;
}

const icons: ReadonlyMap<string, string> = new Map(
  (JSON.parse(readFileSync(new URL('./icons.json', import.meta.url), 'utf8')) as Icon[]).map(
    ({ key, path }) => [
      key,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path id="i" d="${path}"/></svg>`,
    ],
  ),
);

/**
 * Icons of apps (infra/docs/app-icons.md), for ever under the version of their set. A release from before names another one: it
 * gets what there is now, for an hour. One that may not be shown is as good as absent.
 */
export function registerAppIcons(app: FastifyInstance): void {
  const packed = new Map<string, Promise<Buffer>>();
  const inEncoding = (key: string, icon: string, encoding: Encoding): Promise<Buffer> => {
    const name = `${encoding}:${key}`;
    const known = packed.get(name) ?? compress(Buffer.from(icon), encoding);
    packed.set(name, known);
    return known;
  };
  app.get<{ Params: { set: string; file: string } }>('/assets/apps/:set/:file', async (request, reply) => {
    const { set, file } = request.params;
    const key = file.replace(/\.svg$/, '');
    const icon = file.endsWith('.svg') && isShown(key) ? icons.get(key) : undefined;
    if (icon === undefined)
      return reply
        .header('cache-control', 'no-store')
        .code(404)
        .send(errorBody('common.not_found', request.headers['accept-language'], request.url));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    reply.headers({
      'cache-control': set === iconSet ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'content-type': 'image/svg+xml; charset=utf-8',
      vary: 'accept-encoding',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    return reply.send(await inEncoding(key, icon, encoding));
  });
}
