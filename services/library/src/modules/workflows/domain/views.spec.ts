import {
  type StoredDetail,
  toDetail,
  toLibraryWorkflow,
  toPublicDetail,
  toPublicWorkflow,
  toTopWorkflow,
} from './views.js';

const account = (app: string) => ({ app, credential_type: 'x', why: '', steps: [] });
const card = {
  ...{ filename: 'a.json', slug: 'a', trigger_type: 'Manual', complexity: 'low', node_count: 2 },
  ...{ integrations: ['Slack'], category: 'data', tags: ['t'], graph: { kinds: 'ts', edges: [] } },
  ...{ difficulty: null, tier_required: null, minutes_saved: 4, popularity: 7 },
};
const row = {
  ...card,
  ...{
    name: 'Naam',
    description: 'Doet iets.',
    short_benefit: 'Scheelt tijd',
    time_to_deploy: '5 min',
    top_rank: 3,
  },
  ...{
    created_at: new Date('2026-11-01T00:00:00Z'),
    updated_at: new Date('2026-11-02T00:00:00Z'),
    version: 2,
  },
  ...{ steps: [], notes: [], author: 'Wij', licence: 'MIT', checked_with_n8n: '1.0', content_hash: 'h' },
  ...{ ran: null, ran_unchanged: null },
  ...{
    accounts: [account('Slack nl')],
    setup_steps: ['Stap'],
    settings: [
      {
        key: 'list',
        kind: 'text',
        label: { nl: 'Lijst', en: 'List' },
        help: { nl: 'Het id.', en: 'The id.' },
        example: { nl: 'lijst', en: 'list' },
        at: [{ step: { nl: 'Instellingen', en: 'Settings' }, path: 'a.0' }],
      },
    ],
    minutes_saved_why: 'Daarom',
    content: 'geheim',
    english_file: 'geheim',
    english_hash: 'e',
    english_flow: { steps: [{ name: 'English' }], notes: [] },
  },
  english: {
    ...{ name: 'Name', description: 'Does something.', short_benefit: 'Saves time' },
    ...{ accounts: [account('Slack en')], setup_steps: ['Step'], minutes_saved_why: 'Because' },
  },
} as unknown as StoredDetail;
const bare = { ...row, english: null, english_hash: null, english_flow: null } as StoredDetail;

const dutch = { ...card, name: 'Naam', description: 'Doet iets.', added_at: '2026-11-01T00:00:00.000Z' };
const english = { ...dutch, name: 'Name', description: 'Does something.' };
const facts = {
  ...{
    steps: [],
    notes: [],
    author: 'Wij',
    licence: 'MIT',
    checked_with_n8n: '1.0',
    content_hash: 'h',
    ran: null,
    ran_unchanged: null,
  },
  ...{ updated_at: '2026-11-02T00:00:00.000Z', version: 2, languages: ['nl', 'en'] },
};
const guide = {
  ...facts,
  ...{ accounts: row.accounts, setup_steps: ['Stap'], minutes_saved_why: 'Daarom' },
  settings: [
    {
      ...{ key: 'list', kind: 'text', label: 'Lijst', help: 'Het id.', example: 'lijst' },
      at: [{ step: 'Instellingen', path: 'a.0' }],
    },
  ],
};
const inEnglish = [
  {
    ...{ key: 'list', kind: 'text', label: 'List', help: 'The id.', example: 'list' },
    at: [{ step: 'Settings', path: 'a.0' }],
  },
];

it('shows a card in the language asked for, in Dutch where there is no English, and nothing more than a card', () => {
  expect(toLibraryWorkflow(row, 'nl')).toEqual(dutch);
  expect(toLibraryWorkflow(row, 'en')).toEqual(english);
  expect(toLibraryWorkflow(bare, 'en')).toEqual(dutch);
});

it('shows the public page of a workflow, never its file', () => {
  const open = { time_to_deploy: '5 min', short_benefit: 'Scheelt tijd' };
  expect(toPublicWorkflow(row, 'nl')).toEqual({ ...dutch, ...open });
  expect(toPublicDetail(row, 'nl')).toEqual({ ...dutch, ...open, ...guide });
  expect(toPublicDetail(row, 'en')).toEqual({
    ...{ ...english, ...facts, time_to_deploy: '5 min', short_benefit: 'Saves time' },
    ...{ accounts: row.english?.accounts, setup_steps: ['Step'], minutes_saved_why: 'Because' },
    ...{ settings: inEnglish, steps: [{ name: 'English' }], content_hash: 'e' },
  });
  expect(toPublicDetail(bare, 'en')).toEqual({
    ...{ ...dutch, ...open, ...guide, languages: ['nl'], settings: inEnglish },
  });
});

it('shows the page of a workflow in the library, with how to switch it on', () => {
  expect(toDetail(row, 'nl')).toEqual({ ...dutch, ...guide, time_to_deploy: '5 min' });
});

it('shows how it ran in the language asked for, or how the one of its recipe did that stands for it', () => {
  const seen = (text: string) => ({
    ...{ kind: 'normal', step: null, from: null, did: [{ step: 'Meld', text }], end: 'done' },
  });
  const figures = { n8n: '2.41.0', date: '2026-11-23', cases: 6, reached: 9, steps: 9 };
  const own = { ...row, ran: { ...figures, seen: { nl: [seen('Hoi')], en: [seen('Hi')] } } };
  expect(toDetail(own as StoredDetail, 'en').ran).toEqual({ ...figures, seen: [seen('Hi')] });
  const other = { ...row, ran: { ...figures, reached: 8, like: 'a' } } as StoredDetail;
  expect(toDetail(other, 'nl', own as never).ran).toEqual({
    ...{ ...figures, reached: 8, seen: [seen('Hoi')] },
    like: { slug: 'a', filename: 'a.json', name: 'Naam' },
  });
  expect(toPublicDetail(other, 'nl').ran).toEqual({ ...figures, reached: 8 });
  const never = { ...own, ran: null } as never;
  expect(toPublicDetail(other, 'nl', never).ran).toEqual({ ...figures, reached: 8 });
});

it('shows to everybody where its very file ran', () => {
  const ran_unchanged = {
    ...{ n8n: '2.41.0', date: '2026-11-24', cases: 3, reached: 9, steps: 9 },
    ...{ vendors: ['Slack', 'bol'], asked: 8, changed: 3 },
  };
  const own = { ...row, ran_unchanged } as StoredDetail;
  expect(toDetail(own, 'nl').ran_unchanged).toEqual(ran_unchanged);
  expect(toPublicDetail(own, 'en').ran_unchanged).toEqual(ran_unchanged);
});

it('shows the twelve of the landing page, with what every card there needs', () => {
  const { integrations: _, trigger_type: _trigger, complexity: _complexity, ...rest } = card;
  const { minutes_saved: _minutes, popularity: _popularity, ...shown } = rest;
  expect(toTopWorkflow(row, 3, 'nl')).toEqual({
    ...shown,
    ...{ rank: 3, title: 'Naam', time_to_deploy: '5 min', short_benefit: 'Scheelt tijd' },
    ...{ difficulty: 'beginner', tier_required: 'starter' },
  });
  const without = { ...bare, short_benefit: null, time_to_deploy: null, top_rank: null } as StoredDetail;
  expect(toTopWorkflow(without, 4, 'nl')).toMatchObject({
    rank: 4,
    time_to_deploy: '',
    short_benefit: 'Doet iets.',
  });
  const named = { ...bare, difficulty: 'advanced', tier_required: 'professional' } as StoredDetail;
  expect(toTopWorkflow(named, 5, 'nl')).toMatchObject({
    difficulty: 'advanced',
    tier_required: 'professional',
  });
});
