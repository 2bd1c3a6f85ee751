import type { ContentWorkflow } from './dsl/types.js';
import { checkValues, type Mark } from './dsl/values.js';
import { differentRecipes } from './kit/twins.js';

/** Recipes that are named. */
const shown = 20;

const ranked = <T>(counts: ReadonlyMap<T, number>): [T, number][] =>
  [...counts].sort(([, a], [, b]) => b - a);
const add = <T>(counts: Map<T, number>, key: T, many = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + many);
};

/** How many recipes there are, and which say the same as another. */
const recipeLines = (catalogue: readonly ContentWorkflow[]): string[] => {
  const { recipes, twins } = differentRecipes(catalogue);
  return [
    `${recipes} different recipes, ${twins.length} that are one with another`,
    ...twins.map(([id, of]) => `  ${id} is ${of}`),
  ];
};

/**
 * How far set-up is data: what customers have to fill in and no value declares, by kind and by recipe, and every declared
 * value that lands in no parameter; and how many recipes differ.
 */
export function checkReport(catalogue: readonly ContentWorkflow[]): { lines: string[]; wrong: number } {
  const marks = new Map<Mark, number>();
  const recipes = new Map<string, number>();
  const wrong: string[] = [];
  let complete = 0;
  for (const entry of catalogue) {
    const found = checkValues(entry);
    for (const { mark } of found.open) add(marks, mark);
    if (found.open.length > 0) add(recipes, entry.meta.pattern, found.open.length);
    else complete += 1;
    wrong.push(...found.wrong.map((problem) => `problem: ${entry.slug}: ${problem}`));
  }
  const open = [...marks.values()].reduce((sum, many) => sum + many, 0);
  return {
    wrong: wrong.length,
    lines: [
      `${complete} of ${catalogue.length} workflows ask for nothing that no value declares`,
      `${open} placeholders without a value: ${ranked(marks)
        .map(([mark, many]) => `${mark} ${many}`)
        .join(', ')}`,
      `${recipes.size} recipes and workflows by themselves, first those with most:`,
      ...ranked(recipes)
        .slice(0, shown)
        .map(([id, many]) => `  ${many} ${id}`),
      ...recipeLines(catalogue),
      ...wrong,
    ],
  };
}
