import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Recipe } from '@stroomwerk/contracts/library';
import { DataSource } from 'typeorm';
import { recipeOf, type StoredVariant } from '../domain/recipe.js';
import type { CardRow } from '../persistence/cards.js';
import { libraryVersion } from '../persistence/figures.js';
import { variantsOf } from '../persistence/variants.js';

/** Recipes whose workflows are kept at hand: some of ours, never those of an import. */
const most = 2_000;

/** What belongs to a recipe, read once for each version of the library. */
@Injectable()
export class Recipes {
  private version = -1;
  private known = new Map<string, readonly StoredVariant[]>();

  constructor(private readonly database: DataSource) {}

  /**
   * The recipes of these workflows by pattern, each with all of its workflows; none for one that stands alone.
   * @param apps the account's own
   * @param version of the library, where it is known
   */
  async of(
    rows: readonly { readonly pattern: string | null }[],
    lang: Language,
    apps: readonly string[],
    version?: number,
  ): Promise<ReadonlyMap<string, Recipe>> {
    const patterns = [...new Set(rows.flatMap(({ pattern }) => pattern ?? []))];
    const variants = await this.variants(patterns, version);
    return new Map(
      patterns.flatMap((pattern) => {
        const recipe = recipeOf(variants.get(pattern) ?? [], lang, apps);
        return recipe === undefined ? [] : [[pattern, recipe] as const];
      }),
    );
  }

  /** The workflows of recipes by pattern. */
  async variants(
    patterns: readonly string[],
    version?: number,
  ): Promise<ReadonlyMap<string, readonly StoredVariant[]>> {
    const now = version ?? (await libraryVersion(this.database));
    if (now !== this.version || this.known.size > most) {
      this.known = new Map();
      this.version = now;
    }
    const { known } = this;
    const missing = patterns.filter((pattern) => !known.has(pattern));
    if (missing.length > 0) {
      const read = await variantsOf(this.database, missing);
      for (const pattern of missing)
        known.set(
          pattern,
          read.filter((variant) => variant.pattern === pattern),
        );
    }
    return known;
  }
}

/** The recipe of a workflow, unless that one is hidden meanwhile. */
export function recipeIn(
  recipes: ReadonlyMap<string, Recipe>,
  { pattern, filename }: Pick<CardRow, 'pattern' | 'filename'>,
): { recipe?: Recipe } {
  const recipe = pattern === null ? undefined : recipes.get(pattern);
  return recipe?.variants.some((one) => one.filename === filename) ? { recipe } : {};
}
