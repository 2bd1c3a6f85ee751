// Real: HTTP through the whole service on PostgreSQL 18, sockets to n8n. Stand-in: n8n (infra/n8n-sandbox).
import {
  AdoptableResponse,
  Adopted,
  Automation,
  AutomationUpdate,
  WorkflowDetail,
} from '@stroomwerk/contracts/library';
import { type Customer, customer, deployLibrary, receipts } from '../../../../test/deploying.js';
import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { accountErasure, erasure } from '../../../erasure.js';
import type { N8nWorkflow } from '../../workflows/domain/n8n.js';

const path = '/api/automations/adoptable';
type Step = Parameters<Customer['n8n']['instance']['create']>[0]['nodes'][number];

describe('workflows from the gallery', () => {
  let library: LibraryApp;
  let who: Customer;
  const opened: Customer[] = [];
  beforeAll(async () => {
    library = await deployLibrary();
  });
  beforeEach(async () => {
    who = await someone();
  });
  afterAll(async () => {
    for (const { n8n } of opened) await n8n.close();
    await library?.close();
  });

  const someone = async (): Promise<Customer> => {
    const made = await customer(library, { now: () => library.clock.now() });
    opened.push(made);
    return made;
  };
  const found = async (of: Customer = who, lang = 'nl') =>
    AdoptableResponse.parse((await library.get(path, of.user, { 'accept-language': lang })).body);
  const adopt = (workflow: { id: string }, of: Customer = who, user: TestUser = of.user) =>
    library.send('POST', path, user, { connection: of.connection, n8n_workflow_id: workflow.id });
  const adopted = async (workflow: { id: string }, of: Customer = who): Promise<Adopted> => {
    const answer = await adopt(workflow, of);
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return Adopted.parse(answer.body);
  };
  const list = async (of: Customer = who): Promise<Automation[]> =>
    (await library.get<Automation[]>('/api/automations', of.user)).body;
  const row = async () => {
    const [one] = await library.database.query<
      { id: string; number: number; file: string; version: number }[]
    >('select id, number, file, version from library.workflow where filename = $1', [receipts]);
    return one as { id: string; number: number; file: string; version: number };
  };
  /** As the editor makes it from the gallery, with the customer's account and a name of theirs. */
  async function inserted(of: Customer = who, name = 'Mijn bonnen') {
    const { number, file } = await row();
    const { nodes, connections } = JSON.parse(file) as Pick<N8nWorkflow, 'connections'> & { nodes: Step[] };
    const accounts: Record<string, Step['credentials']> = {
      Bonmail: { gmailOAuth2: { id: of.gmail, name: 'Gmail administratie' } },
      Meld: { slackApi: { id: of.slack, name: 'Slack team' } },
    };
    const linked = nodes.map((node) => ({
      ...node,
      ...(accounts[node.name] && { credentials: accounts[node.name] }),
    }));
    return of.n8n.instance.fromTemplate(String(number), { name, nodes: linked, connections, settings: {} });
  }

  it('are found with where they came from, and nothing is adopted by itself', async () => {
    const workflow = await inserted();
    who.n8n.instance.create({ name: 'Eigen werk', nodes: [], connections: {}, settings: {} });
    who.n8n.instance.fromTemplate('987654', { name: 'Van elders', nodes: [], connections: {}, settings: {} });
    const answer = await found();
    expect(answer.unread).toEqual([]);
    expect(answer.found).toEqual([
      expect.objectContaining({
        n8n_workflow_id: workflow.id,
        name: 'Mijn bonnen',
        filename: receipts,
        version: 1,
      }),
    ]);
    expect(answer.found[0]?.n8n_url).toBe(`${who.n8n.url}/workflow/${workflow.id}`);
    expect(await list()).toEqual([]);
  });

  it('that bear a number of ours and are somebody else’s are none', async () => {
    const { number } = await row();
    const foreign = { name: 'X', type: 'n8n-nodes-base.airtable', parameters: {} };
    const workflow = who.n8n.instance.fromTemplate(String(number), {
      ...{ name: 'n8n.io', nodes: [foreign], connections: {}, settings: {} },
    });
    expect((await found()).found).toEqual([]);
    expect((await adopt(workflow)).body.code).toBe('library.adoption_not_found');
  });

  it('become an automation like a deployed one, once, and change nothing in n8n', async () => {
    const workflow = await inserted();
    who.n8n.instance.publish(workflow);
    const before = JSON.stringify(workflow);
    const [one, two] = await Promise.all([adopted(workflow), adopted(workflow)]);
    expect(two).toEqual(one);
    expect(await adopted(workflow)).toEqual(one);
    expect(JSON.stringify(workflow)).toBe(before);
    expect(await list()).toEqual([
      expect.objectContaining({
        ...{ id: one.automation_id, kind: 'linked', status: 'running', name: 'Mijn bonnen' },
        workflow_filename: receipts,
      }),
    ]);
    expect((await found()).found).toEqual([]);
    const page = await library.get(`/api/workflows-library/${receipts}`, who.user);
    expect(WorkflowDetail.parse(page.body).running).toEqual([
      { automation_id: one.automation_id, name: 'Mijn bonnen', status: 'running' },
    ]);
  });

  it('go off the list again and stay in n8n, and come back as they were', async () => {
    const workflow = await inserted();
    const { automation_id: id } = await adopted(workflow);
    await library.send('DELETE', `/api/automations/${id}`, who.user);
    expect([await list(), (await found()).found]).toEqual([[], []]);
    expect(who.n8n.instance.state.workflows).toContain(workflow);
    expect((await adopted(workflow)).automation_id).toBe(id);
    expect(await list()).toHaveLength(1);
  });

  it('are as many as the plan has, also when all are adopted at once', async () => {
    await library.database.query(
      `update library.entitlement set price_tier = 'starter_monthly' where account_id = $1`,
      [who.user.accountId],
    );
    const made = [];
    for (let at = 0; at < 7; at += 1) made.push(await inserted(who, `Bon ${at}`));
    const answers = await Promise.all(made.map((one) => adopt(one)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(2).fill('library.automation_limit'));
    expect((await found()).automations).toEqual({ used: 5, most: 5, next_plan: 'launch_special' });
  });

  it('of another account do not exist, nor without a plan or a login', async () => {
    const workflow = await inserted();
    const other = await someone();
    expect((await adopt(workflow, who, other.user)).body.code).toBe('library.connection_not_found');
    expect((await found(other)).found).toEqual([]);
    expect((await library.get(path)).status).toBe(401);
    await library.subscribe(who.user, 'canceled', 2);
    expect(await found()).toMatchObject({ found: [], unread: [] });
    expect((await adopt(workflow)).body.code).toBe('library.subscription_required');
  });

  it('that are gone, archived or unreadable are none, and an n8n that does not answer is named', async () => {
    const workflow = await inserted();
    workflow.isArchived = true;
    expect((await found()).found).toEqual([]);
    expect((await adopt(workflow)).body.code).toBe('library.adoption_not_found');
    expect((await adopt({ id: 'weg' })).body.code).toBe('library.adoption_not_found');
    who.n8n.faults.add({ call: 'GET /workflows', status: 500 });
    expect((await found()).unread).toEqual([{ id: who.connection, name: expect.any(String) }]);
  });

  describe('with a newer version of ours', () => {
    const update = async (id: string) =>
      AutomationUpdate.parse((await library.get(`/api/automations/${id}/update`, who.user)).body);
    /** Our workflow gets another text at its last step. */
    async function newer(): Promise<void> {
      const { id, version, file } = await row();
      await library.database.query(
        `insert into library.workflow_version (workflow_id, version, file, content_hash, published_at)
         select id, version, file, content_hash, updated_at from library.workflow where id = $1`,
        [id],
      );
      const flow = JSON.parse(file) as N8nWorkflow;
      const nodes = flow.nodes.map((node) =>
        node.name === 'Meld'
          ? { ...node, parameters: { ...node.parameters, text: `v${version + 1}` } }
          : node,
      );
      await library.database.query(
        `update library.workflow set file = $2, content_hash = repeat($3, 64), version = version + 1 where id = $1`,
        [id, JSON.stringify({ ...flow, nodes }), String(version % 10)],
      );
    }

    it('are brought up to date with their accounts and values kept, and back', async () => {
      const workflow = await inserted();
      const { automation_id: id } = await adopted(workflow);
      expect((await update(id)).state).toBe('none');
      await newer();
      const offer = await update(id);
      expect(offer).toMatchObject({ state: 'offered', offer: { conflicts: [], by_hand: [] } });
      const answer = await library.send('POST', `/api/automations/${id}/update`, who.user, {
        ...{ looked: offer.offer?.looked, to_version: offer.offer?.to_version, answers: {} },
      });
      expect([answer.status, answer.body]).toEqual([
        expect.any(Number),
        expect.objectContaining({ state: 'none' }),
      ]);
      const nodes = workflow.versions.at(-1)?.nodes ?? [];
      const told = nodes.find(({ name }) => name === 'Meld');
      expect(told?.parameters?.text).toMatch(/^v\d+$/);
      expect(told?.credentials?.slackApi?.id).toBe(who.slack);
      expect(nodes.map(({ name }) => name)).toEqual(['Bonmail', 'Instellingen', 'Meld']);
      expect(workflow.name).toBe('Mijn bonnen');
    });

    it('are watched without updates where nobody can tell which version they came from', async () => {
      await newer();
      const workflow = await inserted();
      workflow.versions = workflow.versions.map((version) => ({
        ...version,
        nodes: version.nodes.map((node) =>
          node.name === 'Meld' ? { ...node, parameters: { text: 'eigen' } } : node,
        ),
      }));
      expect((await found()).found[0]?.version).toBeNull();
      const { automation_id: id, version } = await adopted(workflow);
      expect(version).toBeNull();
      const none = await library.get(`/api/automations/${id}/update`, who.user);
      expect(none.body.code).toBe('library.automation_not_found');
      expect(await list()).toHaveLength(1);
    });
  });

  it('keep nothing of who goes', async () => {
    const workflow = await inserted();
    await adopted(workflow);
    const rows = (what: string) =>
      library.database.query<{ made_by: string | null }[]>(
        `select made_by from library.automation_adoption where account_id = $1 ${what}`,
        [who.user.accountId],
      );
    for (const statement of erasure) await library.database.query(statement, [who.user.userId]);
    expect(await rows('')).toEqual([{ made_by: null }]);
    for (const statement of accountErasure) await library.database.query(statement, [who.user.accountId]);
    expect(await rows('')).toEqual([]);
  });
});
