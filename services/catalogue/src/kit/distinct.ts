import type { ContentWorkflow } from '../dsl/types.js';

/** What a workflow does whatever its steps are called: which node types, joined how. */
export function graphOf({ workflow }: ContentWorkflow): string {
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

/**
 * The workflows as they came, each unlike all others.
 * @throws Error that names every two which share a slug, a title, a description or a graph
 */
export function distinct(workflows: readonly ContentWorkflow[]): ContentWorkflow[] {
  const problems = Object.entries(aspects).flatMap(([aspect, of]) => {
    const first = new Map<string, string>();
    return workflows.flatMap((entry) => {
      const value = of(entry);
      const other = first.get(value);
      if (other === undefined) first.set(value, entry.slug);
      return other === undefined ? [] : [`${entry.slug} has the ${aspect} of ${other}`];
    });
  });
  if (problems.length > 0) throw new Error(`The catalogue repeats itself:\n${problems.join('\n')}`);
  return [...workflows];
}
