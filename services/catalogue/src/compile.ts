import type { ContentWorkflow } from './dsl/types.js';
import { dutchWords, leftInDutch } from './english.js';
import { Distinct } from './kit/distinct.js';
import type { Recipe } from './kit/recipe.js';
import type { Both } from './kit/text.js';
import {
  hashOf,
  type Lock,
  type Published,
  type PublishedRecipe,
  type PublishedVariant,
} from './lock/lock.js';
import { added, publishedRecipe, rebuilt, type Variant } from './lock/variants.js';
import type { Retirement } from './retired.js';

export type { Retirement };

/** What authors wrote. */
export interface Sources {
  readonly recipes: readonly Recipe[];
  /** Workflows that stand by themselves. */
  readonly workflows: readonly ContentWorkflow[];
  /** What keeps others from being compiled. */
  readonly problems?: readonly string[];
}

/** A workflow that was published and is no more. */
export interface Retired {
  readonly slug: string;
  readonly category: string;
  readonly why: Both;
  readonly successor: string | null;
}

/** A workflow of the catalogue, with the n8n version that this very content was checked against. */
export interface CheckedWorkflow extends ContentWorkflow {
  readonly checked: string | null;
}

export interface Compiled {
  /** What ships, in the order of the slugs; no two are alike. */
  readonly catalogue: readonly CheckedWorkflow[];
  readonly retired: readonly Retired[];
  /** Beside what the lock says. */
  readonly difference: {
    readonly new: readonly string[];
    readonly changed: readonly string[];
    readonly retired: readonly string[];
  };
  /** Why this may not be published: a workflow that went without a reason, two that are alike. */
  readonly problems: readonly string[];
  /** What is still Dutch in the English files: reads all of them. */
  dutch(): readonly string[];
  /** What the lock says once this is published. */
  readonly lock: Lock;
}

const bySlug = (a: { slug: string }, b: { slug: string }): number => a.slug.localeCompare(b.slug, 'en');

/** One compilation: what is published stays as it is, what is new is added to it. */
class Compilation {
  readonly problems: string[] = [];
  readonly catalogue: CheckedWorkflow[] = [];
  readonly difference = { new: [] as string[], changed: [] as string[], retired: [] as string[] };
  private readonly distinct = new Distinct();
  /** Every workflow that was ever published, by slug. */
  readonly published: ReadonlyMap<string, Published & { category: string }>;
  private readonly retirements: ReadonlyMap<string, Pick<Retired, 'why' | 'successor'>>;

  constructor(
    lock: Lock,
    retirements: readonly Retirement[],
    private readonly tell?: (built: number) => void,
  ) {
    this.published = new Map(
      Object.entries(lock).flatMap(([category, { workflows, recipes }]) =>
        [...workflows, ...Object.values(recipes).flatMap(({ variants }) => variants)].map((one) => [
          one.slug,
          { ...one, category },
        ]),
      ),
    );
    this.retirements = new Map(
      retirements.flatMap(({ why, workflows }) =>
        Object.entries(workflows).map(([slug, successor]) => [slug, { why, successor }]),
      ),
    );
  }

  isRetired(slug: string): boolean {
    return this.retirements.has(slug);
  }

  /** What becomes of a published workflow that is retired, or that nobody builds any more, which asks for a reason. */
  goes<T extends Published>(published: T, why = ''): T {
    if (!this.isRetired(published.slug)) {
      this.problems.push(`${why}: offer it again, or retire it in src/retired.ts with a reason`);
      return published;
    }
    if (!published.retired) this.difference.retired.push(published.slug);
    return { ...published, retired: true };
  }

  /** Takes a workflow into the catalogue. @param before what the lock says of it */
  ships(entry: ContentWorkflow, before?: Published): Published {
    const hash = hashOf(entry);
    const isSame = before?.hash === hash && !before.retired;
    if (!isSame) this.difference[before && !before.retired ? 'changed' : 'new'].push(entry.slug);
    const n8n = before?.hash === hash ? before.n8n : undefined;
    this.catalogue.push({ ...entry, checked: n8n ?? null });
    this.tell?.(this.catalogue.length);
    return { slug: entry.slug, hash, ...(n8n === undefined ? {} : { n8n }) };
  }

  private keep(entry: ContentWorkflow, before?: Published): Published {
    this.problems.push(...this.distinct.add(entry));
    return this.ships(entry, before);
  }

  /** A workflow by itself: its author names it. */
  single(entry: ContentWorkflow, before: Published | undefined): Published {
    if (this.isRetired(entry.slug)) {
      if (before) return this.goes(before);
      this.problems.push(`${entry.slug} is retired and was never published`);
    }
    return this.keep(entry, before);
  }

  /** The variants of a recipe that are published, as it builds them now. */
  variants(
    recipe: Recipe | undefined,
    id: string,
    published: readonly PublishedVariant[],
  ): PublishedVariant[] {
    return published.map((variant) => {
      if (this.isRetired(variant.slug)) return this.goes(variant);
      const built = recipe
        ? rebuilt(recipe, variant)
        : `recipe ${id} is gone, of which ${variant.slug} was published`;
      if (typeof built === 'string') return this.goes(variant, built);
      return { ...this.keep(built.entry, variant), of: built.of };
    });
  }

  /** Those that nobody published yet. */
  additions(
    recipe: Recipe,
    before: PublishedRecipe | undefined,
    taken: readonly PublishedVariant[],
  ): PublishedVariant[] {
    const refused: string[] = [];
    const takes = (entry: ContentWorkflow): boolean => {
      const shared = this.published.has(entry.slug)
        ? [`${entry.slug} was published before`]
        : this.distinct.add(entry);
      refused.push(...shared);
      return shared.length === 0;
    };
    const found = added(
      recipe,
      before,
      taken.map(({ of }) => of),
      takes,
    );
    if (found.length === 0 && before === undefined)
      this.problems.push(
        `recipe ${recipe.id} brings nothing new: ${refused[0] ?? 'its apps do not go together'}`,
      );
    return found.map(({ of, entry }: Variant) => ({ ...this.ships(entry), of }));
  }

  /** Who was retired, and every entry of retired.ts that cannot be. */
  retired(): Retired[] {
    const ships = new Set(this.catalogue.map(({ slug }) => slug));
    return [...this.retirements].flatMap(([slug, { why, successor }]) => {
      const category = this.published.get(slug)?.category;
      if (category === undefined) this.problems.push(`${slug} is in src/retired.ts and was never published`);
      if (why.nl.trim().length < 20 || why.en.trim().length < 20)
        this.problems.push(
          `${slug} is retired without a reason that a visitor understands, in both languages`,
        );
      if (successor !== null && !ships.has(successor))
        this.problems.push(`${slug} is retired for ${successor}, which does not ship`);
      return category === undefined ? [] : [{ slug, category, why, successor }];
    });
  }
}

/** Recipes of which two have one name: the lock could not tell them apart. */
const repeated = (recipes: readonly Recipe[]): string[] =>
  recipes.filter(({ id }, at) => recipes.findIndex((other) => other.id === id) < at).map(({ id }) => id);

/**
 * Compiles the catalogue. What the lock names stays what it is, whatever lists of apps say now: another content is a new
 * version of the same workflow. What is new is added. Pure.
 * @param lock what is published @param tell hears how many workflows are built, as they are
 */
export function compile(
  sources: Sources,
  lock: Lock,
  retirements: readonly Retirement[],
  tell?: (built: number) => void,
): Compiled {
  const work = new Compilation(lock, retirements, tell);
  work.problems.push(...(sources.problems ?? []));
  work.problems.push(...repeated(sources.recipes).map((id) => `two recipes are called ${id}`));
  const recipes = new Map(sources.recipes.map((recipe) => [recipe.id, recipe]));
  const singles = new Map(sources.workflows.map((entry) => [entry.slug, entry]));
  const next: { [category: string]: { workflows: Published[]; recipes: { [id: string]: PublishedRecipe } } } =
    {};
  const of = (category: string) => {
    next[category] ??= { workflows: [], recipes: {} };
    return next[category];
  };
  const known = new Map(Object.values(lock).flatMap((one) => Object.entries(one.recipes)));
  for (const [category, { workflows, recipes: before }] of Object.entries(lock)) {
    for (const one of workflows)
      if (!singles.has(one.slug))
        of(category).workflows.push(
          work.goes(one, `${one.slug} was published and is nowhere in the sources`),
        );
    for (const [id, one] of Object.entries(before)) {
      const recipe = recipes.get(id);
      of(recipe?.category ?? category).recipes[id] = {
        ...one,
        variants: work.variants(recipe, id, one.variants),
      };
    }
  }
  for (const entry of sources.workflows)
    of(entry.meta.category).workflows.push(work.single(entry, work.published.get(entry.slug)));
  for (const recipe of [...recipes.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const taken = of(recipe.category).recipes[recipe.id]?.variants ?? [];
    of(recipe.category).recipes[recipe.id] = publishedRecipe(recipe, [
      ...taken,
      ...work.additions(recipe, known.get(recipe.id), taken),
    ]);
  }
  const retired = work.retired();
  for (const category of Object.values(next)) category.workflows.sort(bySlug);
  return {
    catalogue: work.catalogue.sort(bySlug),
    retired,
    difference: {
      new: work.difference.new.sort(),
      changed: work.difference.changed.sort(),
      retired: work.difference.retired.sort(),
    },
    problems: work.problems,
    dutch() {
      const words = dutchWords(work.catalogue);
      return work.catalogue.flatMap((entry) =>
        leftInDutch(entry, words).map((left) => `${entry.slug}: ${left}`),
      );
    },
    lock: Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
