import { ObjectStorageError } from '@stroomwerk/kernel/object-storage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../errors.js';
import type { EdgeSettings } from '../settings.js';
import { type ArtifactFiles } from './artifact-files.js';
import { chooseEncoding } from './encoding.js';
import { ImmutableFiles, safeParts } from './immutable-files.js';

/** The shell's assets and the files of every release, for ever under their hashed names or their version. */
export function registerFiles(app: FastifyInstance, settings: EdgeSettings, artifacts: ArtifactFiles): void {
  const files = new ImmutableFiles();
  const serve =
    (root: string, folder: string, cache: string, bring?: ArtifactFiles['bring']) =>
    async (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) => {
      // The raw address: a decoded one could hide what leaves the folder.
      const path = (request.url.split('?', 1)[0] ?? '').slice(folder.length);
      const get = () => files.get(root, path, chooseEncoding(request.headers['accept-encoding']));
      let found = await get();
      const parts = found === null && bring ? safeParts(path) : null;
      try {
        if (parts && (await bring?.(parts))) found = await get();
      } catch (error) {
        if (!(error instanceof ObjectStorageError)) throw error;
        request.log.warn(error.message);
        return reply
          .header('cache-control', 'no-store')
          .code(503)
          .send(errorBody('common.unavailable', request.headers['accept-language'], request.url));
      }
      if (!found)
        return reply
          .header('cache-control', 'no-store')
          .code(404)
          .send(errorBody('common.not_found', request.headers['accept-language'], request.url));
      reply.headers({
        'cache-control': cache,
        'content-type': found.type,
        vary: 'accept-encoding',
        // Scripts are fetched with crossorigin, so that their hashes are checked.
        'access-control-allow-origin': '*',
        ...(found.encoding === 'identity' ? {} : { 'content-encoding': found.encoding }),
      });
      return reply.send(found.body);
    };
  const forEver = 'public, max-age=31536000, immutable';
  app.get('/assets/*', serve(`${settings.shellDir}/assets`, '/assets/', forEver));
  app.get(
    '/releases/*',
    serve(artifacts.root, '/releases/', forEver, (parts) => artifacts.bring(parts)),
  );
}
