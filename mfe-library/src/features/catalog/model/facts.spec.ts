import type { PublicWorkflowDetail } from '@stroomwerk/contracts/library';
import { factsOf } from './facts.js';

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
