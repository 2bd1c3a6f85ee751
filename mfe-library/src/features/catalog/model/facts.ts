import type { PublicWorkflow, PublicWorkflowDetail } from '@stroomwerk/contracts/library';

interface Around {
  readonly brand: string;
  readonly category: string;
  readonly catalog: string;
  readonly home: string;
}

/** Where a page stands, for search engines. */
const trailOf = (trail: readonly (readonly [string, string])[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});

/**
 * A workflow by schema.org, for search engines: the steps as a how-to, and where the page stands. Nothing that the page
 * does not show, and no rating, since nobody rates.
 */
export function factsOf(
  workflow: PublicWorkflowDetail,
  { brand, category, catalog, home }: Around,
): object[] {
  return [
    {
      '@type': 'HowTo',
      name: workflow.name,
      description: workflow.description,
      tool: workflow.integrations.map((name) => ({ '@type': 'HowToTool', name })),
      step: workflow.steps.map(({ name, app }, index) => ({
        '@type': 'HowToStep',
        position: index + 1,
        name,
        text: `${name} (${app})`,
      })),
      publisher: { '@type': 'Organization', name: brand },
      dateModified: workflow.updated_at,
    },
    trailOf([
      [home, '/'],
      [catalog, '/workflows'],
      [category, `/workflows?category=${workflow.category}`],
      [workflow.name, `/workflows/${workflow.slug}`],
    ]),
  ];
}

/** A page of the catalogue: the workflows on it, in their order, and where the page stands. */
export function listFactsOf(
  workflows: readonly PublicWorkflow[],
  {
    title,
    total,
    home,
    narrowed,
  }: { title: string; total: number; home: string; narrowed?: readonly [string, string] },
): object[] {
  return [
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: total,
      itemListElement: workflows.map(({ name, slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `/workflows/${slug}`,
      })),
    },
    trailOf([[home, '/'], [title, '/workflows'], ...(narrowed ? [narrowed] : [])]),
  ];
}
