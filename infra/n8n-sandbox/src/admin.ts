import type { FastifyInstance } from 'fastify';
import type { Fault } from './faults.js';
import type { Happening } from './instance.js';
import type { N8nSandbox } from './levers.js';
import type { State } from './state.js';

/** The levers over HTTP, for whoever tries the product against a sandbox in another process. */
export function mountAdmin(app: FastifyInstance, sandbox: Omit<N8nSandbox, 'url'>): void {
  let kept: State | undefined;
  app.post<{ Body: { scopes?: string[] } | undefined }>('/sandbox/keys', (request) => ({
    key: sandbox.key(request.body?.scopes),
  }));
  app.post<{ Body: { key: string } }>('/sandbox/keys/revoke', (request) => {
    sandbox.revoke(request.body.key);
    return {};
  });
  app.post<{ Body: Fault }>('/sandbox/faults', (request) => {
    sandbox.faults.add(request.body);
    return {};
  });
  app.delete('/sandbox/faults', () => {
    sandbox.faults.clear();
    return {};
  });
  app.post<{ Params: { id: string }; Body: Happening | undefined }>(
    '/sandbox/workflows/:id/runs',
    (request) => ({ id: sandbox.instance.run(request.params.id, request.body ?? {}).id }),
  );
  app.delete<{ Params: { id: string } }>('/sandbox/workflows/:id', (request) => {
    sandbox.instance.remove(request.params.id);
    return {};
  });
  app.post<{ Body: { name: string; type: string; test?: 'OK' | 'Error' | null } }>(
    '/sandbox/credentials',
    ({ body }) => ({ id: sandbox.instance.addCredential(body.name, body.type, body.test).id }),
  );
  app.post('/sandbox/backup', () => {
    kept = sandbox.backup();
    return {};
  });
  app.post('/sandbox/restore', (_request, reply) => {
    if (kept === undefined) return reply.code(409).send({ message: 'there is no backup' });
    sandbox.restore(kept);
    return {};
  });
}
