import type { ContentWorkflow } from './dsl/types.js';
import { differentRecipes } from './kit/twins.js';
import { faultsOf, lineOf, rules } from './rules/index.js';

/** Recipes that are named of each rule. */
const shown = 20;

/** How many recipes there are, and which say the same as another. */
const recipeLines = (catalogue: readonly ContentWorkflow[]): string[] => {
  const { recipes, twins } = differentRecipes(catalogue);
  return [
    `${recipes} different recipes, ${twins.length} that are one with another`,
    ...twins.map(([id, of]) => `  ${id} is ${of}`),
  ];
};

/**
 * What the rules find in a catalogue: the count of each, and the first fault of every recipe; and how many recipes differ.
 */
export function checkReport(catalogue: readonly ContentWorkflow[]): { lines: string[]; wrong: number } {
  const found = catalogue.flatMap(faultsOf);
  const accepted = catalogue.flatMap(({ accepts = [] }) => accepts);
  return {
    wrong: found.length,
    lines: [
      `${catalogue.length} workflows, ${rules.length} rules, ${found.length} faults, ${accepted.length} accepted with a reason`,
      ...rules.flatMap(({ id }) => {
        const ofRule = found.filter(({ rule }) => rule === id);
        const recipes = new Map(ofRule.toReversed().map((one) => [one.recipe, one]));
        return [
          `  ${id}: ${ofRule.length}${recipes.size > 0 ? ` in ${recipes.size} recipes` : ''}`,
          ...[...recipes.values()].slice(0, shown).map((one) => `    ${lineOf(one)}`),
        ];
      }),
      ...recipeLines(catalogue),
    ],
  };
}
