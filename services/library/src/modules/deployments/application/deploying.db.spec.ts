// Real: the whole service on PostgreSQL 18, sockets. Stand-in: n8n (infra/n8n-sandbox) with its faults.
import {
  begun,
  type Customer,
  carriedOn,
  customer,
  deployLibrary,
  look,
  request,
  work,
} from '../../../../test/deploying.js';
import type { LibraryApp } from '../../../../test/library-app.js';
import { CustomerN8n } from '../../connections/index.js';
import type { N8nClient } from '../../n8n/index.js';
import { beginUndo, stranded } from '../persistence/deployments.js';

jest.setTimeout(180_000);

class Killed extends Error {}

describe('what goes wrong while deploying', () => {
  let library: LibraryApp;
  let who: Customer;
  beforeAll(async () => {
    library = await deployLibrary();
  });
  beforeEach(async () => {
    who = await customer(library);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await who.n8n.close();
  });
  afterAll(() => library.close());

  const there = () => who.n8n.instance.state.workflows;
  const automations = () =>
    library.database.query<{ n8n_workflow_id: string; status: string }[]>(
      'select n8n_workflow_id, status from library.automation where account_id = $1',
      [who.user.accountId],
    );
  /** The process dies at a call of n8n, before it or after n8n carried it out. @returns whether it came so far */
  async function killedAt(id: string, call: number, moment: 'before' | 'after'): Promise<boolean> {
    const customers = library.app.get(CustomerN8n);
    const open = customers.open.bind(customers);
    let calls = 0;
    jest.spyOn(customers, 'open').mockImplementation(async (connectionId) => {
      const client = await open(connectionId);
      return new Proxy(client, {
        get(target, name) {
          const method: unknown = Reflect.get(target, name, target);
          if (typeof method !== 'function') return method;
          return async (...args: unknown[]) => {
            calls += 1;
            if (calls === call && moment === 'before') throw new Killed();
            const answer: unknown = await Reflect.apply(method, target, args);
            if (calls === call) throw new Killed();
            return answer;
          };
        },
      }) as N8nClient;
    });
    const died = await work(library, id).then(
      () => false,
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        return true;
      },
    );
    jest.restoreAllMocks();
    return died;
  }

  it('leaves nothing twice and nothing lost, wherever a process is killed', async () => {
    for (const moment of ['before', 'after'] as const)
      for (let call = 1; ; call += 1) {
        const { id } = await begun(library, who, request(who, { again: true }));
        const died = await killedAt(id, call, moment);
        const { deployment } = await carriedOn(library, who, id);
        expect([call, moment, deployment.state, there().length]).toEqual([call, moment, 'published', 1]);
        const [workflow] = there();
        expect(await automations()).toEqual([{ n8n_workflow_id: workflow?.id, status: 'running' }]);
        expect([workflow?.tagIds.length, workflow?.activeVersionId === null]).toEqual([1, false]);
        await beginUndo(library.database, id, library.clock.now());
        await carriedOn(library, who, id);
        if (!died) {
          expect(call).toBeGreaterThan(5);
          break;
        }
      }
  });

  it('finds what a killed undoing left, and ends it', async () => {
    for (const moment of ['before', 'after'] as const)
      for (let call = 1; ; call += 1) {
        const { id } = await begun(library, who);
        await carriedOn(library, who, id);
        await beginUndo(library.database, id, library.clock.now());
        const died = await killedAt(id, call, moment);
        expect((await carriedOn(library, who, id)).deployment.state).toBe('undone');
        expect([there(), await automations()]).toEqual([[], []]);
        if (!died) break;
      }
  });

  it.each([
    [{ call: 'POST /workflows', hangUp: true, after: true }, 'its answer is lost'],
    [{ call: 'POST /workflows', hangUp: true }, 'it never got there'],
    [{ call: 'POST /workflows', status: 500, after: true, times: 2 }, 'made twice with an error'],
    [{ call: 'POST /workflows', status: 502, page: '<html>' }, 'a proxy that is broken'],
    [{ call: 'POST /workflows/{id}/publish', status: 500, times: 3 }, 'broken in the middle'],
    [{ call: 'PUT /workflows/{id}/tags', status: 503 }, 'broken at the tag'],
    [{ call: 'GET /tags', status: 500, times: 2 }, 'broken before the tag'],
  ] as const)('%j (%s): comes again and places one', async (fault, _why) => {
    const { id } = await begun(library, who);
    who.n8n.faults.add(fault);
    const { deployment, waits } = await carriedOn(library, who, id);
    expect([deployment.state, there().length, (await automations()).length]).toEqual(['published', 1, 1]);
    expect(waits.length).toBeGreaterThan(0);
  });

  it('waits as long as a busy n8n asks for', async () => {
    const { id } = await begun(library, who);
    who.n8n.faults.add({ call: 'POST /workflows', status: 429, retryAfter: 17 });
    const { deployment, waits } = await carriedOn(library, who, id);
    expect([deployment.state, waits]).toEqual(['published', [17]]);
  });

  it('after minutes takes out what it placed', async () => {
    const { id } = await begun(library, who);
    who.n8n.faults.add({ call: 'POST /workflows/{id}/publish', status: 500, times: 1_000 });
    const { deployment } = await carriedOn(library, who, id, 60_000);
    expect(deployment).toMatchObject({ state: 'failed', left_behind: null, problem: { code: 'broken' } });
    expect([there(), await automations()]).toEqual([[], []]);
  });

  it('names what it could not take out again', async () => {
    const { id } = await begun(library, who);
    who.n8n.faults.add({ call: 'POST /workflows/{id}/publish', status: 500, times: 1_000 });
    who.n8n.faults.add({ call: 'DELETE /workflows/{id}', status: 500, times: 1_000 });
    const { deployment } = await carriedOn(library, who, id, 60_000);
    const url = `${who.n8n.url}/workflow/${there()[0]?.id}`;
    expect(deployment).toMatchObject({ state: 'failed', left_behind: { name: 'Bonnetjes', n8n_url: url } });
  });

  it('leaves nothing where n8n was away all the time', async () => {
    const { id } = await begun(library, who);
    await who.n8n.close();
    const { deployment } = await carriedOn(library, who, id, 60_000);
    expect(deployment).toMatchObject({
      state: 'failed',
      left_behind: null,
      problem: { code: 'unreachable' },
    });
  });

  it('says at once where the key was taken back', async () => {
    const { id } = await begun(library, who);
    who.n8n.faults.add({ status: 401, times: 100 });
    const { deployment, waits } = await carriedOn(library, who, id);
    expect([deployment.state, deployment.problem?.code, waits]).toEqual(['failed', 'wrong_key', []]);
  });

  it('leaves it placed where n8n does not publish it, with n8n’s own sentence shown and kept nowhere', async () => {
    const without = await customer(library, { unknownTypes: ['n8n-nodes-base.slack'] });
    try {
      const { id } = await begun(library, without);
      const { deployment } = await carriedOn(library, without, id);
      expect(deployment).toMatchObject({
        ...{ state: 'placed', left_behind: null, published_at: null },
        problem: { code: 'publish_refused', said: 'Unrecognized node type: n8n-nodes-base.slack' },
      });
      const [row] = await library.database.query<object[]>('select * from library.deployment where id = $1', [
        id,
      ]);
      expect(JSON.stringify(row)).not.toContain('Unrecognized');
      library.clock.advance(11 * 60_000);
      expect((await look(library, without, id)).problem?.said).toBeNull();
      const listed = await library.database.query(
        'select status from library.automation where account_id = $1',
        [without.user.accountId],
      );
      expect(listed).toEqual([{ status: 'stopped' }]);
    } finally {
      await without.n8n.close();
    }
  });

  it('leaves it placed where the key may not publish, and goes on without a tag where it may not make one', async () => {
    const few = await customer(library, {
      scopes: [
        ...['workflow:create', 'workflow:list', 'workflow:read', 'workflow:update', 'credential:list'],
        ...['execution:list', 'workflow:delete'],
      ],
    });
    try {
      const { deployment } = await carriedOn(library, few, (await begun(library, few)).id);
      expect(deployment).toMatchObject({ state: 'placed', problem: { code: 'publish_not_allowed' } });
      expect(few.n8n.instance.state.tags).toEqual([]);
    } finally {
      await few.n8n.close();
    }
  });

  it('says where the workflow disappeared in the middle', async () => {
    const { id } = await begun(library, who);
    expect(await killedAt(id, 5, 'before')).toBe(true);
    there().splice(0);
    const { deployment } = await carriedOn(library, who, id);
    expect(deployment).toMatchObject({ state: 'failed', problem: { code: 'gone' }, left_behind: null });
    expect(await automations()).toEqual([]);
  });

  it('takes out what was made while it was being undone', async () => {
    const { id } = await begun(library, who);
    const create = who.n8n.instance.create.bind(who.n8n.instance);
    const made = jest.spyOn(who.n8n.instance, 'create').mockImplementation((sent) => create(sent));
    const customers = library.app.get(CustomerN8n);
    const open = customers.open.bind(customers);
    jest.spyOn(customers, 'open').mockImplementationOnce(async (connectionId) => {
      const client = await open(connectionId);
      const createWorkflow = client.createWorkflow.bind(client);
      client.createWorkflow = async (sent) => {
        const workflow = await createWorkflow(sent);
        await beginUndo(library.database, id, library.clock.now());
        return workflow;
      };
      return client;
    });
    expect(await work(library, id)).toBeUndefined();
    expect([made.mock.calls.length, there()]).toEqual([1, []]);
    expect((await carriedOn(library, who, id)).deployment.state).toBe('undone');
  });

  it('finds those that nobody goes on with', async () => {
    const { id } = await begun(library, who);
    const later = (ms: number) => new Date(library.clock.now().getTime() + ms);
    expect(await stranded(library.database, later(-1), 100)).not.toContain(id);
    expect(await stranded(library.database, later(1), 100)).toContain(id);
    await carriedOn(library, who, id);
    expect(await stranded(library.database, later(1), 100)).not.toContain(id);
    expect((await look(library, who, id)).state).toBe('published');
  });
});
