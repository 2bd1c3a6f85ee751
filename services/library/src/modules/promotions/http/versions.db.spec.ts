// Real: HTTP through the whole service on PostgreSQL 18, sockets. Stand-in: two n8n (infra/n8n-sandbox).
import { AutomationUpdate } from '@stroomwerk/contracts/library';
import { deployLibrary, receipts } from '../../../../test/deploying.js';
import { chain, node } from '../../../../test/flows.js';
import type { LibraryApp } from '../../../../test/library-app.js';
import {
  closeAll,
  edit,
  form,
  promoted,
  stepIn,
  type Tester,
  tester,
  withParameter,
} from '../../../../test/promoting.js';
import { stock } from '../../../../test/stock.js';
import type { N8nWorkflow } from '../../workflows/domain/n8n.js';

jest.setTimeout(180_000);

/** What the library makes better meets what was tried, changed by hand and promoted. */
describe('newer versions of what was promoted', () => {
  let library: LibraryApp;
  let one: Tester;
  beforeEach(async () => {
    library = await deployLibrary();
    one = await tester(library);
  });
  afterEach(async () => {
    await closeAll(one);
    await library.close();
  });

  /** The library gets a newer version with a step at its end. */
  async function improve(): Promise<void> {
    const [row] = await library.database.query<{ file: string; settings: object }[]>(
      'select file, settings from library.workflow where filename = $1',
      [receipts],
    );
    const { nodes, name } = JSON.parse(row?.file ?? '') as N8nWorkflow;
    const flow = chain(...nodes, node('Bewaar', 'set', { typeVersion: 3.4, parameters: { keep: true } }));
    await stock(library, {
      [receipts]: JSON.stringify({ name, settings: { executionOrder: 'v1' }, ...flow }),
    });
    await library.database.query(
      'update library.workflow set settings = $1, minutes_saved = 6 where filename = $2',
      [JSON.stringify(row?.settings), receipts],
    );
  }
  const look = async (id: string | null) =>
    AutomationUpdate.parse((await library.get(`/api/automations/${id}/update`, one.who.user)).body);
  async function update(id: string | null): Promise<AutomationUpdate> {
    const { offer } = await look(id);
    const answer = await library.send('POST', `/api/automations/${id}/update`, one.who.user, {
      ...{ looked: offer?.looked, to_version: offer?.to_version, answers: {} },
    });
    return AutomationUpdate.parse(answer.body);
  }

  it('come in beside what the customer changed on the trial, with the accounts and values of production', async () => {
    edit(one.who.n8n, withParameter('Meld', 'text', 'Zo wil ik het'), {
      more: [node('Van mij', 'noOp', { id: 'eigen' })],
    });
    const { automation_id: live } = await promoted(library, one, { values: { who: 'zaak@klant.nl' } });
    expect(await look(live)).toMatchObject({ state: 'none', version: 1 });
    await improve();
    expect((await look(live)).offer).toMatchObject({
      ...{
        conflicts: [],
        apart: null,
        by_hand: [],
        changes: { added: ['Bewaar'], removed: [], changed: [] },
      },
      keeps: { own_steps: ['Van mij'], values: 3 },
    });
    expect((await update(live)).done?.state).toBe('updated');
    expect(stepIn(one.live, 'Bewaar')?.parameters).toEqual({ keep: true });
    expect(stepIn(one.live, 'Meld')).toMatchObject({
      ...{ parameters: { text: 'Zo wil ik het' }, credentials: { slackApi: { id: one.slack } } },
    });
    expect(JSON.stringify(stepIn(one.live, 'Instellingen')?.parameters)).toContain('zaak@klant.nl');
  });

  it('go along from the trial, and production is then the newest', async () => {
    const { automation_id: live } = await promoted(library, one);
    await improve();
    expect((await update(one.trial)).done?.state).toBe('updated');
    expect(await form(library, one)).toMatchObject({ refusal: null, conflicts: [] });
    expect((await promoted(library, one)).state).toBe('done');
    expect(stepIn(one.live, 'Bewaar')?.parameters).toEqual({ keep: true });
    expect(await look(live)).toMatchObject({ state: 'none', version: 2 });
  });

  it('that production had first are not taken out by a trial without them', async () => {
    const { automation_id: live } = await promoted(library, one);
    await improve();
    await update(live);
    edit(one.who.n8n, withParameter('Meld', 'text', 'Anders'));
    expect((await promoted(library, one)).state).toBe('done');
    expect(stepIn(one.live, 'Bewaar')?.parameters).toEqual({ keep: true });
    expect(stepIn(one.live, 'Meld')?.parameters.text).toBe('Anders');
    expect(await look(live)).toMatchObject({ state: 'none', version: 2 });
  });
});
