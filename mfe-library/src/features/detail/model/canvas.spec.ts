import type { WorkflowStep } from '@stroomwerk/contracts/library';
import { placeOnCanvas } from './canvas.js';

const steps = (count: number): WorkflowStep[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `stap ${index}`,
    app: 'App',
    kind: index === 0 ? 'trigger' : 'step',
    position: [0, 0],
  }));

it('places a chain on one row and a branch below it', () => {
  const placed = placeOnCanvas(steps(4), {
    kinds: 'tsss',
    edges: [
      [0, 1],
      [1, 2],
      [1, 3],
    ],
  });
  expect(placed.nodes.map(({ x, y }) => [x, y])).toEqual([
    [28, 28],
    [196, 28],
    [364, 28],
    [364, 112],
  ]);
  expect(placed.wires.map(({ live }) => live)).toEqual([true, true, false]);
  expect(placed).toMatchObject({ width: 516, height: 190 });
});

it('puts a step behind the longest way to it, and survives a loop', () => {
  const placed = placeOnCanvas(steps(4), {
    kinds: 'tsss',
    edges: [
      [0, 1],
      [1, 2],
      [2, 1],
      [0, 3],
      [2, 3],
    ],
  });
  expect(placed.nodes.map(({ x }) => x)).toEqual([28, 196, 364, 532]);
});

it('draws nothing of an empty workflow', () =>
  expect(placeOnCanvas([], { kinds: '', edges: [] }).nodes).toEqual([]));
