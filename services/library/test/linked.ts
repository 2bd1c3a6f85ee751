import { randomUUID } from 'node:crypto';
import type { PriceTier } from '@stroomwerk/contracts';
import { Automation, Connection, RunsResponse } from '@stroomwerk/contracts/library';
import { createN8nSandbox, type N8nSandbox } from '@stroomwerk/n8n-sandbox';
import { agreementVersion } from '../src/modules/connections/domain/agreement.js';
import { ConnectionSync } from '../src/modules/connections/index.js';
import { Looks } from '../src/modules/runs/application/looks.js';
import { type LibraryApp, startLibrary, type TestUser } from './library-app.js';

type SandboxWorkflow = ReturnType<N8nSandbox['instance']['create']>;

/** A customer with a connected n8n (infra/n8n-sandbox). */
export interface Customer {
  readonly user: TestUser;
  readonly n8n: N8nSandbox;
  readonly key: string;
  readonly connectionId: string;
}

export interface LinkedApp {
  readonly library: LibraryApp;
  customer(tier?: PriceTier): Promise<Customer>;
  /** A workflow that n8n starts by itself, as deploying places it. */
  place(n8n: N8nSandbox, name?: string): SandboxWorkflow;
  /** The automation of a workflow. @returns its id */
  link(customer: Customer, workflow: SandboxWorkflow): Promise<string>;
  /** A workflow that runs, linked and looked at once. */
  running(customer: Customer, name?: string): Promise<{ id: string; workflow: SandboxWorkflow }>;
  /** One look at a connection that is due now, as a worker has it. */
  look(connectionId: string): Promise<void>;
  automation(customer: Customer, id: string): Promise<Automation>;
  runs(customer: Customer, id: string, query?: string): Promise<RunsResponse>;
  close(): Promise<void>;
}

const step = (name: string, type: string) => ({
  name,
  type,
  typeVersion: 1,
  position: [0, 0],
  parameters: {},
});
/** The step that fails in what these tests let happen. */
export const failingStep = 'Stuur mail';

/** The service without workers, so that a look happens when a test says so. */
export async function startLinked(): Promise<LinkedApp> {
  const library = await startLibrary({ env: { N8N_ALLOW_PRIVATE: 'machine', WORKERS: 'none' } });
  const sandboxes: N8nSandbox[] = [];
  const app: LinkedApp = {
    library,
    async customer(tier = 'launch_special') {
      const n8n = await createN8nSandbox({ now: () => library.clock.now() });
      sandboxes.push(n8n);
      const user = library.user();
      await library.subscribe(user, 'active', 1);
      await library.database.query('update library.entitlement set price_tier = $2 where account_id = $1', [
        user.accountId,
        tier,
      ]);
      const path = '/api/automations/connections';
      await library.send('POST', `${path}/agreement`, user, { version: agreementVersion });
      const key = n8n.key();
      const answer = await library.send('POST', path, user, { address: n8n.url, key });
      return { user, n8n, key, connectionId: Connection.parse(answer.body).id };
    },
    place: ({ instance }, name = 'Facturen') =>
      instance.create({
        name,
        nodes: [step('Elk uur', 'n8n-nodes-base.scheduleTrigger'), step(failingStep, 'n8n-nodes-base.gmail')],
        connections: {},
        settings: { executionOrder: 'v1' },
      }),
    async link({ user, connectionId }, { id: workflowId, name }) {
      const id = randomUUID();
      await library.database.query(
        `insert into library.automation (id, account_id, name, status, minutes_saved_per_run, created_at, updated_at, kind,
           connection_id, n8n_workflow_id)
         values ($1, $2, $3, 'stopped', 5, $4, $4, 'linked', $5, $6)`,
        [id, user.accountId, name, library.clock.now(), connectionId, workflowId],
      );
      return id;
    },
    async running(customer, name) {
      const workflow = app.place(customer.n8n, name);
      customer.n8n.instance.publish(workflow);
      const id = await app.link(customer, workflow);
      await app.look(customer.connectionId);
      return { id, workflow };
    },
    async look(connectionId) {
      const now = library.clock.now();
      await library.database.query(
        `update library.connection_sync set next_at = case when connection_id = $1 then $2::timestamptz
           else $2::timestamptz + interval '1 hour' end, held_until = null`,
        [connectionId, now],
      );
      const sync = library.app.get(ConnectionSync);
      const held = [...(await sync.claim(1, false)), ...(await sync.claim(1, true))];
      for (const one of held) await library.app.get(Looks).look(one);
    },
    automation: async ({ user }, id) =>
      Automation.parse((await library.get(`/api/automations/${id}`, user)).body),
    runs: async ({ user }, id, query = '') =>
      RunsResponse.parse((await library.get(`/api/automations/${id}/runs${query}`, user)).body),
    async close() {
      for (const one of sandboxes) await one.close();
      await library.close();
    },
  };
  return app;
}
