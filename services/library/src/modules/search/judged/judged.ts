import type { Category } from '@stroomwerk/contracts/library';

/** What a judgement looks at: what a customer reads of a workflow in the list. */
export interface JudgedWorkflow {
  readonly name: string;
  readonly nameEnglish: string;
  readonly tags: readonly string[];
  readonly integrations: readonly string[];
  readonly category: Category;
  readonly pattern: string | null;
}

/** All of what is given must hold. */
export interface Wanted {
  /** Integrations that it uses, all of them. */
  readonly apps?: readonly string[];
  /** Integrations of which it uses one. */
  readonly oneOf?: readonly string[];
  /** Integrations of which it uses none. */
  readonly without?: readonly string[];
  /** Stands in a title (either language), a tag or the name of the pattern; each of them. */
  readonly about?: RegExp | readonly RegExp[];
  readonly category?: Category;
  /** Recipes, or workflows that stand by themselves, by id: it is one of them. */
  readonly recipes?: readonly string[];
}

export type JudgedQuery = readonly [query: string, wanted: Wanted];

/** Whether the workflow is an answer to the query. */
export function answers(workflow: JudgedWorkflow, wanted: Wanted): boolean {
  const { apps = [], oneOf, without = [], about = [], category, recipes } = wanted;
  const text = [workflow.name, workflow.nameEnglish, ...workflow.tags, workflow.pattern ?? '']
    .join(' | ')
    .toLowerCase();
  return (
    apps.every((app) => workflow.integrations.includes(app)) &&
    !without.some((app) => workflow.integrations.includes(app)) &&
    (oneOf === undefined || oneOf.some((app) => workflow.integrations.includes(app))) &&
    [about].flat().every((expression) => expression.test(text)) &&
    (recipes === undefined || recipes.includes(workflow.pattern ?? '')) &&
    (category === undefined || workflow.category === category)
  );
}

/** Ranks of a page that count; an answer further down is none. */
export const judgedTo = 20;

/** Mean of 1 / place of the first answer, 0 where there is none among the first `judgedTo`. */
export const meanReciprocalRank = (places: readonly (number | undefined)[]): number =>
  places.reduce<number>((sum, place) => sum + (place === undefined ? 0 : 1 / place), 0) /
  Math.max(1, places.length);
