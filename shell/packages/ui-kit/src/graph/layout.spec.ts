import { growth } from '@stroomwerk/test-kit';
import { layoutMiniGraph, type MiniGraphInput } from './layout.js';
import { spread } from './rows.js';

const chain = (kinds: string): MiniGraphInput => ({
  kinds,
  edges: Array.from({ length: Math.max(0, kinds.length - 1) }, (_, at) => [at, at + 1] as const),
});
const ys = (input: MiniGraphInput) => layoutMiniGraph(input).nodes.map((node) => node.y);
const xs = (input: MiniGraphInput) => layoutMiniGraph(input).nodes.map((node) => node.x);
const overlaps = (input: MiniGraphInput) => {
  const spots = layoutMiniGraph(input).nodes.map(({ x, y }) => `${x},${y}`);
  return spots.length - new Set(spots).size;
};

describe('layout of the mini graph', () => {
  it('draws nothing for an empty workflow', () => {
    expect(layoutMiniGraph({ kinds: '', edges: [] })).toEqual({
      width: 0,
      height: 0,
      nodes: [],
      wires: [],
      steps: 0,
    });
  });

  it('puts a chain on one line, 26 apart', () => {
    const layout = layoutMiniGraph(chain('tsas'));
    expect(layout.nodes.map(({ x, y, kind }) => [x, y, kind])).toEqual([
      [9, 9, 't'],
      [35, 9, 's'],
      [61, 9, 'a'],
      [87, 9, 's'],
    ]);
    expect(layout.wires).toEqual(['M9 9H35', 'M35 9H61', 'M61 9H87']);
    expect([layout.width, layout.height, layout.steps]).toEqual([96, 18, 4]);
  });

  it('centres a decision between branches that merge again, corners radius 5', () => {
    const input: MiniGraphInput = {
      kinds: 'tdsss',
      edges: [
        [0, 1],
        [1, 2],
        [1, 3],
        [2, 4],
        [3, 4],
      ],
    };
    expect(ys(input)).toEqual([19, 19, 9, 29, 19]);
    expect(layoutMiniGraph(input).wires[1]).toBe('M35 19H43Q48 19 48 14V14Q48 9 53 9H61');
  });

  it('keeps a short branch on its own row until it joins', () => {
    const input: MiniGraphInput = {
      kinds: 'dssss',
      edges: [
        [0, 1],
        [0, 2],
        [2, 3],
        [1, 4],
        [3, 4],
      ],
    };
    const wire = layoutMiniGraph(input).wires[3];
    expect(wire).toMatch(/^M35 9H61H\d+Q/);
    expect(overlaps(input)).toBe(0);
  });

  it('leads loops back below the line and still ends', () => {
    const layout = layoutMiniGraph({
      kinds: 'tsds',
      edges: [
        [0, 1],
        [1, 2],
        [2, 3],
        [2, 1],
      ],
    });
    expect(layout.nodes.map((node) => node.x)).toEqual([9, 35, 61, 87]);
    expect(layout.wires.at(-1)).toContain('V9');
    expect(
      layoutMiniGraph({
        kinds: 'ss',
        edges: [
          [0, 1],
          [1, 0],
          [0, 0],
        ],
      }).wires,
    ).toHaveLength(2);
  });

  it('sets every trigger just before the step it starts', () => {
    const input: MiniGraphInput = {
      kinds: 'tsstd',
      edges: [
        [0, 1],
        [1, 2],
        [3, 2],
        [2, 4],
      ],
    };
    expect(xs(input)).toEqual([9, 35, 61, 35, 87]);
    expect(overlaps(input)).toBe(0);
  });

  it('stacks parts that hang together by nothing, and rows lone nodes', () => {
    const input: MiniGraphInput = {
      kinds: 'tstsss',
      edges: [
        [0, 1],
        [2, 3],
      ],
    };
    const layout = layoutMiniGraph(input);
    expect(new Set(layout.nodes.map((node) => node.y)).size).toBe(3);
    expect(overlaps(input)).toBe(0);
    expect(layout.height).toBeGreaterThan(45);
  });

  it('ignores links to nodes that are not there', () => {
    expect(
      layoutMiniGraph({
        kinds: 'ts',
        edges: [
          [0, 1],
          [1, 7],
          [-1, 0],
        ],
      }).wires,
    ).toHaveLength(1);
  });

  it('merges runs of single steps from 25 nodes on and keeps the number', () => {
    const layout = layoutMiniGraph(chain(`t${'s'.repeat(20)}d${'s'.repeat(5)}`));
    expect(layout.nodes.map(({ kind, count }) => [kind, count])).toEqual([
      ['t', 1],
      ['s', 20],
      ['d', 1],
      ['s', 5],
    ]);
    expect(layout.steps).toBe(27);
    expect(layoutMiniGraph(chain(`t${'s'.repeat(23)}`)).nodes).toHaveLength(24);
  });

  /** A tree with loops in it. */
  const large = (count: number): MiniGraphInput => {
    const edges: Array<[number, number]> = [];
    for (let id = 1; id < count; id += 1) {
      edges.push([Math.floor((id - 1) / 2), id]);
      if (id % 7 === 0) edges.push([id, (id * 5) % count]);
    }
    return { kinds: `t${'sdas'.repeat(count)}`.slice(0, count), edges };
  };

  it('takes little more time for many nodes than for few', () => {
    expect(growth((count) => layoutMiniGraph(large(count)), 62)).toBeLessThan(32);
  });

  it('lays 246 nodes out without overlap, and twice the same', () => {
    const input = large(246);
    const layout = layoutMiniGraph(input);
    expect(overlaps(input)).toBe(0);
    expect(layoutMiniGraph(input)).toEqual(layout);
    expect(
      layout.nodes.every(({ x, y }) => x >= 9 && y >= 9 && x <= layout.width && y <= layout.height),
    ).toBe(true);
  });
});

describe('spread', () => {
  it('shares the shift between neighbours that want the same place', () => {
    expect(spread([0, 0, 0], 20)).toEqual([-20, 0, 20]);
    expect(spread([0, 100], 20)).toEqual([0, 100]);
  });
});
