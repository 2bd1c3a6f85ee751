import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiled, compile, type Sources } from './compile.js';
import type { ContentWorkflow, NodeSpec } from './dsl/types.js';
import { type Choice, keyOf, signature } from './kit/combine.js';
import type { Recipe } from './kit/recipe.js';
import { lockOf } from './lock/files.js';
import { hashOf, lockText } from './lock/lock.js';
import { mostVariants } from './lock/variants.js';
import { retirements } from './retired.js';
import { sources as written } from './sources.js';

// Real: every recipe, every list of apps and the lock that is committed.
const recipes = join(__dirname, 'recipes');
const lock = lockOf(recipes);
/** Building is pure: what has the same apps again is not built again. */
const sources: Sources = {
  ...written,
  recipes: written.recipes.map((recipe) => {
    const built = new Map<string, { readonly choice: Choice; readonly entry: ContentWorkflow }>();
    return {
      ...recipe,
      compile(choice, slug) {
        const key = `${slug} ${signature(choice, Object.keys(choice))}`;
        const known = built.get(key);
        if (known && Object.entries(choice).every(([place, option]) => known.choice[place] === option))
          return known.entry;
        const entry = recipe.compile(choice, slug);
        built.set(key, { choice, entry });
        return entry;
      },
    };
  }),
};
const now = compile(sources, lock, retirements);
const known = new WeakMap<object, string>();
/** Ten letters for a file: what was not built again is not read again. */
function identityOf(entry: ContentWorkflow): string {
  const is = known.get(entry.workflow) ?? `${entry.filename} ${entry.workflow.name} ${hashOf(entry)}`;
  known.set(entry.workflow, is);
  return is;
}
const identity = ({ catalogue }: Compiled) =>
  new Map(catalogue.map((entry) => [entry.slug, identityOf(entry)]));
const before = identity(now);

describe('the lock', () => {
  it('is what this checkout publishes (npm run library -- compile --lock)', () => {
    expect(now.problems).toEqual([]);
    expect(now.difference).toEqual({ new: [], changed: [], retired: [] });
    for (const [category, one] of Object.entries(now.lock))
      expect(lockText(one)).toBe(readFileSync(join(recipes, category, 'variants.lock.json'), 'utf8'));
  });

  it('is of workflows that are all there in English too, with nothing in Dutch inside', () => {
    expect(now.catalogue.filter(({ english }) => english === null).map(({ slug }) => slug)).toEqual([]);
    expect(now.dutch()).toEqual([]);
  });

  it('has a name for each workflow once, and no recipe with more than twelve', () => {
    const all = Object.values(lock).flatMap((one) => [
      ...one.workflows,
      ...Object.values(one.recipes).flatMap(({ variants }) => variants),
    ]);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    expect(all).toHaveLength(now.catalogue.length + now.retired.length);
    for (const { recipes: known } of Object.values(lock))
      for (const { variants } of Object.values(known))
        expect(variants.filter((variant) => !variant.retired).length).toBeLessThanOrEqual(mostVariants);
  });
});

type Lists = readonly (readonly unknown[])[];
type Change = (list: readonly unknown[]) => readonly unknown[];
const listsOf = (recipe: Recipe): Lists => Object.values(recipe.choices.options);
const lists = [...new Set(sources.recipes.flatMap(listsOf))];

const isStep = (value: unknown): value is NodeSpec =>
  value !== null && typeof value === 'object' && 'parameters' in value && 'typeVersion' in value;

/** What an app nobody has heard of offers: the same as another, by steps of its own. */
function asMadeUp(value: unknown): unknown {
  if (typeof value === 'function') return (...words: unknown[]) => asMadeUp(value(...words));
  if (Array.isArray(value)) return value.map(asMadeUp);
  if (isStep(value)) return value.attach ? value : { ...value, type: 'n8n-nodes-made-up.madeUp' };
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asMadeUp(part)]));
}

let made = 0;
/** An app that no list has, with everything that a place asks for. */
function madeUp(list: readonly unknown[]): unknown {
  made += 1;
  const [model] = list;
  const port = asMadeUp(model) as { app?: object };
  if (typeof model !== 'object') return `verzonnen-${made}`;
  if (port.app === undefined) return { ...port, key: `verzonnen${made}` };
  return { ...port, app: { ...port.app, key: `verzonnen${made}`, label: `Verzonnen ${made}` } };
}

/** The sources in which some lists are others. */
const changed = (change: Change, which: Lists): Sources => ({
  ...sources,
  recipes: sources.recipes.map((recipe) => ({
    ...recipe,
    choices: {
      ...recipe.choices,
      options: Object.fromEntries(
        Object.entries(recipe.choices.options).map(([place, list]) => [
          place,
          which.includes(list) ? change(list) : list,
        ]),
      ),
    },
  })),
});

/** Each list changed once, and not for every recipe anew. */
const once = (change: Change): Change => {
  const done = new Map<readonly unknown[], readonly unknown[]>();
  return (list) => {
    const other = done.get(list) ?? change(list);
    done.set(list, other);
    return other;
  };
};

/** What became of what is published, and what came. */
function compared(other: Sources): { moved: string[]; problems: readonly string[]; came: readonly string[] } {
  const next = compile(other, lock, retirements);
  const after = identity(next);
  return {
    moved: [...before].filter(([slug, is]) => after.get(slug) !== is).map(([slug]) => slug),
    problems: next.problems,
    came: next.difference.new,
  };
}
const unmoved = { moved: [], problems: [] };

const append = once((list) => [...list, madeUp(list)]);
const prepend = once((list) => [madeUp(list), ...list]);

describe('what is published stays what it is', () => {
  it('with another app at the end of every list; only new workflows come', () => {
    const { came, ...rest } = compared(changed(append, lists));
    expect(rest).toEqual(unmoved);
    expect(came.length).toBeGreaterThan(0);
  });

  it('with another app at the head of every list; only new workflows come', () => {
    const { came, ...rest } = compared(changed(prepend, lists));
    expect(rest).toEqual(unmoved);
    expect(came.length).toBeGreaterThan(0);
  });

  it('with every list the other way round, and the recipes too', () => {
    const reversed = changed(
      once((list) => [...list].reverse()),
      lists,
    );
    expect(compared({ ...reversed, recipes: [...reversed.recipes].reverse() })).toEqual({
      ...unmoved,
      came: [],
    });
  });

  it('with another recipe: only its workflows come', () => {
    const [model] = sources.recipes as [Recipe];
    const place = Object.keys(model.choices.options)[0] ?? '';
    const options = { ...model.choices.options, [place]: append(model.choices.options[place] ?? []) };
    const newcomer: Recipe = { ...model, id: 'made-up', choices: { ...model.choices, options } };
    const { came, ...rest } = compared({ ...sources, recipes: [newcomer, ...sources.recipes] });
    expect(rest).toEqual(unmoved);
    expect(came.length).toBeGreaterThan(0);
    expect(came.length).toBeLessThanOrEqual(model.choices.take);
  });

  it('for each list by itself, with an app at its head: at most one workflow comes for a recipe', () => {
    const failing = lists.flatMap((list) => {
      const using = sources.recipes.filter((recipe) => listsOf(recipe).includes(list));
      const own = changed(
        once((one) => [madeUp(one), ...one]),
        [list],
      );
      const ids = new Set(using.map(({ id }) => id));
      const some: Sources = { workflows: [], recipes: own.recipes.filter(({ id }) => ids.has(id)) };
      const known = Object.fromEntries(
        Object.entries(lock).map(([category, one]) => [
          category,
          {
            workflows: [],
            recipes: Object.fromEntries(Object.entries(one.recipes).filter(([id]) => ids.has(id))),
          },
        ]),
      );
      const next = compile(some, known, []);
      const after = identity(next);
      const moved = next.catalogue.filter(
        ({ slug }) => before.has(slug) && before.get(slug) !== after.get(slug),
      );
      const places = using.flatMap(listsOf).filter((one) => one === list).length;
      const isFine = moved.length === 0 && next.problems.length === 0 && next.difference.new.length <= places;
      return isFine ? [] : [[list.map(keyOf).join(' '), next.problems, moved.map(({ slug }) => slug)]];
    });
    expect(failing).toEqual([]);
  });
});
