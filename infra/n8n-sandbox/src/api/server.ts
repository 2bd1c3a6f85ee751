import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Faults } from '../faults.js';
import type { Instance } from '../instance.js';
import { Refusal } from '../refusal.js';
import type { Route } from './route.js';
import { runRoutes } from './runs.js';
import { workflowRoutes } from './workflows.js';

export const routes: readonly Route[] = [...workflowRoutes, ...runRoutes];

/** What the API is told of its callers and its age. */
export interface ApiState {
  readonly instance: Instance;
  readonly faults: Faults;
  /** Raw key to what it may do. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** From before /discover and publishing. */
  readonly older: boolean;
}

const keyOf = (request: FastifyRequest): string => String(request.headers['x-n8n-api-key'] ?? '');

function breakBy(fault: Fault, reply: FastifyReply): FastifyReply {
  if (fault.hangUp) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (fault.retryAfter !== undefined) void reply.header('retry-after', String(fault.retryAfter));
  void reply.code(fault.status ?? (fault.page === undefined ? 500 : 200));
  return fault.page === undefined
    ? reply.send({ message: 'Internal server error' })
    : reply.type('text/html; charset=utf-8').send(fault.page);
}

const breaks = (fault: Fault | undefined): fault is Fault =>
  fault !== undefined && (fault.hangUp === true || fault.status !== undefined || fault.page !== undefined);

/** Mounts n8n's public API under /api/v1. */
export function mountApi(app: FastifyInstance, api: ApiState): void {
  const answered = async (
    call: string,
    reply: FastifyReply,
    carryOut: () => { status: number; body: unknown },
  ): Promise<FastifyReply> => {
    const fault = api.faults.take(call);
    if (fault?.delayMs) await pause(fault.delayMs);
    if (breaks(fault) && !fault.after) return breakBy(fault, reply);
    try {
      const { status, body } = carryOut();
      if (breaks(fault)) return breakBy(fault, reply);
      return reply.code(status).send(body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(error.status).send({ message: error.message });
    }
  };

  app.get('/api/v1/discover', (request, reply) =>
    answered('GET /discover', reply, () => {
      if (api.older) throw new Refusal(404, 'not found');
      const scopes = api.keys.get(keyOf(request));
      if (scopes === undefined) throw new Refusal(401, 'unauthorized');
      return { status: 200, body: discovered(scopes) };
    }),
  );
  for (const route of routes)
    app.route({
      method: route.method,
      url: `/api/v1${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) =>
        answered(`${route.method} ${route.path}`, reply, () => {
          const scopes = api.keys.get(keyOf(request));
          if (scopes === undefined) throw new Refusal(401, 'Unauthorized');
          if (route.present && api.older) throw new Refusal(404, 'not found');
          if (!scopes.includes(route.scope)) throw new Refusal(403, 'Forbidden');
          const body = route.handle({
            instance: api.instance,
            ids: request.params as Record<string, string>,
            query: request.query as Record<string, string>,
            body: request.body,
          });
          return { status: route.status ?? 200, body };
        }),
    });
  app.all('/api/v1/*', (_request, reply) => reply.code(404).send({ message: 'not found' }));
}

/** What /discover says of the calls that the sandbox plays. */
function discovered(scopes: readonly string[]) {
  const mine = routes.filter(({ scope }) => scopes.includes(scope));
  const byResource = new Map<string, { operations: string[]; endpoints: object[] }>();
  for (const { method, path, scope } of mine) {
    const [resource = '', operation = ''] = scope.split(':');
    const found = byResource.get(resource) ?? { operations: [], endpoints: [] };
    if (!found.operations.includes(operation)) found.operations.push(operation);
    found.endpoints.push({ method, path: `/api/v1${path}`, operationId: `${operation}${resource}` });
    byResource.set(resource, found);
  }
  const filter = (description: string, values: readonly string[]) => ({ description, values });
  return {
    data: {
      scopes,
      resources: Object.fromEntries(byResource),
      filters: {
        resource: filter('Filter to a specific resource', [...byResource.keys()]),
        operation: filter('Filter to a specific operation', [
          ...new Set([...byResource.values()].flatMap(({ operations }) => operations)),
        ]),
        include: filter('Include additional data', ['schemas']),
      },
      specUrl: '/api/v1/openapi.yml',
    },
  };
}
