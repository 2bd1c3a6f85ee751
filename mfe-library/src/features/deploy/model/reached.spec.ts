import type { Graph } from '@stroomwerk/contracts/library';
import { reachedBy } from './reached.js';

/** A trigger, a decision with a way round, a step behind both ways, and two after that. */
const graph: Graph = {
  kinds: 'tdssss',
  edges: [
    [0, 1],
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [3, 5],
  ],
};

it('knows of a run that stopped what it must have been through, and what it did not get to', () => {
  expect([...reachedBy(graph, 3)].sort()).toEqual([
    [0, 'ran'],
    [1, 'ran'],
    [3, 'stopped'],
    [4, 'off'],
    [5, 'off'],
  ]);
});

it('says nothing of a way that the run may not have taken', () => {
  expect(reachedBy(graph, 3).has(2)).toBe(false);
  expect(reachedBy(graph, 4).has(5)).toBe(false);
});

it('claims no more of a run that went well than where it began', () => {
  expect([...reachedBy(graph, null)]).toEqual([[0, 'ran']]);
  expect([...reachedBy({ kinds: 'tts', edges: [[0, 2]] }, null)]).toEqual([]);
});

it('takes a loop', () => {
  const loop: Graph = {
    kinds: 'tss',
    edges: [
      [0, 1],
      [1, 2],
      [2, 1],
    ],
  };
  expect(reachedBy(loop, 2).get(1)).toBe('ran');
});

it('says of a step that no trigger leads to, such as the model of an agent, only that it stopped there', () => {
  const agent: Graph = {
    kinds: 'tas',
    edges: [
      [0, 1],
      [2, 1],
    ],
  };
  expect([...reachedBy(agent, 2)]).toEqual([[2, 'stopped']]);
});
