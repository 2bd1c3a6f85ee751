import type { VersionDrawing } from '@stroomwerk/contracts/library';
import { countsOf, differenceAddress, differenceOf, placeDifference } from './difference.js';

const step = (name: string, change: VersionDrawing['steps'][number]['change']) => ({
  name,
  change,
  app: 'Slack',
  kind: name === 'Start' ? ('trigger' as const) : ('step' as const),
  position: [0, 0] as [number, number],
});
const drawing: VersionDrawing = {
  version: 2,
  before: 1,
  steps: [step('Start', 'same'), step('Nieuw', 'added'), step('Oud', 'removed'), step('Meld', 'changed')],
  graph: {
    kinds: 'tsss',
    edges: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ],
  },
  removed_edges: [
    [0, 2],
    [2, 3],
  ],
};
const words = { added: '+ nieuw', changed: 'gewijzigd', removed: '− vervalt' };

describe('the difference of a version', () => {
  it('says of each step what became of it, in a word', () => {
    const { nodes } = placeDifference(drawing, words);
    expect(nodes.map(({ title, change }) => [title, change?.word])).toEqual([
      ['Start', undefined],
      ['Nieuw', '+ nieuw'],
      ['Oud', '− vervalt'],
      ['Meld', 'gewijzigd'],
    ]);
    expect(countsOf(drawing)).toEqual({ added: 1, changed: 1, removed: 1, same: 1 });
  });

  it('has its main route along what stands now', () => {
    const { nodes, wires } = placeDifference(drawing, words);
    expect(nodes.map(({ live }) => live)).toEqual([true, true, false, true]);
    const told = wires.map(({ from, to, live, removed }) => [from, to, live, removed === true]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['0', '1', true, false],
        ['0', '2', false, true],
      ]),
    );
  });

  it('stands in the address', () => {
    expect(differenceOf(new URLSearchParams(differenceAddress('3')))).toBe('3');
    expect(differenceOf(new URLSearchParams(differenceAddress()))).toBeNull();
  });
});
