import { appIcon } from '@stroomwerk/contracts/app-icons';
import type { Graph, WorkflowStep } from '@stroomwerk/contracts/library';
import { AppGlyph, type FlowNode, type FlowWire, layoutFlow, mainRoute } from '@stroomwerk/ui-kit';

/** Size of a node on the canvas, and the room around it, in pixels. */
const node = { width: 148, height: 50 };
const gap = { x: 40, y: 30 };
const margin = 28;

export interface Placed {
  readonly nodes: readonly FlowNode[];
  readonly wires: readonly FlowWire[];
  readonly width: number;
  readonly height: number;
}

/**
 * Places a workflow's steps for the canvas. The main route is cobalt; what only serves a step (the model of an agent)
 * hangs on a dashed wire. The steps stand in the order of the graph's letters.
 * @param fillIns of the steps that a customer fills in, what they say of it
 * @param removed edges that are there no more: the main route does not take them
 */
export function placeOnCanvas(
  steps: readonly WorkflowStep[],
  graph: Graph,
  fillIns: ReadonlyMap<string, string> = new Map(),
  removed: Graph['edges'] = [],
): Placed {
  const laid = layoutFlow(graph, { layer: node.width + gap.x, row: node.height + gap.y });
  const gone = new Set(removed.map(String));
  const route = mainRoute({ ...graph, edges: graph.edges.filter((edge) => !gone.has(String(edge))) });
  const onRoute = new Set(route);
  const routeWires = new Set(route.slice(1).map((to, index) => `${route[index]},${to}`));
  const entered = new Set(graph.edges.map(([, to]) => to));
  const at = ({ x, y }: { x: number; y: number }) => ({ x: x + margin, y: y + margin });
  const loops = laid.wires.some(({ back }) => back);
  return {
    nodes: steps.slice(0, laid.nodes.length).map((step, index) => {
      const icon = appIcon(step.app);
      return {
        id: String(index),
        ...at(laid.nodes[index] ?? { x: 0, y: 0 }),
        title: step.name,
        subtitle: fillIns.get(step.name) ?? step.app,
        marked: fillIns.has(step.name),
        width: node.width,
        ...(step.kind === 'trigger' ? { kind: 'trigger' as const } : {}),
        live: onRoute.has(index),
        ...(icon === undefined ? {} : { icon: <AppGlyph icon={icon} /> }),
      };
    }),
    wires: laid.wires.map(({ from, to, via, back }) => ({
      from: String(from),
      to: String(to),
      via: via.map(at),
      back,
      live: routeWires.has(`${from},${to}`),
      ...(gone.has(`${from},${to}`) ? { removed: true } : {}),
      dashed: steps[from]?.kind !== 'trigger' && !entered.has(from),
    })),
    width: 2 * margin + laid.width + node.width,
    height: 2 * margin + laid.height + node.height + (loops ? gap.y : 0),
  };
}
