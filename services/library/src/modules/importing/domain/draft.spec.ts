import { chain, node } from '../../../../test/flows.js';
import { importDraft } from './draft.js';
import type { RawWorkflow } from './raw-workflow.js';

const flow = chain(node('Start', 'manualTrigger'), node('Meld', 'slack'));
const source = (change: Partial<RawWorkflow> = {}): RawWorkflow => ({
  ...{ raw: flow, name: 'Meld orders', description: '', tags: [], stringTags: false },
  ...change,
});

it('has what the file says, and what the rules derive from it', () => {
  const given = source({ description: '<b>Meldt</b> orders.', tags: ['a', ' <i>b</i> ', 'a', '<br>'] });
  const draft = importDraft('map/Meld orders.json', given);
  expect(draft).toMatchObject({
    ...{
      file: 'map/Meld orders.json',
      filename: 'Meld-orders.json',
      slug: 'meld-orders',
      name: 'Meld orders',
    },
    ...{ authorsDescription: true, tags: ['a', 'b'], source: 'import', english: { descriptions: [] } },
    ...{
      trigger_type: 'Manual',
      complexity: 'low',
      node_count: 2,
      integrations: ['Slack'],
      minutes_saved: 2,
    },
    ...{
      community_integrations: [],
      category: 'ecommerce',
      graph: { kinds: 'ts', edges: [[0, 1]] },
      notes: [],
    },
    ...{ english_flow: null, english_content: null, english_hash: null, setup_steps: [], accounts: [] },
    ...{ settings: [], places: [] },
    ...{ author: 'Onbekend', licence: 'Eigen verzameling van de beheerder' },
    remarks: [{ code: 'markup_removed', count: 1 }],
  });
  expect(draft.steps.map(({ name }) => name)).toEqual(['Start', 'Meld']);
  expect(draft.descriptions[0]).toBe('Meldt orders.');
  expect(draft.descriptions.at(-1)).toBe('Meld orders (Meld-orders.json)');
  expect(draft.content).toMatch(/^\{\n {2}"name": "Meld orders"[\s\S]+\}\n$/);
  for (const unknown of [
    'difficulty',
    'time_to_deploy',
    'short_benefit',
    'tier_required',
    'top_rank',
  ] as const)
    expect(draft[unknown]).toBeNull();
});

it('describes in both languages what nobody described', () => {
  const draft = importDraft('a.json', source());
  expect(draft.authorsDescription).toBe(false);
  expect(draft.descriptions[0]).toMatch(/^Wanneer je hem zelf start stuurt/);
  expect(draft.english.descriptions[0]).toMatch(/^When you start it yourself, this workflow sends/);
});

it.each([
  ['of its own', { name: ' Naam ' }, 'x.json', 'Naam', 'naam'],
  ['of its file, where it has none', { name: '<b></b>' }, '0012_mijn-flow.json', 'Mijn flow', 'mijn-flow'],
  ['of nothing', { name: '' }, '001_.json', 'Workflow', 'workflow'],
  ['in letters that an address has not: that of the file', { name: '日本' }, 'x_y.json', '日本', 'x-y'],
  ['the same of a file with another ending', { name: '日本' }, 'x.jsonl.json', '日本', 'x-jsonl'],
])('has a name %s', (_, change, file, name, slug) => {
  expect(importDraft(file, source(change))).toMatchObject({ name, slug });
});

it('has an address of its content where neither name nor file gives one', () => {
  const { slug, fingerprint } = importDraft('_.json', source({ name: '日本' }));
  expect(slug).toBe(`workflow-${fingerprint.slice(0, 8)}`);
});

it('has a number in its filename where its file holds several', () => {
  expect(importDraft('x.json', source(), 0).filename).toBe('x-1.json');
  expect(importDraft('x.json', source(), 1).filename).toBe('x-2.json');
  expect(importDraft('x.jsonl.json', source(), 1).filename).toBe('x.jsonl-2.json');
});

it('keeps no more of texts than there is room for', () => {
  const draft = importDraft(
    'x.json',
    source({
      ...{ name: 'n'.repeat(200), description: 'd'.repeat(2_000) },
      tags: Array.from({ length: 20 }, (_, at) => `${at}`.padStart(50, 't')),
    }),
  );
  expect([draft.name.length, draft.descriptions[0]?.length, draft.tags.length]).toEqual([128, 1_200, 1]);
  const many = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
  expect(importDraft('x.json', source({ tags: many })).tags).toEqual(many.slice(0, 12));
});

it('lists the accounts that it needs, each once, with the steps that use it as the file calls them, and how to connect it', () => {
  const using = (name: string, type: string, credentials: unknown, more = {}) =>
    node(name, type, { credentials: credentials as Record<string, unknown>, ...more });
  const nodes = [
    7,
    using('Meld', 'slack', { slackApi: { id: '1' } }),
    ...['Nog eens', 'Meld', '', 'Vijf'].map((name) => using(name, 'slack', { slackApi: {} })),
    using('Eigen', 'httpRequest', { httpHeaderAuth: {}, 'geen naam!': {}, '!geen': {} }),
    using('Uit', 'xero', { xeroOAuth2Api: {} }, { disabled: true }),
    using('Zonder', 'xero', 'x'),
  ];
  expect(importDraft('a.json', source({ raw: { nodes } })).accounts).toEqual([
    {
      ...{ app: 'Slack', credential_type: 'slackApi', why: 'Nodig voor: Meld, Nog eens, Meld (2), slack' },
      steps: [
        'Open in n8n de stap ‘Meld’ en kies bij Credential ‘Create new credential’.',
        'Log in bij Slack of plak de sleutel die Slack je geeft, en bewaar.',
      ],
    },
    expect.objectContaining({
      ...{ app: 'httpHeaderAuth', credential_type: 'httpHeaderAuth', why: 'Nodig voor: Eigen' },
    }),
  ]);
  expect(importDraft('a.json', source({ raw: { nodes: 'x' } })).accounts).toEqual([]);
});
