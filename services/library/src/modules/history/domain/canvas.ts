import type { CanvasEdge, CanvasNode, WorkflowCanvas } from '@stroomwerk/contracts/library';
import { canvasNotes } from '../../workflows/domain/canvas-notes.js';
import { appOf, kindOf } from '../../workflows/domain/graph.js';
import { type Flow, type N8nNode, workNodes } from '../../workflows/domain/n8n.js';

const toNode = (node: N8nNode): CanvasNode => ({
  id: node.id,
  name: node.name,
  type: node.type,
  type_version: node.typeVersion,
  app: appOf(node),
  kind: kindOf(node),
  position: node.position,
  disabled: node.disabled === true,
  parameters: node.parameters,
});

/** Connections between steps that are there. */
function edges(flow: Flow, names: ReadonlySet<string>): CanvasEdge[] {
  return Object.entries(flow.connections)
    .flatMap(([from, byType]) =>
      Object.entries(byType).flatMap(([kind, outputs]) =>
        outputs.flatMap((targets, output) =>
          (targets ?? []).map((target) => ({ from, to: target.node, kind, output, input: target.index })),
        ),
      ),
    )
    .filter(({ from, to }) => names.has(from) && names.has(to));
}

/** The workflow as n8n's canvas shows it. The file holds no credentials and no pinned data, so neither does this. */
export function canvas(flow: Flow): WorkflowCanvas {
  const nodes = workNodes(flow);
  return {
    nodes: nodes.map(toNode),
    edges: edges(flow, new Set(nodes.map(({ name }) => name))),
    notes: canvasNotes(flow),
  };
}
