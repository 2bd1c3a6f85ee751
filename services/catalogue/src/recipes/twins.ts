import type { ContentWorkflow } from '../dsl/types.js';

/** The nodes and connections of a workflow without their names: what a reader sees of its shape. */
function outline({ workflow }: ContentWorkflow): string {
  const types = new Map(workflow.nodes.map((node) => [node.name, node.type]));
  const edges = Object.entries(workflow.connections).flatMap(([from, kinds]) =>
    Object.entries(kinds).flatMap(([kind, outputs]) =>
      outputs.flatMap((links, output) =>
        links.map((link) => `${types.get(from)}#${output}-${kind}>${types.get(link.node)}@${link.index}`),
      ),
    ),
  );
  return [...edges.sort(), ...[...types.values()].sort()].join('|');
}

/**
 * Keeps the first of workflows that differ only in an address: apps that are reached by plain HTTP look the same in the
 * editor, and nobody needs both.
 */
export function withoutTwins(workflows: ContentWorkflow[]): ContentWorkflow[] {
  const seen = new Set<string>();
  return workflows.filter((workflow) => {
    const shape = outline(workflow);
    if (seen.has(shape)) return false;
    seen.add(shape);
    return true;
  });
}
