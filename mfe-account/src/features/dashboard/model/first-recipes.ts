import type { LibraryWorkflow } from '@stroomwerk/contracts/library';

/** What is offered to begin with, and why: it fits the account's apps, it is what others choose most, or first the one and then the other. */
export interface FirstRecipes {
  readonly workflows: readonly LibraryWorkflow[];
  readonly why: 'fits' | 'popular' | 'both';
}

/**
 * Recipes to begin with: those that need none but the account's own apps, and where these are too few, others.
 * @param fitting the most chosen first @param popular the same of all @param most how many
 */
export function recipesOf(
  fitting: readonly LibraryWorkflow[],
  popular: readonly LibraryWorkflow[],
  most: number,
): FirstRecipes {
  const keyOf = ({ recipe, filename }: LibraryWorkflow) => recipe?.key ?? filename;
  const met = new Set(fitting.map(keyOf));
  const others = popular.filter((one) => !met.has(keyOf(one)));
  const workflows = [...fitting, ...others].slice(0, most);
  const why = fitting.length === 0 ? 'popular' : workflows.length > fitting.length ? 'both' : 'fits';
  return { workflows, why };
}
