// Real: the whole service on PostgreSQL 18, sockets. Stand-in: two n8n (infra/n8n-sandbox) with their faults.
import { PromotionResult } from '@stroomwerk/contracts/library';
import { deployLibrary, work } from '../../../../test/deploying.js';
import type { LibraryApp } from '../../../../test/library-app.js';
import {
  closeAll,
  deploymentOf,
  draft,
  edit,
  form,
  goneOn,
  press,
  promoted,
  resultOf,
  stepIn,
  type Tester,
  tester,
  undo,
  wish,
  withParameter,
} from '../../../../test/promoting.js';
import { CustomerN8n } from '../../connections/index.js';
import { beginUndo } from '../../deployments/persistence/deployments.js';
import type { N8nClient } from '../../n8n/index.js';
import { UpdateWriting } from '../../updates/index.js';
import { PromotionUpkeep } from './promotion-upkeep.js';

jest.setTimeout(180_000);

class Killed extends Error {}

describe('what goes wrong on the way to production', () => {
  let library: LibraryApp;
  let one: Tester;
  beforeAll(async () => {
    library = await deployLibrary();
  });
  beforeEach(async () => {
    one = await tester(library);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await closeAll(one);
  });
  afterAll(() => library.close());

  const there = () => one.live.instance.state.workflows;
  const automations = () =>
    library.database.query<{ n8n_workflow_id: string }[]>(
      'select n8n_workflow_id from library.automation where connection_id = $1',
      [one.production],
    );
  const kept = async () => {
    const [row] = await library.database.query<{ held: number }[]>(
      `select (select count(held) from library.deployment)::int
         + (select count(held) from library.promotion p where account_id = $1)::int as held`,
      [one.who.user.accountId],
    );
    return row?.held;
  };

  /** The process dies at a call of n8n, before it or after n8n carried it out. @returns whether it came so far */
  async function killedAt(call: number, moment: 'before' | 'after', what: () => Promise<unknown>) {
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
    const died = await what().then(
      () => false,
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        return true;
      },
    );
    jest.restoreAllMocks();
    return died;
  }
  const begin = async () => {
    const { body } = await press(library, one, wish(one, await form(library, one)));
    return PromotionResult.parse(body).id;
  };

  it('makes one wherever a process is killed, and keeps nothing of what was sent but for the next', async () => {
    for (const moment of ['before', 'after'] as const)
      for (let call = 1; ; call += 1) {
        const id = await begin();
        const deployment = (await deploymentOf(library, id)) ?? '';
        const died = await killedAt(call, moment, () => work(library, deployment));
        const { state } = await goneOn(library, one, id);
        expect([call, moment, state, there().length]).toEqual([call, moment, 'done', 1]);
        expect(await automations()).toEqual([{ n8n_workflow_id: there()[0]?.id }]);
        expect(stepIn(one.live, 'Meld')?.credentials).toMatchObject({ slackApi: { id: one.slack } });
        expect(await kept()).toBe(1);
        await beginUndo(library.database, deployment, library.clock.now());
        expect((await goneOn(library, one, id)).state).toBe('undone');
        await library.app.get(PromotionUpkeep).run();
        expect([there(), await kept()]).toEqual([[], 0]);
        if (!died) {
          expect(call).toBeGreaterThan(5);
          break;
        }
      }
  });

  it('changes it once wherever a process is killed', async () => {
    const first = await promoted(library, one);
    for (const moment of ['before', 'after'] as const)
      for (let call = 1; ; call += 1) {
        edit(one.who.n8n, withParameter('Meld', 'text', `${moment} ${call}`));
        const writing = library.app.get(UpdateWriting);
        const asked = await form(library, one);
        jest.spyOn(writing, 'goOn').mockResolvedValueOnce(undefined);
        const { body } = await press(library, one, wish(one, asked));
        const { id, state } = PromotionResult.parse(body);
        expect(state).toBe('working');
        const [row] = await library.database.query<{ update_id: string }[]>(
          'select update_id from library.promotion where id = $1',
          [id],
        );
        const died = await killedAt(call, moment, () => writing.goOn(row?.update_id ?? ''));
        expect((await form(library, one)).refusal).toBe(died ? 'running' : null);
        await writing.goOn(row?.update_id ?? '');
        expect(await resultOf(library, one, id)).toMatchObject({
          ...{ act: 'updated', state: 'done', automation_id: first.automation_id },
        });
        expect([there().length, stepIn(one.live, 'Meld')?.parameters.text]).toEqual([1, `${moment} ${call}`]);
        if (!died) break;
      }
  });

  it('leaves nothing where production goes away in the middle, and can begin again', async () => {
    const id = await begin();
    one.live.faults.add({ call: 'POST /workflows/{id}/publish', status: 500, times: 1_000 });
    const failed = await goneOn(library, one, id);
    expect(failed).toMatchObject({ state: 'failed', can_undo: false, automation_id: null, n8n_url: null });
    expect(failed.problem?.detail).not.toBe('');
    expect([there(), await automations()]).toEqual([[], []]);
    one.live.faults.clear();
    expect(await form(library, one)).toMatchObject({
      refusal: null,
      target: null,
      last: { id, state: 'failed' },
    });
    expect((await promoted(library, one)).state).toBe('done');
  });

  it('puts everything back where production refuses the change, with n8n’s own sentence', async () => {
    await promoted(library, one);
    const before = JSON.stringify(draft(one.live).nodes);
    edit(one.who.n8n, withParameter('Meld', 'text', 'Anders'));
    one.live.faults.add({ call: 'PUT /workflows/{id}', status: 400, times: 1 });
    const { body } = await press(library, one, wish(one, await form(library, one)));
    expect(PromotionResult.parse(body)).toMatchObject({ act: 'updated', state: 'failed' });
    expect(JSON.stringify(draft(one.live).nodes)).toBe(before);
    // It did not come there, so the next one is measured against the one before.
    expect((await promoted(library, one)).state).toBe('done');
    expect(stepIn(one.live, 'Meld')?.parameters.text).toBe('Anders');
  });

  it('is measured against the promotion before where production was put back to a backup', async () => {
    await promoted(library, one);
    const backup = one.live.backup();
    edit(one.who.n8n, withParameter('Meld', 'text', 'Een'));
    await promoted(library, one);
    one.live.restore(backup);
    edit(one.who.n8n, withParameter('Meld', 'text', 'Twee'));
    expect(await form(library, one)).toMatchObject({ refusal: null, conflicts: [] });
    expect((await promoted(library, one)).state).toBe('done');
    expect(stepIn(one.live, 'Meld')?.parameters.text).toBe('Twee');
  });

  it('erases what no promotion is measured against any more', async () => {
    await promoted(library, one);
    edit(one.who.n8n, withParameter('Meld', 'text', 'Een'));
    const second = await promoted(library, one);
    const upkeep = library.app.get(PromotionUpkeep);
    await upkeep.run();
    expect(await kept()).toBe(2);
    library.clock.advance(31 * 24 * 60 * 60_000);
    await upkeep.run();
    expect(await kept()).toBe(1);
    expect((await undo(library, one, second.id)).body.code).toBe('library.update_no_way_back');
    await library.send('DELETE', `/api/automations/connections/${one.production}`, one.who.user);
    await upkeep.run();
    expect(await kept()).toBe(0);
  });
});
