import type { CanvasEdge, CanvasNode, CanvasNote, WorkflowCanvas } from '@stroomwerk/contracts/library';
import { mainRoute } from '@stroomwerk/ui-kit';

/** Size of a step on the canvas. n8n draws squares of 96 with their name below; ours are as wide as a name. */
export const stepSize = { width: 168, height: 56 };
const n8nSize = 96;

/** A wire's end on a step, in pixels from its left top corner. */
export interface Port {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right' | 'top' | 'bottom';
  readonly live: boolean;
}

export interface SceneStep {
  readonly node: CanvasNode;
  readonly x: number;
  readonly y: number;
  /** On the main route. */
  readonly live: boolean;
  /** What a customer fills in here, in words. */
  readonly fillIn: string | undefined;
  readonly ports: readonly Port[];
}

export interface SceneWire {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly fromPort: string;
  readonly toPort: string;
  readonly live: boolean;
  /** What only serves a step: the model, the memory or a tool of an agent. */
  readonly serves: boolean;
  readonly label: string | undefined;
}

export interface Scene {
  readonly steps: readonly SceneStep[];
  readonly wires: readonly SceneWire[];
  readonly notes: readonly (CanvasNote & { readonly id: string })[];
}

export interface WireWords {
  readonly yes: string;
  readonly no: string;
  readonly loop: string;
  readonly done: string;
}

/** What leaves a step by an output, where it has several: what n8n calls it. */
export function outputName(node: CanvasNode, output: number, words: WireWords): string | undefined {
  const type = node.type.split('.').at(-1);
  if (type === 'if') return output === 0 ? words.yes : words.no;
  if (type === 'filter') return output === 0 ? undefined : words.no;
  if (type === 'splitInBatches') return output === 0 ? words.done : words.loop;
  if (type !== 'switch') return undefined;
  const { rules } = node.parameters as { rules?: { values?: { outputKey?: unknown }[] } };
  const key = rules?.values?.[output]?.outputKey;
  return typeof key === 'string' && key !== '' ? key : String(output + 1);
}

const kindLetters = { trigger: 't', step: 's', decision: 'd', ai: 'a' } as const;

/** Places of `count` ends along a side. */
const along = (length: number, count: number, index: number): number => (length / (count + 1)) * (index + 1);

/**
 * A workflow as the canvas draws it: steps where n8n has them, wires with the ends they start and arrive at, the main
 * route in cobalt. What serves a step hangs below it.
 * @param fillIns of the steps that a customer fills in, what they say of it
 */
export function sceneOf(
  canvas: WorkflowCanvas,
  words: WireWords,
  fillIns: ReadonlyMap<string, string> = new Map(),
): Scene {
  const index = new Map(canvas.nodes.map(({ name }, at) => [name, at]));
  const known = canvas.edges.filter(({ from, to }) => index.has(from) && index.has(to));
  const main = known.filter(({ kind }) => kind === 'main');
  const at = (name: string) => index.get(name) ?? 0;
  const route = mainRoute({
    kinds: canvas.nodes.map(({ kind }) => kindLetters[kind]).join(''),
    edges: [...main].sort((a, b) => a.output - b.output).map(({ from, to }) => [at(from), at(to)] as const),
  });
  const onRoute = new Set(route);
  const routeWires = new Set(route.slice(1).map((to, step) => `${route[step]},${to}`));
  const isLive = (edge: CanvasEdge) =>
    edge.kind === 'main' && routeWires.has(`${at(edge.from)},${at(edge.to)}`);
  const byName = new Map(canvas.nodes.map((node) => [node.name, node]));

  const portsOf = (name: string): Port[] => {
    const out = main.filter(({ from }) => from === name);
    const into = main.filter(({ to }) => to === name);
    const kinds = [
      ...new Set(known.filter((edge) => edge.to === name && edge.kind !== 'main').map(({ kind }) => kind)),
    ];
    const serves = known.some((edge) => edge.from === name && edge.kind !== 'main');
    const outputs = Math.max(0, ...out.map(({ output }) => output + 1));
    const inputs = Math.max(0, ...into.map(({ input }) => input + 1));
    const { width, height } = stepSize;
    const range = (count: number) => Array.from({ length: count }, (_, one) => one);
    return [
      ...range(inputs).map((input): Port => {
        const live = into.some((edge) => edge.input === input && isLive(edge));
        return { id: `in-${input}`, x: 0, y: along(height, inputs, input), side: 'left', live };
      }),
      ...range(outputs).map((output): Port => {
        const live = out.some((edge) => edge.output === output && isLive(edge));
        return { id: `out-${output}`, x: width, y: along(height, outputs, output), side: 'right', live };
      }),
      ...kinds.map(
        (kind, one): Port => ({
          id: `below-${kind}`,
          x: along(width, kinds.length, one),
          y: height,
          side: 'bottom',
          live: false,
        }),
      ),
      ...(serves ? [{ id: 'above', x: width / 2, y: 0, side: 'top', live: false } as const] : []),
    ];
  };

  const several = (name: string) =>
    new Set(main.filter(({ from }) => from === name).map(({ output }) => output)).size > 1;
  return {
    steps: canvas.nodes.map((node, one) => ({
      node,
      x: node.position[0] + (n8nSize - stepSize.width) / 2,
      y: node.position[1] + (n8nSize - stepSize.height) / 2,
      live: onRoute.has(one),
      fillIn: fillIns.get(node.name),
      ports: portsOf(node.name),
    })),
    wires: known.map((edge) => {
      const source = byName.get(edge.from);
      const serves = edge.kind !== 'main';
      const named = source !== undefined && !serves && (several(edge.from) || source.kind === 'decision');
      return {
        id: `${edge.kind} ${edge.from} ${edge.output} ${edge.to} ${edge.input}`,
        from: edge.from,
        to: edge.to,
        fromPort: serves ? 'above' : `out-${edge.output}`,
        toPort: serves ? `below-${edge.kind}` : `in-${edge.input}`,
        live: isLive(edge),
        serves,
        label: named ? outputName(source, edge.output, words) : undefined,
      };
    }),
    notes: canvas.notes.map((note, one) => ({ ...note, id: `note-${one}` })),
  };
}
