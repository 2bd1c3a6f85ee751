import type { ContentWorkflow } from '../dsl/types.js';

const graphs = new WeakMap<ContentWorkflow, string>();

/** What a workflow does whatever its steps are called: which node types, joined how. Reads each once: nobody changes one. */
export function graphOf(entry: ContentWorkflow): string {
  const graph = graphs.get(entry) ?? drawn(entry);
  graphs.set(entry, graph);
  return graph;
}

function drawn({ workflow }: ContentWorkflow): string {
  const types = new Map(workflow.nodes.map(({ name, type }) => [name, type]));
  const edges = Object.entries(workflow.connections).flatMap(([from, kinds]) =>
    Object.entries(kinds).flatMap(([kind, outputs]) =>
      outputs.flatMap((links, output) =>
        links.map((link) => `${types.get(from)}#${output} ${kind} ${types.get(link.node)}@${link.index}`),
      ),
    ),
  );
  return [...edges.sort(), ...[...types.values()].sort()].join('\n');
}

const aspects: Record<string, (entry: ContentWorkflow) => string> = {
  slug: ({ slug }) => slug,
  'Dutch title': ({ workflow }) => workflow.name.toLowerCase(),
  'English title': ({ meta }) => meta.en.name.toLowerCase(),
  'Dutch description': ({ meta }) => meta.description,
  'English description': ({ meta }) => meta.en.description,
  graph: graphOf,
};

/** Workflows of which no two share a slug, a title, a description or a graph. */
export class Distinct {
  private readonly first = new Map(Object.keys(aspects).map((aspect) => [aspect, new Map<string, string>()]));

  /** Takes a workflow in. @returns what it shares with one that is in already, such as `x has the graph of y`; none when all is well */
  add(entry: ContentWorkflow): string[] {
    const own = Object.entries(aspects).map(([aspect, of]) => ({ aspect, value: of(entry) }));
    const shared = own.flatMap(({ aspect, value }) => {
      const other = this.first.get(aspect)?.get(value);
      return other === undefined ? [] : [`${entry.slug} has the ${aspect} of ${other}`];
    });
    if (shared.length === 0)
      for (const { aspect, value } of own) this.first.get(aspect)?.set(value, entry.slug);
    return shared;
  }
}
