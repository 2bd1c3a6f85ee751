import { chain, node } from '../../../../test/flows.js';
import type { StoredVariant } from '../../workflows/domain/recipe.js';
import { letterIcon } from './icon.js';
import {
  appNodes,
  findCategory,
  type Template,
  templateCategories,
  toCard,
  toEditor,
  toPage,
} from './template.js';

const flow = {
  name: 'Mail naar Slack',
  active: false as const,
  settings: { executionOrder: 'v1' },
  ...chain(
    node('Bij mail', 'gmailTrigger'),
    node('Als', 'if'),
    node('Meld', 'slack'),
    node('Meld 2', 'slackTrigger'),
  ),
};
const template: Template = {
  number: 12,
  name: 'Mail naar Slack',
  description: 'Meldt nieuwe mail in Slack.',
  short_benefit: null,
  english: { name: 'Mail to Slack' },
  category: 'finance',
  popularity: 3,
  created_at: new Date('2026-11-21T10:00:00Z'),
  author: 'Redactie',
  node_count: 4,
  integrations: ['Gmail', 'Slack'],
  accounts: [{ app: 'Slack', credential_type: 'slackApi', why: 'om te melden', steps: [] }],
  setup_steps: ['Koppel Slack'],
  minutes_saved_why: null,
  flow,
};

const textOf = (uri: string): string => Buffer.from(uri.split(',')[1] ?? '', 'base64').toString();

describe('a template', () => {
  it('is a card with a number, each of its apps once by a real node type, and pictures of our own', () => {
    const card = toCard(template, 'nl');
    expect(card).toMatchObject({
      id: 12,
      name: 'Mail naar Slack',
      createdAt: '2026-11-21T10:00:00.000Z',
      totalViews: 3,
      user: { username: 'Redactie' },
    });
    expect(
      card.nodes.map(({ id, name, displayName, categories }) => [id, name, displayName, categories.length]),
    ).toEqual([
      [1, 'n8n-nodes-base.gmailTrigger', 'Gmail', 0],
      [2, 'n8n-nodes-base.if', 'If', 1],
      [3, 'n8n-nodes-base.slack', 'Slack', 0],
    ]);
    expect(card.nodes[1]).toMatchObject({
      icon: 'file:if.svg',
      defaults: { name: 'If' },
      categories: [{ id: 5, name: 'Core Nodes' }],
    });
    for (const { iconData } of card.nodes) expect(iconData.type).toBe('file');
    for (const { iconData } of card.nodes)
      expect(textOf(iconData.fileBuffer)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  });

  it('opens in the editor with nothing but what n8n takes', () => {
    expect(toEditor(template, 'en')).toEqual({
      id: 12,
      name: 'Mail to Slack',
      workflow: { nodes: flow.nodes, connections: flow.connections, settings: flow.settings },
    });
  });

  it('has a page that explains it', () => {
    const page = toPage(template, 'nl');
    expect(page.workflowInfo).toEqual({
      nodeCount: 4,
      nodeTypes: {
        'n8n-nodes-base.gmailTrigger': { count: 1 },
        'n8n-nodes-base.if': { count: 1 },
        'n8n-nodes-base.slack': { count: 1 },
        'n8n-nodes-base.slackTrigger': { count: 1 },
      },
    });
    expect(page.categories).toEqual([{ id: 6, name: 'Financiën' }]);
    expect(page.image).toEqual([]);
    expect(page.description).toBe(
      'Meldt nieuwe mail in Slack.\n\n## Nodig\n\n- **Slack**: om te melden\n\n## Instellen\n\n1. Koppel Slack',
    );
  });

  it('says where the account runs it already, in words that no name turns into something else', () => {
    const running = [
      { name: 'Mijn [post](http://x)', status: 'running' as const },
      { name: 'Oud', status: 'paused' as const },
    ];
    const [first] = toPage(template, 'nl', { running }).description.split('\n\n');
    expect(first).toBe('**Draait al bij jou:** Mijn \\[post\\]\\(http://x\\), Oud (gepauzeerd)');
    expect(toPage(template, 'en', { running }).description).toContain('You run this already');
    expect(toCard(template, 'nl', true).name).toBe('Mail naar Slack (draait al bij jou)');
    expect(toPage(template, 'nl', { running }).name).toBe('Mail naar Slack');
  });

  it('explains all that it takes, and links to its recipe with other apps', () => {
    const account = { app: 'Gmail', credential_type: 'gmailOAuth2', why: 'om te lezen', steps: [] };
    const more = {
      ...template,
      accounts: [...template.accounts, account],
      setup_steps: ['Koppel Slack', 'Koppel Gmail'],
    };
    const variants = [13, 14].map((number) => ({
      ...{ number, name: `Mail naar ${number}`, english: { name: `Mail to ${number}` } },
    })) as unknown as StoredVariant[];
    expect(toPage(more, 'nl', { others: variants }).description.split('\n\n').slice(1)).toEqual([
      '## Nodig',
      '- **Slack**: om te melden\n- **Gmail**: om te lezen',
      '## Instellen',
      '1. Koppel Slack\n2. Koppel Gmail',
      '## Met andere apps',
      '- [Mail naar 13](./13)\n- [Mail naar 14](./14)',
    ]);
    expect(toPage(template, 'en', { others: variants }).description).toContain('- [Mail to 13](./13)');
    expect(toPage({ ...template, accounts: [], setup_steps: [] }, 'nl').description).toBe(
      template.description,
    );
  });
});

it('the apps of a collection are numbered from 1, each once, by their names', () => {
  expect(
    appNodes(['Slack', 'Xero', 'Slack']).map(({ id, name, displayName, categories }) => [
      ...[id, name, displayName, categories],
    ]),
  ).toEqual([
    [1, 'Slack', 'Slack', []],
    [2, 'Xero', 'Xero', []],
  ]);
});

it('a category is known by its number, its key and its names', () => {
  for (const text of ['6', 'finance', ' Financiën ', 'FINANCE']) expect(findCategory(text)).toBe('finance');
  expect(findCategory('0')).toBeUndefined();
});

it('an app has one colour, its own among others', () => {
  const names = ['Slack', 'Gmail', 'Notion', 'Xero', 'HubSpot', 'Zendesk'];
  const hues = names.map((name) => Number(/hsl\((\d+) 55%/.exec(textOf(letterIcon(name)))?.[1]));
  for (const hue of hues) expect(hue).toBeLessThan(360);
  expect(new Set(hues).size).toBe(names.length);
});

it('categories are numbered from 1, in the language asked for', () => {
  expect(templateCategories('en')).toHaveLength(10);
  expect(templateCategories('en')[5]).toEqual({ id: 6, name: 'Finance' });
});

it.each([
  ['Google Sheets', 'GS'],
  ['Slack', 'SL'],
  ['HTTP <script>', 'HS'],
  ['', '?'],
])('%j has the letters %s', (name, letters) => {
  expect(textOf(letterIcon(name))).toContain(`>${letters}</text>`);
  expect(letterIcon(name)).toBe(letterIcon(name));
});
