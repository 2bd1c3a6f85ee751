import type { PublicWorkflowDetail } from '@stroomwerk/contracts/library';

interface Around {
  readonly brand: string;
  readonly category: string;
  readonly catalog: string;
  readonly home: string;
}

/**
 * A workflow by schema.org, for search engines: the steps as a how-to, and where the page stands. Nothing that the page
 * does not show, and no rating, since nobody rates.
 */
export function factsOf(
  workflow: PublicWorkflowDetail,
  { brand, category, catalog, home }: Around,
): object[] {
  const trail: readonly (readonly [string, string])[] = [
    [home, '/'],
    [catalog, '/workflows'],
    [category, `/workflows?category=${workflow.category}`],
    [workflow.name, `/workflows/${workflow.slug}`],
  ];
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
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(([name, item], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ];
}
