import type { PublicWorkflow, PublicWorkflowDetail } from '@stroomwerk/contracts/library';
import { factsOf, listFactsOf } from './facts.js';

it('tells the steps in their order and where the page stands', () => {
  const workflow = {
    slug: 'a',
    name: 'A',
    category: 'data',
    integrations: ['Slack'],
    steps: [
      { name: 'Elke dag', app: 'n8n', kind: 'trigger', position: [0, 0] },
      { name: 'Bericht', app: 'Slack', kind: 'step', position: [1, 0] },
    ],
  } as unknown as PublicWorkflowDetail;
  const around = { brand: 'Stroomwerk', category: 'Data', catalog: 'Alle workflows', home: 'Start' };
  const [howTo, trail] = factsOf(workflow, around) as [
    { step: { position: number; name: string }[] },
    { itemListElement: { item: string }[] },
  ];
  expect(howTo.step.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Elke dag'],
    [2, 'Bericht'],
  ]);
  expect(trail.itemListElement.map(({ item }) => item)).toEqual([
    '/',
    '/workflows',
    '/workflows?category=data',
    '/workflows/a',
  ]);
});

it('lists the workflows of a page of the catalogue with their addresses', () => {
  const workflows = [{ name: 'A', slug: 'a' }] as PublicWorkflow[];
  const [list, trail] = listFactsOf(workflows, {
    title: 'Alle workflows',
    total: 2041,
    home: 'Start',
    narrowed: ['Data', '/workflows?category=data'],
  }) as [{ numberOfItems: number; itemListElement: object[] }, { itemListElement: { item: string }[] }];
  expect(list.numberOfItems).toBe(2041);
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'A', url: '/workflows/a' },
  ]);
  expect(trail.itemListElement.map(({ item }) => item)).toEqual([
    '/',
    '/workflows',
    '/workflows?category=data',
  ]);
});
