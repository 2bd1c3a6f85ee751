import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { mountAdmin } from './admin.js';
import { mountApi } from './api/server.js';
import { mountDesk } from './desk.js';
import { Faults } from './faults.js';
import { Instance } from './instance.js';
import type { N8nSandbox } from './levers.js';
import { scopes as allScopes } from './scopes.js';

export interface SandboxOptions {
  readonly host?: string;
  /** A free one when absent. */
  readonly port?: number;
  readonly now?: () => Date;
  readonly publishDelayMs?: number;
  readonly unknownTypes?: readonly string[];
  /** What its editor's page says it is; null: it does not say. */
  readonly release?: string | null;
  /** From before /discover, publishing and history. */
  readonly older?: boolean;
  /** A key that may do everything, which a caller knows beforehand. */
  readonly knownKey?: string;
  /** Opens the levers under /sandbox, which take no key: for a machine of one's own only. */
  readonly levers?: boolean;
}

/** Starts one; it ends with `close`. */
export async function createN8nSandbox(options: SandboxOptions = {}): Promise<N8nSandbox> {
  const { host = '127.0.0.1', port = 0, release = '2.41.0', older = false, levers = false } = options;
  const now = options.now ?? (() => new Date());
  const instance = new Instance({
    now,
    publishDelayMs: options.publishDelayMs ?? 0,
    unknownTypes: options.unknownTypes ?? ['n8n-nodes-base.doesNotExist'],
  });
  const faults = new Faults();
  const keys = new Map<string, readonly string[]>();
  if (options.knownKey !== undefined) keys.set(options.knownKey, allScopes);
  const app = Fastify({ forceCloseConnections: true });
  // n8n's answers to POST without a body: Fastify would refuse an empty JSON.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
  mountApi(app, { instance, faults, keys, older });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(editorPage(release)));
  app.all<{ Params: { '*': string } }>('/webhook/*', (request, reply) => {
    const name = `${request.method} ${request.params['*']}`;
    const workflow = instance.webhook(name);
    if (workflow === undefined)
      return reply
        .code(404)
        .send({ code: 404, message: `The requested webhook "${name}" is not registered.` });
    instance.run(workflow.id, { mode: 'webhook', input: request.body });
    return reply.send({ message: 'Workflow was started' });
  });

  const sandbox: Omit<N8nSandbox, 'url'> = {
    instance,
    faults,
    key(scopes = allScopes) {
      const key = `n8n_api_${randomBytes(20).toString('hex')}`;
      keys.set(key, [...scopes]);
      return key;
    },
    revoke: (key) => void keys.delete(key),
    backup: () => structuredClone(instance.state),
    restore(state) {
      instance.state = structuredClone(state);
    },
    close: () => app.close(),
  };
  if (levers) {
    mountAdmin(app, sandbox);
    mountDesk(app, instance);
  }
  await app.listen({ host, port });
  const { port: bound } = app.server.address() as AddressInfo;
  return { ...sandbox, url: `http://${host}:${bound}` };
}

/** As much of the editor's page as tells which n8n it is. */
function editorPage(release: string | null): string {
  const told = release === null ? {} : { dsn: '', environment: 'production', release: `n8n@${release}` };
  const content = Buffer.from(JSON.stringify(told)).toString('base64');
  return `<!DOCTYPE html><html lang="en"><head><meta name="n8n:config:sentry" content="${content}"></head><body></body></html>`;
}
