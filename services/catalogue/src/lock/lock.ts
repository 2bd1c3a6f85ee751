import { hash as digest } from 'node:crypto';
import type { ContentWorkflow } from '../dsl/types.js';

/** What is known for good of a published workflow. */
export interface Published {
  /** Its name in every address and file: it never changes and never goes to another. */
  readonly slug: string;
  /** Of its content (`hashOf`), as it was last published. */
  readonly hash: string;
  /** The n8n version that the content of this hash was checked against. */
  readonly n8n?: string;
  readonly retired?: true;
}

/** A workflow of a recipe, with the key of the app in each place. */
export interface PublishedVariant extends Published {
  readonly of: { readonly [place: string]: string };
}

export interface PublishedRecipe {
  /** How many were asked for; who asks for more gets more. */
  readonly take: number;
  /** What was offered in a place and taken by none: what is not in here and in no variant is new. */
  readonly passed: { readonly [place: string]: readonly string[] };
  /** In the order in which they appeared. */
  readonly variants: readonly PublishedVariant[];
}

/** What one category has published; a file each, `src/recipes/<category>/variants.lock.json`. */
export interface CategoryLock {
  readonly workflows: readonly Published[];
  readonly recipes: { readonly [id: string]: PublishedRecipe };
}
export type Lock = { readonly [category: string]: CategoryLock };

const hashes = new WeakMap<ContentWorkflow, string>();

/** Ten letters that change with anything of a workflow that a customer reads or runs. Reads each once: nobody changes one. */
export function hashOf(entry: ContentWorkflow): string {
  const { workflow, english, meta } = entry;
  const { created: _, updated: __, ...words } = meta;
  const hash =
    hashes.get(entry) ??
    digest('sha256', JSON.stringify([workflow, words, ...(english ? [english] : [])])).slice(0, 10);
  hashes.set(entry, hash);
  return hash;
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** One line, its parts always in this order. */
const lineOf = (one: Published & Partial<PublishedVariant>): string => {
  const { slug, hash, n8n, retired, of } = one;
  return JSON.stringify({ slug, hash, n8n, retired, of });
};

const recipeText = ([id, { take, passed, variants }]: readonly [string, PublishedRecipe]): string =>
  `    ${JSON.stringify(id)}: {
      "take": ${take},
      "passed": {${Object.entries(passed)
        .map(([place, keys]) => `\n        ${JSON.stringify(place)}: ${JSON.stringify(keys.join(' '))}`)
        .join(',')}${Object.keys(passed).length > 0 ? '\n      ' : ''}},
      "variants": [${variants.map((variant) => `\n        ${lineOf(variant)}`).join(',')}
      ]
    }`;

/** The file of a category: recipes by name, a line for each workflow, so that a difference reads as what it is. */
export const lockText = ({ workflows, recipes }: CategoryLock): string => `{
  "workflows": [${workflows.map((one) => `\n    ${lineOf(one)}`).join(',')}
  ],
  "recipes": {
${Object.entries(recipes).sort(byName).map(recipeText).join(',\n')}
  }
}
`;

/** @throws Error where the text is no lock */
export function readLock(text: string): CategoryLock {
  const { workflows, recipes } = JSON.parse(text) as {
    workflows: Published[];
    recipes: { [id: string]: Omit<PublishedRecipe, 'passed'> & { passed: { [place: string]: string } } };
  };
  return {
    workflows,
    recipes: Object.fromEntries(
      Object.entries(recipes).map(([id, recipe]) => [
        id,
        {
          ...recipe,
          passed: Object.fromEntries(
            Object.entries(recipe.passed).map(([place, keys]) => [place, keys.split(' ').filter(Boolean)]),
          ),
        },
      ]),
    ),
  };
}
