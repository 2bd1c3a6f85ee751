import type { Graph, WorkflowStep } from '@stroomwerk/contracts/library';
import { placeOnCanvas } from './canvas.js';

const steps = (kinds: string): WorkflowStep[] =>
  Array.from(kinds, (kind, index) => ({
    name: `stap ${index}`,
    app: 'App',
    kind: kind === 't' ? 'trigger' : kind === 'a' ? 'ai' : 'step',
    position: [0, 0],
  }));
const place = (kinds: string, edges: Graph['edges']) => placeOnCanvas(steps(kinds), { kinds, edges });

it('places steps from left to right, and branches beside each other', () => {
  const { nodes, wires } = place('tsss', [
    [0, 1],
    [1, 2],
    [1, 3],
  ]);
  const [first, second, one, other] = nodes;
  expect([first?.x, second?.x, one?.x]).toEqual([28, 216, 404]);
  expect(other?.x).toBe(one?.x);
  expect(other?.y).not.toBe(one?.y);
  expect(wires.map(({ live }) => live)).toEqual([true, true, false]);
});

it('leads a wire that passes a layer around the step in it', () => {
  const { nodes, wires } = place('tsss', [
    [0, 1],
    [1, 2],
    [2, 3],
    [1, 3],
  ]);
  const passing = wires.find(({ from, to }) => from === '1' && to === '3');
  expect(passing?.via).toHaveLength(1);
  expect(passing?.via?.[0]?.x).toBe(nodes[2]?.x);
  expect(Math.abs((passing?.via?.[0]?.y ?? 0) - (nodes[2]?.y ?? 0))).toBeGreaterThanOrEqual(80);
});

it('draws a loop back below its steps, and what serves a step dashed', () => {
  const { wires } = place('tsas', [
    [0, 1],
    [1, 3],
    [3, 1],
    [2, 1],
  ]);
  expect(wires.find(({ back }) => back)).toMatchObject({ from: '3', to: '1', live: false });
  expect(wires.find(({ dashed }) => dashed)).toMatchObject({ from: '2', to: '1' });
});

it('says in the step itself what a customer fills in there', () => {
  const { nodes } = placeOnCanvas(
    steps('ts'),
    { kinds: 'ts', edges: [[0, 1]] },
    new Map([['stap 1', 'vul hier 2 in']]),
  );
  expect(nodes.map(({ subtitle, marked }) => [subtitle, marked])).toEqual([
    ['App', false],
    ['vul hier 2 in', true],
  ]);
});

it('draws nothing of an empty workflow', () => expect(place('', []).nodes).toEqual([]));
