import type { N8nNode } from '../../workflows/domain/n8n.js';
import type { Deployed } from './flow.js';
import { mergeUpdate } from './merge.js';

/** Numbers that are the same at every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const step = (at: number, name = `Stap ${at}`): N8nNode => ({
  // In another order than ours are read in.
  ...{ parameters: { text: `tekst ${at}`, options: { b: at, a: [1, 2] } }, name, id: `id-${name}` },
  ...{ typeVersion: 1, type: at === 0 ? 'n8n-nodes-base.webhook' : 'n8n-nodes-base.set' },
  position: [at * 200, 0],
});
const flow = (nodes: readonly N8nNode[]): Deployed => ({
  ...{ name: 'Facturen', settings: { executionOrder: 'v1' }, nodes },
  connections: Object.fromEntries(
    nodes
      .slice(1)
      .map(({ name }, at) => [nodes[at]?.name ?? '', { main: [[{ node: name, type: 'main', index: 0 }]] }]),
  ),
});
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const named = ({ nodes }: Deployed, name: string) => nodes.find((node) => node.name === name);

type Change = (node: N8nNode, value: number) => N8nNode;
const changes: readonly Change[] = [
  (node, value) => ({ ...node, parameters: { ...node.parameters, text: `anders ${value}` } }),
  (node, value) => ({ ...node, parameters: { ...node.parameters, options: { b: value } } }),
  (node, value) => ({ ...node, parameters: { ...node.parameters, [`eigen${value}`]: { z: 1, a: 2 } } }),
  (node, value) => ({ ...node, credentials: { slackApi: { name: 'Van mij', id: String(value) } } }),
  (node) => ({ ...node, disabled: true }),
  (node, value) => ({ ...node, position: [value, value] }),
  (node, value) => ({ ...node, notes: `Let op ${value}`, notesInFlow: true }),
];

it.each(Array.from({ length: 200 }, (_, seed) => [seed + 1]))(
  'keeps to the byte what only the customer touched, and what nobody did (%i)',
  (seed) => {
    const below = numbers(seed);
    const base = flow(Array.from({ length: 4 + below(8) }, (_, at) => step(at)));
    const changed = (share: number): N8nNode[] =>
      base.nodes.map((node) =>
        below(100) < share ? (changes[below(changes.length)] as Change)(node, below(1000)) : node,
      );
    const ours = flow([...changed(30), ...(below(2) ? [step(90, 'Van ons')] : [])]);
    const theirs = flow([...changed(40), ...(below(2) ? [step(91, 'Van mij')] : [])]);
    const { merged } = mergeUpdate({ base, ours, theirs });
    const untouched = theirs.nodes.filter(({ name }) => same(named(base, name), named(ours, name)));
    for (const node of untouched) expect(JSON.stringify(named(merged, node.name))).toBe(JSON.stringify(node));
    for (const { name } of base.nodes)
      if (same(named(base, name), named(theirs, name)))
        expect(named(merged, name)).toEqual(named(ours, name));
  },
);
