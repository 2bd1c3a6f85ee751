import type { ContentWorkflow } from '../dsl/types.js';
import { type Choice, combinations, keyOf, signature } from '../kit/combine.js';
import type { Recipe } from '../kit/recipe.js';
import type { PublishedRecipe, PublishedVariant } from './lock.js';

/** Variants that a recipe has at most; more would be the same workflow once more. */
export const mostVariants = 12;

/** A workflow of a recipe and the apps that it is built for. */
export interface Variant {
  readonly of: PublishedVariant['of'];
  readonly entry: ContentWorkflow;
}

const keysOf = (choice: Choice): PublishedVariant['of'] =>
  Object.fromEntries(Object.entries(choice).map(([place, option]) => [place, keyOf(option)]));

/**
 * A published variant as its recipe builds it now, by the keys in the lock: lists may grow and change their order. A place
 * that the recipe has only now gets the app that suits it.
 * @returns the variant, or in words which app is offered no more
 */
export function rebuilt(recipe: Recipe, { slug, of }: PublishedVariant): Variant | string {
  const { options } = recipe.choices;
  const held: { [place: string]: readonly unknown[] } = {};
  for (const [place, offered] of Object.entries(options)) {
    const key = of[place];
    held[place] = key === undefined ? offered : offered.filter((option) => keyOf(option) === key);
    if (held[place].length === 0)
      return `recipe ${recipe.id} no longer offers "${key}" as ${place}, which ${slug} was published with`;
  }
  const isKnown = Object.keys(options).every((place) => of[place] !== undefined);
  const choice = isKnown
    ? Object.fromEntries(Object.entries(held).map(([place, [option]]) => [place, option]))
    : combinations(slug, { ...recipe.choices, options: held }).next().value;
  if (!choice) return `recipe ${recipe.id} has a new place, for which ${slug} finds no app`;
  return { of: keysOf(choice as Choice), entry: recipe.compile(choice as Choice, slug) };
}

/** Whether an option was not yet offered in a place when the recipe was last published; none was in a place that is new. */
function isNew({ passed, variants }: PublishedRecipe, place: string): (option: unknown) => boolean {
  const known = new Set([...(passed[place] ?? []), ...variants.map(({ of }) => of[place])]);
  return (option) => passed[place] !== undefined && !known.has(keyOf(option));
}

/** Combinations that are tried for each variant that is wanted, until one is unlike everything else. */
const tries = 12;

/**
 * The variants that a recipe has beyond those that are published: all of them for a new recipe; one for each app that was
 * not offered before, and as many as are asked for more; never above twelve.
 * @param taken what is published, as it is built now
 * @param takes whether the catalogue takes it: it is unlike everything else there
 */
export function added(
  recipe: Recipe,
  published: PublishedRecipe | undefined,
  taken: readonly PublishedVariant['of'][],
  takes: (entry: ContentWorkflow) => boolean,
): Variant[] {
  const { options, take, apart } = recipe.choices;
  const places = Object.keys(options);
  const named = apart ?? places;
  const signOf = (of: PublishedVariant['of'], at: readonly string[]) =>
    at.map((place) => of[place]).join('/');
  const told = new Set(taken.map((of) => signOf(of, named)));
  const found: Variant[] = [];
  const live = published?.variants.filter(({ retired }) => !retired).length ?? 0;
  const draw = (seed: string, offered: Recipe['choices']['options'], wanted: number): void => {
    const most = Math.min(wanted, mostVariants - live - found.length);
    let left = most * tries;
    let drawn = 0;
    for (const choice of most > 0 ? combinations(seed, { ...recipe.choices, options: offered }) : []) {
      if (told.has(signature(choice, named))) continue;
      const entry = recipe.compile(choice);
      if (takes(entry)) {
        told.add(signature(choice, named));
        found.push({ of: keysOf(choice), entry });
        drawn += 1;
      }
      left -= 1;
      if (drawn === most || left === 0) return;
    }
  };
  for (const place of published ? places : [])
    for (const option of (options[place] ?? []).filter(isNew(published as PublishedRecipe, place)))
      if (!found.some(({ of }) => of[place] === keyOf(option)))
        draw(`${recipe.id}/${keyOf(option)}`, { ...options, [place]: [option] }, 1);
  draw(recipe.id, options, take - (published?.take ?? 0));
  return found;
}

/** What the lock says of a recipe once these variants are published. */
export const publishedRecipe = (recipe: Recipe, variants: readonly PublishedVariant[]): PublishedRecipe => ({
  take: recipe.choices.take,
  passed: Object.fromEntries(
    Object.entries(recipe.choices.options)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([place, offered]) => {
        const used = new Set(variants.map(({ of }) => of[place]));
        return [place, [...new Set(offered.map(keyOf))].filter((key) => !used.has(key)).sort()];
      }),
  ),
  variants,
});
