import { ObjectStorageError } from '@stroomwerk/kernel/object-storage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../errors.js';
import type { EdgeSettings } from '../settings.js';
import { type ArtifactFiles } from './artifact-files.js';
import { chooseEncoding } from './encoding.js';
import { ImmutableFiles, type ServedFile, safeParts } from './immutable-files.js';
import { NotKnownNow, type OpenReleases } from './open-releases.js';

/** Where files come from that are not simply there. */
interface Source {
  readonly bring: ArtifactFiles['bring'];
  /** Whether anybody may have them. @throws NotKnownNow */
  readonly isOpen: (parts: readonly string[]) => Promise<boolean>;
}

/**
 * The shell's assets and the files of every release that is open, for ever under their hashed names or their version. A
 * release that is not is as good as absent.
 */
export function registerFiles(
  app: FastifyInstance,
  settings: EdgeSettings,
  artifacts: ArtifactFiles,
  open: Pick<OpenReleases, 'has'>,
): void {
  const files = new ImmutableFiles();
  const serve =
    (root: string, folder: string, cache: string, source?: Source) =>
    async (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) => {
      // The raw address: a decoded one could hide what leaves the folder.
      const path = (request.url.split('?', 1)[0] ?? '').slice(folder.length);
      const get = () => files.get(root, path, chooseEncoding(request.headers['accept-encoding']));
      const parts = safeParts(path);
      let found: ServedFile | null = null;
      try {
        if (source === undefined) found = await get();
        else if (parts !== null && (await source.isOpen(parts)))
          found = (await get()) ?? ((await source.bring(parts)) ? await get() : null);
      } catch (error) {
        if (!(error instanceof ObjectStorageError || error instanceof NotKnownNow)) throw error;
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
        // Opened as a page of its own a file runs nothing: a picture could bring a script, and anybody's release has some.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
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
    serve(artifacts.root, '/releases/', forEver, {
      bring: (parts) => artifacts.bring(parts),
      isOpen: async ([remote = '', version = '', ...file]) =>
        remote.startsWith('mfe-') && file.length > 0 && open.has(remote, version),
    }),
  );
}
