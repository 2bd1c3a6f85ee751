import type { Recipe, RecipeVariant } from '@stroomwerk/contracts/library';

/** One app that a switch offers, and the workflow that it leads to. */
export interface AppChoice {
  readonly app: string;
  readonly variant: RecipeVariant;
  readonly chosen: boolean;
  /** Apps of other places that come with it, since no workflow has this one beside all that is shown. */
  readonly along: readonly string[];
}

/** A place of a recipe with what stands in it now, and what may. */
export interface Switch {
  readonly place: string;
  readonly app: string;
  /** What is chosen is no app: a kind of document, a currency. */
  readonly words: boolean;
  readonly choices: readonly AppChoice[];
}

/** How much of what is shown another workflow keeps; what titles tell counts double. */
const kept = ({ places }: Recipe, now: RecipeVariant, other: RecipeVariant): number =>
  places.reduce((sum, { named }, at) => sum + (other.apps[at] === now.apps[at] ? (named ? 2 : 1) : 0), 0);

/** Of those with an app in a place the one that keeps the most of what is shown; of equals the first, which suits best. */
function nearest(recipe: Recipe, now: RecipeVariant, at: number, app: string): RecipeVariant {
  if (now.apps[at] === app) return now;
  return recipe.variants
    .filter(({ apps }) => apps[at] === app)
    .reduce((best, other) => (kept(recipe, now, other) > kept(recipe, now, best) ? other : best));
}

/**
 * The switches of a recipe while one of its workflows is shown; none where that one is not among them.
 * @param most only the first so many, of the places that titles tell; undefined for all places
 */
export function switchesOf(recipe: Recipe, filename: string, most?: number): Switch[] {
  const now = recipe.variants.find((one) => one.filename === filename);
  if (now === undefined) return [];
  const places = recipe.places
    .map((place, at) => ({ ...place, at }))
    .filter(({ named }) => named || most === undefined)
    .slice(0, most);
  return places.map(({ name, words = false, at }) => {
    const apps = [...new Set(recipe.variants.map((one) => one.apps[at] ?? ''))];
    return {
      place: name,
      app: now.apps[at] ?? '',
      words,
      choices: apps.map((app) => {
        const variant = nearest(recipe, now, at, app);
        return {
          app,
          variant,
          chosen: now.apps[at] === app,
          along: variant.apps.filter((other, place) => place !== at && other !== now.apps[place]),
        };
      }),
    };
  });
}
