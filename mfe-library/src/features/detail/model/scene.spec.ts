import type { CanvasNode, WorkflowCanvas } from '@stroomwerk/contracts/library';
import { outputName, sceneOf } from './scene.js';

const node = (name: string, kind: CanvasNode['kind'], x: number, y: number, type = 'x.set'): CanvasNode => ({
  id: name,
  name,
  type,
  type_version: 1,
  app: 'App',
  kind,
  position: [x, y],
  disabled: false,
  parameters: {},
});
const words = { yes: 'ja', no: 'nee', loop: 'per stuk', done: 'klaar' };
const canvas: WorkflowCanvas = {
  nodes: [
    node('Start', 'trigger', 0, 0),
    node('Agent', 'ai', 220, 0),
    node('Model', 'ai', 220, 200),
    node('Goed?', 'decision', 440, 0, 'n8n-nodes-base.if'),
    node('Meld', 'step', 660, 0),
    node('Boek', 'step', 880, 0),
    node('Stop', 'step', 660, 120),
  ],
  edges: [
    { from: 'Start', to: 'Agent', kind: 'main', output: 0, input: 0 },
    { from: 'Model', to: 'Agent', kind: 'ai_languageModel', output: 0, input: 0 },
    { from: 'Agent', to: 'Goed?', kind: 'main', output: 0, input: 0 },
    { from: 'Goed?', to: 'Meld', kind: 'main', output: 0, input: 0 },
    { from: 'Goed?', to: 'Stop', kind: 'main', output: 1, input: 0 },
    { from: 'Meld', to: 'Boek', kind: 'main', output: 0, input: 0 },
    { from: 'Weg', to: 'Boek', kind: 'main', output: 0, input: 0 },
  ],
  notes: [{ text: 'Let op', position: [0, 0], size: [240, 160], color: 3 }],
};
const scene = sceneOf(canvas, words);

it('marks the main route, and leaves the rest grey', () => {
  expect(scene.steps.filter(({ live }) => live).map(({ node: { name } }) => name)).toEqual([
    'Start',
    'Agent',
    'Goed?',
    'Meld',
    'Boek',
  ]);
  expect(scene.wires.filter(({ live }) => live)).toHaveLength(4);
});

it('hangs what serves a step below it, and names the ways out of a decision', () => {
  expect(scene.wires.find(({ from }) => from === 'Model')).toMatchObject({
    serves: true,
    fromPort: 'above',
    toPort: 'below-ai_languageModel',
  });
  expect(scene.wires.filter(({ from }) => from === 'Goed?').map(({ label }) => label)).toEqual(['ja', 'nee']);
  expect(scene.steps.find(({ node: { name } }) => name === 'Goed?')?.ports.map(({ id }) => id)).toEqual([
    'in-0',
    'out-0',
    'out-1',
  ]);
});

it('drops connections to steps that are gone, and keeps the middle of a step where n8n has it', () => {
  expect(scene.wires).toHaveLength(6);
  expect(scene.steps[0]).toMatchObject({ x: -36, y: 20 });
  expect(scene.notes[0]?.id).toBe('note-0');
});

it('calls outputs what n8n calls them', () => {
  const switching = {
    ...node('S', 'decision', 0, 0, 'n8n-nodes-base.switch'),
    parameters: { rules: { values: [{ outputKey: 'Hoog' }, {}] } },
  };
  expect([0, 1].map((output) => outputName(switching, output, words))).toEqual(['Hoog', '2']);
  const loop = node('L', 'step', 0, 0, 'n8n-nodes-base.splitInBatches');
  expect([0, 1].map((output) => outputName(loop, output, words))).toEqual(['klaar', 'per stuk']);
  expect(outputName(node('A', 'step', 0, 0), 0, words)).toBeUndefined();
});
