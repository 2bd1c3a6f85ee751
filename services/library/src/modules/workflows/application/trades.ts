import { Injectable } from '@nestjs/common';
import { type Collection, collections } from '@stroomwerk/catalogue/collections';
import type { Language } from '@stroomwerk/contracts';
import type { PublicTradePage, TradeCollection, TradePage } from '@stroomwerk/contracts/library';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import { MyAppsStore } from '../../shelf/application/my-apps.store.js';
import { bestVariant, type StoredVariant } from '../domain/recipe.js';
import { toLibraryWorkflow, toPublicWorkflow } from '../domain/views.js';
import { type CardRow, cardsOf } from '../persistence/cards.js';
import { Recipes, recipeIn } from './recipes.js';

/** Cards of a page. */
const perPage = 20;

interface Held {
  readonly collection: Collection;
  /** Of each of its recipes that the library has, in its order, the workflows. */
  readonly recipes: readonly (readonly StoredVariant[])[];
}

/** Collections by trade and role (services/catalogue), as far as the library has what they name. */
@Injectable()
export class Trades {
  constructor(
    private readonly database: DataSource,
    private readonly recipes: Recipes,
    private readonly apps: MyAppsStore,
    private readonly access: Access,
  ) {}

  async list(lang: Language): Promise<TradeCollection[]> {
    return (await this.held()).map((one) => about(one, lang));
  }

  /** @throws AppError library.collection_not_found */
  async publicPage(key: string, page: number, lang: Language): Promise<PublicTradePage> {
    return this.page(key, page, lang, [], toPublicWorkflow);
  }

  /** @throws AppError library.subscription_required, library.collection_not_found */
  async memberPage(user: Principal, key: string, page: number, lang: Language): Promise<TradePage> {
    const [apps] = await Promise.all([this.apps.reach(user.userId), this.access.require(user)]);
    return this.page(key, page, lang, apps, toLibraryWorkflow);
  }

  /** Of each recipe of each collection the workflow that suits these apps best, by filename. */
  async filenames(
    lang: Language,
    apps: readonly string[],
  ): Promise<(TradeCollection & { filenames: string[] })[]> {
    return (await this.held()).map((one) => ({
      ...about(one, lang),
      filenames: one.recipes.map((variants) => bestVariant(variants, apps).filename),
    }));
  }

  private async page<T>(
    key: string,
    page: number,
    lang: Language,
    apps: readonly string[],
    toCard: (row: CardRow, lang: Language) => T,
  ) {
    const one = (await this.held()).find(({ collection }) => collection.key === key);
    if (one === undefined) throw new AppError('library.collection_not_found');
    const shown = one.recipes.slice((page - 1) * perPage, page * perPage);
    const rows = await cardsOf(
      this.database,
      shown.map((variants) => bestVariant(variants, apps).filename),
    );
    const recipes = await this.recipes.of(rows, lang, apps);
    return {
      ...about(one, lang),
      cards: rows.map((row) => ({ ...toCard(row, lang), ...recipeIn(recipes, row) })),
      page,
      pages: Math.ceil(one.recipes.length / perPage),
    };
  }

  private async held(): Promise<Held[]> {
    const variants = await this.recipes.variants([...new Set(collections.flatMap(({ recipes }) => recipes))]);
    return collections
      .map((collection) => ({
        collection,
        recipes: collection.recipes.flatMap((id) => {
          const found = variants.get(id) ?? [];
          return found.length === 0 ? [] : [found];
        }),
      }))
      .filter(({ recipes }) => recipes.length > 0);
  }
}

const about = (
  { collection: { key, name, about: text }, recipes }: Held,
  lang: Language,
): TradeCollection => ({
  key,
  name: name[lang],
  about: text[lang],
  recipes: recipes.length,
  workflows: recipes.reduce((sum, variants) => sum + variants.length, 0),
});
