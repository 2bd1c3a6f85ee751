import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../errors.js';
import type { ShellSource } from '../files/shell-files.js';
import type { EdgeSettings } from '../settings.js';

/** Small files that browsers and pipelines ask for. */
export function registerWellKnown(app: FastifyInstance, settings: EdgeSettings, shell: ShellSource): void {
  /** What the running shell offers to remotes: the gate of a release compares with it. */
  app.get('/.well-known/shell.json', async (request, reply) => {
    const built = await shell.current();
    reply.header('cache-control', 'no-store');
    if (built) return reply.send(built.manifest);
    return reply
      .code(503)
      .send(errorBody('common.unavailable', request.headers['accept-language'], 'the shell is not built'));
  });
  app.get('/favicon.svg', async (request, reply) => {
    for (const file of ['favicon.svg', 'assets/favicon.svg']) {
      const content = await readFile(join(settings.shellDir, file)).catch(() => undefined);
      if (content)
        return reply
          .headers({
            'content-type': 'image/svg+xml; charset=utf-8',
            'cache-control': 'public, max-age=3600',
          })
          .send(content);
    }
    return reply
      .code(404)
      .send(errorBody('common.not_found', request.headers['accept-language'], request.url));
  });
}
