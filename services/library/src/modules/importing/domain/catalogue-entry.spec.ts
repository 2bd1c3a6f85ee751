import type { CatalogueWorkflow } from '@stroomwerk/catalogue';
import { chain, node } from '../../../../test/flows.js';
import { catalogueDrafts } from './catalogue-draft.js';

const file = (name: string) => ({ name, ...chain(node('Start', 'manualTrigger'), node(name, 'slack')) });
const both = { nl: 'Kanaal', en: 'Channel' };
const channel = {
  ...{ key: 'channel', kind: 'choice', label: both, help: both, example: both, choices: ['a'] },
  at: [{ step: { nl: 'Instellingen', en: 'Settings' }, path: 'a.0' }],
};
const meta = {
  ...{ name: 'Naam', description: 'Doet iets.', category: 'hr', tags: ['t'], difficulty: 'advanced' },
  ...{ time_to_deploy: '5 min', short_benefit: 'Scheelt tijd', tier_required: 'starter', pattern: 'p' },
  ...{ top: { rank: 3 }, saves: { minutes: 40, nl: 'Daarom', en: 'Because' }, author: 'Wij', licence: 'MIT' },
  ...{ accounts: [{ app: 'Mastodon' }, { app: 'Eigen systeem' }], setup_steps: ['Stap'], values: [channel] },
  en: {
    ...{ name: 'Name', description: 'Does something.', short_benefit: 'Saves time' },
    ...{ setup_steps: ['Step'], accounts: ['Slack en'] },
  },
};
const ran = { n8n: '2.0.1', date: '2026-11-23', cases: 6, reached: 14, steps: 14 };
const unchanged = { ...ran, vendors: ['Slack'], asked: 2, changed: 1 };
const entry = (change: object = {}, english: object | null = file('Tell')) =>
  ({
    ...{ slug: 'naam', filename: 'naam.json', checked: '2.0', workflow: file('Meld'), english },
    ...{ ran, unchanged },
    meta: { ...meta, ...change },
  }) as unknown as CatalogueWorkflow;
const draftOf = (workflow: CatalogueWorkflow) => catalogueDrafts([workflow])[0];

it('has its author’s word, in both languages, before what would be derived', () => {
  const { en: _, top: _top, saves: _saves, description: _description, values, ...said } = meta;
  const draft = draftOf(entry());
  expect(draft).toMatchObject({
    ...{ ...said, file: 'naam.json', filename: 'naam.json', slug: 'naam', checked_with_n8n: '2.0' },
    ...{ descriptions: ['Doet iets.'], authorsDescription: true, source: 'catalogue', remarks: [] },
    ...{ top_rank: 3, minutes_saved: 40, minutes_saved_why: 'Daarom', trigger_type: 'Manual' },
    settings: values,
    places: [],
    ...{ ran, ran_unchanged: unchanged },
  });
  expect(draft?.english).toEqual({
    ...{ name: 'Name', descriptions: ['Does something.'], short_benefit: 'Saves time' },
    ...{ setup_steps: ['Step'], accounts: ['Slack en'], minutes_saved_why: 'Because' },
  });
});

it('works with what its steps tell, and with what it declares that we know', () => {
  expect(draftOf(entry())?.integrations).toEqual(['Slack', 'Mastodon']);
});

it('has its English file beside the Dutch one', () => {
  const draft = draftOf(entry());
  expect(draft?.steps.map(({ name }) => name)).toEqual(['Start', 'Meld']);
  expect(draft?.english_flow?.steps.map(({ name }) => name)).toEqual(['Start', 'Tell']);
  expect(draft?.english_content).toContain('"name": "Name"');
  expect(draft?.english_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(draft?.english_hash).not.toBe(draft?.content_hash);
  expect(draftOf(entry({}, null))).toMatchObject({ english_flow: null, english_content: null });
});

it('goes without what its author left out', () => {
  const { setup_steps: _, accounts: _accounts, ...en } = meta.en;
  const draft = draftOf(entry({ top: null, saves: null, en }));
  expect(draft).toMatchObject({ top_rank: null, minutes_saved: 2, minutes_saved_why: null });
  expect(draft?.english).toStrictEqual({
    ...{ name: 'Name', descriptions: ['Does something.'], short_benefit: 'Saves time' },
  });
});

it('keeps the addresses of webhooks that its content was written with', () => {
  const webhookId = '6b9c2c1e-0000-4000-8000-000000000001';
  const workflow = { name: 'X', ...chain(node('Hook', 'webhook', { webhookId })) };
  const own = { ...entry(), workflow, english: workflow } as unknown as CatalogueWorkflow;
  expect(draftOf(own)?.content).toContain(webhookId);
  expect(draftOf(own)?.english_content).toContain(webhookId);
});
