import type { DeployValue, WorkflowStep } from '@stroomwerk/contracts/library';
import { type DrawingWords, placeForm, placeRun } from './drawing.js';

const named = (name: string, kind: WorkflowStep['kind'] = 'step'): WorkflowStep => ({
  name,
  kind,
  app: 'App',
  position: [0, 0],
});
const workflow = {
  steps: [named('Bonmail', 'trigger'), named('Instellingen'), named('Boek'), named('Label')],
  graph: {
    kinds: 'tsss',
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as [number, number][],
  },
};
const words: DrawingWords = {
  values: (count) => `${count} waarden`,
  uses: (numbers) => `gebruikt ${numbers.join(' en ')}`,
  onError: 'Bij een fout',
  added: 'voegen wij toe',
  toYou: 'Bericht',
  byUs: 'door ons',
  ran: 'gelopen',
  stopped: 'hier gestopt',
  off: 'niet bereikt',
};
const value = (key: string, used_in: string[], at = 'Instellingen'): DeployValue => ({
  key,
  kind: 'text',
  label: key,
  help: '',
  example: '',
  at: [{ step: at, path: key }],
  value: '',
  from: 'nothing',
  earlier: null,
  used_in,
});

it('is dashed where the values come, and numbers the steps that use one', () => {
  const values = [value('a', ['Boek']), value('b', ['Boek', 'Label']), value('c', ['Bonmail'], 'Bonmail')];
  const { nodes } = placeForm(workflow, { values, adds_error_path: false }, words);
  expect(nodes.map(({ title, dashed, subtitle, pins }) => [title, dashed, subtitle, pins])).toEqual([
    ['Bonmail', true, '1 waarden', { numbers: [3], word: 'gebruikt 3' }],
    ['Instellingen', true, '2 waarden', undefined],
    ['Boek', undefined, 'App', { numbers: [1, 2], word: 'gebruikt 1 en 2' }],
    ['Label', undefined, 'App', { numbers: [2], word: 'gebruikt 2' }],
  ]);
});

it('draws the path for errors below the workflow, where one is added', () => {
  const without = placeForm(workflow, { values: [], adds_error_path: false }, words);
  const { nodes, wires, height } = placeForm(workflow, { values: [], adds_error_path: true }, words);
  expect(wires.at(-1)).toEqual({ from: 'error', to: 'tell', added: true });
  const lowest = Math.max(...without.nodes.map(({ y }) => y)) + 50;
  for (const { y } of nodes.slice(-2)) expect(y).toBeGreaterThanOrEqual(lowest);
  expect(height).toBeGreaterThan(without.height);
});

const run = (status: 'success' | 'error') => ({
  status,
  started_at: '2026-11-27T09:42:00.000Z',
  duration_ms: 1,
  run_id: 'x',
});
const marks = (first: ReturnType<typeof run> | null, failedAt: string | null) =>
  placeRun(workflow, first, failedAt, words).nodes.map(({ ran }) => ran?.is);

it('marks a first run as far as it is known', () => {
  expect(marks(null, null)).toEqual([undefined, undefined, undefined, undefined]);
  expect(marks(run('success'), null)).toEqual(['ran', undefined, undefined, undefined]);
  expect(marks(run('error'), 'Boek')).toEqual(['ran', 'ran', 'stopped', 'off']);
  // Renamed in n8n, or not told.
  expect(marks(run('error'), 'Iets anders')).toEqual([undefined, undefined, undefined, undefined]);
});
