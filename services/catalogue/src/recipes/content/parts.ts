import { code, type Listing, type NodeSpec, type Parameters } from '../../kit/index.js';

/** One record that no earlier run of the active workflow took; none when all have had their turn. */
export const firstUnused = (name: string): NodeSpec =>
  code(
    name,
    `
const geheugen = $getWorkflowStaticData('global');
const gebruikt = geheugen.gebruikt ?? [];
const i = $input.all().findIndex(({ json }) => !gebruikt.includes(json.id));
if (i < 0) return [];
const { json } = $input.all()[i];
geheugen.gebruikt = [...gebruikt, json.id];
return [{ json, pairedItem: i }];`,
  );

const unlimited = ({ limit: _, options, ...parameters }: Parameters): Parameters => {
  const { after: __, ...kept } = (options ?? {}) as Parameters;
  return { ...parameters, ...(options ? { options: kept } : {}), returnAll: true };
};

/** Every article of a site, where the listing itself reads the latest. */
export const allArticles = (listing: Listing<'article'>): Listing<'article'> => ({
  ...listing,
  what: { nl: `alle artikelen in ${listing.app.label}`, en: `all articles in ${listing.app.label}` },
  nodes: (name) =>
    listing
      .nodes(name)
      .map((spec) =>
        'returnAll' in spec.parameters ? { ...spec, parameters: unlimited(spec.parameters) } : spec,
      ),
});
