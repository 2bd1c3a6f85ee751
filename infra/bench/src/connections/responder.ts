import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Many n8n instances at one port, each below a path of its own, which answer what a look asks. */
export interface Responder {
  readonly url: string;
  /** Longest time in seconds that each that is well went without being looked at, from the beginning until now. */
  waits(): readonly number[];
  readonly looks: () => number;
  readonly calls: () => number;
  close(): Promise<void>;
}

const executionsShown = 20;
const betweenRunsMs = 60_000;

const workflow = (active: boolean) => ({
  ...{ id: 'w', name: 'Facturen', active, isArchived: false, versionId: 'v', activeVersionId: 'v' },
  nodes: Array.from({ length: 11 }, (_, at) => ({
    name: `Stap ${at}`,
    type: 'n8n-nodes-base.set',
    parameters: {},
  })),
  connections: {},
  settings: { executionOrder: 'v1' },
});

/** A run every minute, so that there is something to keep at every look. */
function executions(now: number) {
  const newest = Math.floor(now / betweenRunsMs);
  return Array.from({ length: executionsShown }, (_, at) => {
    const began = new Date((newest - at) * betweenRunsMs).toISOString();
    const id = String(newest - at);
    return { id, status: 'success', mode: 'trigger', workflowId: 'w', startedAt: began, stoppedAt: began };
  });
}

/** @param count of n8n instances that are well, at `/0` and on; `/dead/…` takes a call and never answers it */
export async function responder(count: number): Promise<Responder> {
  const began = performance.now();
  const last = new Float64Array(count).fill(began);
  const longest = new Float64Array(count);
  let [looks, calls] = [0, 0];
  const server = createServer((request, response) => {
    const [, instance = '', ...rest] = (request.url ?? '').split('/');
    if (instance === 'dead') return;
    calls += 1;
    response.setHeader('content-type', 'application/json');
    const path = rest.join('/');
    if (path.startsWith('api/v1/executions')) {
      const [at, now] = [Number(instance), performance.now()];
      longest[at] = Math.max(longest[at] ?? 0, now - (last[at] ?? began));
      last[at] = now;
      looks += 1;
      response.end(JSON.stringify({ data: executions(Date.now()), nextCursor: null }));
    } else response.end(JSON.stringify(workflow(true)));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    waits: () => {
      const now = performance.now();
      return Array.from(longest, (wait, at) => Math.max(wait, now - (last[at] ?? began)) / 1_000);
    },
    looks: () => looks,
    calls: () => calls,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
