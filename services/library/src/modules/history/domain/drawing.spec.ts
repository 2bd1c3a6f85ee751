import { chain, connect, node } from '../../../../test/flows.js';
import { drawing } from './drawing.js';

const start = node('Start', 'manualTrigger');
const post = (text: string) => node('Meld', 'slack', { parameters: { text } });

describe('two versions in one drawing', () => {
  it('hold what stands, what came, what changed and what went, in the order of running', () => {
    const before = chain(start, node('Wacht', 'wait'), post('oud'));
    const after = chain(start, node('Controleer', 'if'), post('nieuw'));
    const drawn = drawing(before, after);
    const change = Object.fromEntries(drawn.steps.map(({ name, change }) => [name, change]));
    expect(change).toEqual({ Start: 'same', Controleer: 'added', Meld: 'changed', Wacht: 'removed' });
    expect(drawn.graph.kinds).toHaveLength(4);
    const named = (edges: readonly (readonly [number, number])[]) =>
      edges.map(([from, to]) => `${drawn.steps[from]?.name} > ${drawn.steps[to]?.name}`).sort();
    expect(named(drawn.graph.edges)).toEqual([
      'Controleer > Meld',
      'Start > Controleer',
      'Start > Wacht',
      'Wacht > Meld',
    ]);
    expect(named(drawn.removed_edges)).toEqual(['Start > Wacht', 'Wacht > Meld']);
  });

  it('tell a connection that went between steps that stayed', () => {
    const nodes = [start, node('A', 'slack'), node('B', 'slack')];
    const drawn = drawing(
      { nodes, connections: connect('Start > A', 'A > B') },
      {
        nodes,
        connections: {
          Start: { main: [[...['A', 'B'].map((name) => ({ node: name, type: 'main', index: 0 }))]] },
        },
      },
    );
    expect(drawn.steps.every(({ change }) => change === 'same')).toBe(true);
    expect(drawn.graph.edges).toHaveLength(3);
    expect(drawn.removed_edges).toHaveLength(1);
  });

  it('is the workflow itself where nothing differs but notes', () => {
    const one = chain(start, post('x'));
    const noted = { ...one, nodes: [...one.nodes, node('Lees', 'stickyNote')] };
    const drawn = drawing(one, noted);
    expect(drawn.steps.map(({ name, change }) => [name, change])).toEqual([
      ['Start', 'same'],
      ['Meld', 'same'],
    ]);
    expect(drawn.removed_edges).toEqual([]);
  });
});
