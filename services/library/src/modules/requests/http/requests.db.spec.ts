import {
  AnsweredRequests,
  OpsRequest,
  OpsRequestsResponse,
  WorkflowRequest,
} from '@stroomwerk/contracts/library';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { member, smallLibrary, smallNames } from '../../../../test/stock.js';
import { erasure } from '../../../erasure.js';

const base = '/api/workflows-library';
const [first = '', second = ''] = smallNames(2);

// Real: HTTP through the whole service on PostgreSQL 18.
describe('workflows that members ask for', () => {
  let library: LibraryApp;
  let user: TestUser;
  let ops: TestUser & { role: 'ops'; name: string };
  beforeAll(async () => {
    library = await smallLibrary(2);
    ops = { ...library.user(), role: 'ops', name: 'Olga Ops' };
  });
  beforeEach(async () => {
    await library.database.query('delete from library.workflow_request');
    user = await member(library);
  });
  afterAll(() => library.close());

  const send = (text: string, as = user) => library.send('POST', `${base}/requests`, as, { text });
  const ask = async (text: string, as = user) => {
    const answer = await send(text, as);
    expect(answer.status).toBe(201);
    return WorkflowRequest.parse(answer.body);
  };
  const list = async (query = '') =>
    OpsRequestsResponse.parse((await library.get(`${base}/ops/requests?${query}`, ops)).body);
  const answered = async (as = user) =>
    AnsweredRequests.parse((await library.get(`${base}/requests/answered`, as)).body).requests;
  const act = (id: string, what: string, body: object, as: TestUser = ops) =>
    library.send('POST', `${base}/ops/requests/${id}/${what}`, as, body);

  it('is one request whoever asks for it in which spelling, and one vote an account', async () => {
    const other = await member(library);
    const asked = await ask('  Facturen naar Notion ');
    expect(asked).toMatchObject({ text: 'Facturen naar Notion', votes: 1, status: 'open', workflow: null });
    expect(await ask('facturen NOTION!')).toMatchObject({ id: asked.id, votes: 1 });
    expect(await ask('Facturen naar notion', other)).toMatchObject({ id: asked.id, votes: 2 });
    const more = await Promise.all(
      Array.from({ length: 5 }, async () => ask('Weer melden', await member(library))),
    );
    expect(new Set(more.map(({ id }) => id)).size).toBe(1);
    const { requests, total, open } = await list();
    expect([total, open]).toEqual([2, 2]);
    expect(requests.map(({ text, votes, language }) => [text, votes, language])).toEqual([
      ['Weer melden', 5, 'nl'],
      ['Facturen naar Notion', 2, 'nl'],
    ]);
    expect(JSON.stringify(requests)).not.toContain(user.userId);
  });

  it('401, 403 without a plan, 400 without words, 429 with ten open ones', async () => {
    expect((await library.send('POST', `${base}/requests`, undefined, { text: 'Iets' })).status).toBe(401);
    expect((await send('Iets moois', library.user())).body.code).toBe('library.subscription_required');
    expect((await send('x')).body.fields).toEqual({ text: 'Schrijf wat de workflow moet doen' });
    expect((await send('?!?!')).body.code).toBe('library.request_says_nothing');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => send(`Wens nummer ${at}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'library.too_many_requests' });
    const kept = answers.find(({ status }) => status === 201);
    expect((await send(WorkflowRequest.parse(kept?.body).text)).status).toBe(201);
  });

  it('tells whoever asked that it is there, until they have seen it', async () => {
    const other = await member(library);
    const { id } = await ask('Werk twee');
    await ask('werk twee', other);
    expect(await answered()).toEqual([]);
    const ended = await Promise.all([
      act(id, 'answer', { filename: second }),
      act(id, 'answer', { filename: second }),
    ]);
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409]);
    const workflow = { filename: second, name: 'Werk 2' };
    expect(OpsRequest.parse(ended.find(({ status }) => status === 200)?.body)).toMatchObject({
      ...{ status: 'answered', workflow, votes: 2 },
    });
    expect(await answered()).toMatchObject([{ id, text: 'Werk twee', workflow }]);
    expect(await answered(other)).toHaveLength(1);
    expect((await library.send('POST', `${base}/requests/${id}/seen`, user)).status).toBe(204);
    expect([await answered(), (await answered(other)).length]).toEqual([[], 1]);
    // Who asks for it now reads at once which it is.
    const late = await member(library);
    expect(await ask('WERK TWEE', late)).toMatchObject({ id, status: 'answered', workflow });
    expect(await answered(late)).toEqual([]);
    await library.database.query('update library.workflow set hidden = true where filename = $1', [second]);
    expect(await answered(other)).toEqual([]);
    // And who asks while it is away reads it when it is back.
    const meanwhile = await member(library);
    expect(await ask('werk twee', meanwhile)).toMatchObject({ id, status: 'answered', workflow: null });
    await library.database.query('update library.workflow set hidden = false');
    expect(await answered(meanwhile)).toMatchObject([{ id, workflow }]);
  });

  it('is declined with a reason, which only ops reads', async () => {
    const { id } = await ask('Iets ondoenlijks');
    expect((await act(id, 'close', { text: ' ' })).body.fields).toEqual({ text: 'Geef een reden' });
    expect(OpsRequest.parse((await act(id, 'close', { text: 'Kan niet' })).body)).toMatchObject({
      ...{ status: 'closed', reason: 'Kan niet', workflow: null },
    });
    expect([await answered(), (await list()).total, (await list('status=closed')).total]).toEqual([[], 0, 1]);
    expect(JSON.stringify(await ask('iets ondoenlijks'))).not.toContain('Kan niet');
  });

  it('is ops’ to answer: 403, 404 and 409 otherwise', async () => {
    const { id } = await ask('Werk een');
    for (const [what, body] of [
      ['answer', { filename: first }],
      ['close', { text: 'Nee' }],
    ] as const)
      expect((await act(id, what, body, user)).body.code).toBe('auth.forbidden');
    expect((await library.get(`${base}/ops/requests`, user)).status).toBe(403);
    expect((await act(id, 'answer', { filename: 'weg.json' })).body.code).toBe('library.workflow_not_found');
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const unknown of ['geen-id', nobody]) {
      expect((await act(unknown, 'answer', { filename: first })).body.code).toBe('library.request_not_found');
      const seen = await library.send('POST', `${base}/requests/${unknown}/seen`, user);
      expect([seen.status, seen.body.code]).toEqual([404, 'library.request_not_found']);
    }
  });

  it('forgets a person: their votes, and what only they asked for', async () => {
    const other = await member(library);
    await ask('Alleen van mij');
    await ask('Van ons beiden');
    await ask('van ons beiden', other);
    for (const statement of erasure) await library.database.query(statement, [user.userId]);
    expect((await list()).requests.map(({ text, votes }) => [text, votes])).toEqual([['Van ons beiden', 1]]);
  });
});
