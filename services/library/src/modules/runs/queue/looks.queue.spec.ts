// Real: the queue on either backend with its workers, PostgreSQL, sockets. Stand-in: n8n (infra/n8n-sandbox).
import { randomUUID } from 'node:crypto';
import { Connection, RunsResponse } from '@stroomwerk/contracts/library';
import { createN8nSandbox, type N8nSandbox } from '@stroomwerk/n8n-sandbox';
import { testRedisUrl, until } from '@stroomwerk/test-kit';
import { type LibraryApp, startLibrary } from '../../../../test/library-app.js';
import { agreementVersion } from '../../connections/domain/agreement.js';

describe.each(['PostgreSQL', 'Redis'])('looks on %s', (backend) => {
  let library: LibraryApp;
  let n8n: N8nSandbox;
  beforeAll(async () => {
    const redis: Record<string, string> = backend === 'Redis' ? { REDIS_URL: testRedisUrl() } : {};
    library = await startLibrary({ env: { N8N_ALLOW_PRIVATE: 'machine', ...redis } });
    n8n = await createN8nSandbox({ now: () => library.clock.now() });
  });
  afterAll(async () => {
    await library?.close();
    await n8n?.close();
  });

  const path = '/api/automations/connections';
  async function connected(): Promise<{ user: ReturnType<LibraryApp['user']>; connectionId: string }> {
    const user = library.user();
    await library.subscribe(user, 'active', 1);
    await library.send('POST', `${path}/agreement`, user, { version: agreementVersion });
    const answer = await library.send('POST', path, user, { address: n8n.url, key: n8n.key() });
    return { user, connectionId: Connection.parse(answer.body).id };
  }

  it('shows a run to whoever has it open, though others are dead', async () => {
    const dead = await Promise.all(Array.from({ length: 5 }, connected));
    await library.database.query(
      `update library.connection set address = 'http://127.0.0.1:9' where id = any($1)`,
      [dead.map(({ connectionId }) => connectionId)],
    );
    const { user, connectionId } = await connected();
    const trigger = { name: 'Elk uur', type: 'n8n-nodes-base.scheduleTrigger' };
    const workflow = n8n.instance.create({ name: 'X', nodes: [trigger], connections: {}, settings: {} });
    n8n.instance.publish(workflow);
    const id = randomUUID();
    await library.database.query(
      `insert into library.automation (id, account_id, name, status, minutes_saved_per_run, created_at, updated_at, kind,
         connection_id, n8n_workflow_id)
       values ($1, $2, 'X', 'stopped', 5, $3, $3, 'linked', $4, $5)`,
      [id, user.accountId, library.clock.now(), connectionId, workflow.id],
    );
    let last = performance.now();
    const shown = async () => {
      // The clock goes as time does: what is held would be over at once else.
      const now = performance.now();
      library.clock.advance(now - last);
      last = now;
      const { body } = await library.get(`/api/automations/${id}/runs`, user);
      return RunsResponse.parse(body).counts.all;
    };
    n8n.instance.run(workflow.id);
    await until('the first run shows', async () => (await shown()) === 1);
    n8n.instance.run(workflow.id);
    await until('the second run shows', async () => (await shown()) === 2);
    await until('the dead ones are noted', async () => {
      const rows = await library.database.query<{ failures: number }[]>(
        'select failures from library.connection_sync where failures > 0',
      );
      return rows.length === 5;
    });
  });
});
