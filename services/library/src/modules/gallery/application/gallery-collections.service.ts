import { Injectable } from '@nestjs/common';
import { Category } from '@stroomwerk/contracts/library';
import { AppError } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { runningFilenames } from '../../automations/index.js';
import { ReadingLimits } from '../../limits/application/reading-limits.js';
import { MyAppsStore } from '../../shelf/application/my-apps.store.js';
import { collectionsOf, favouritesOf } from '../../shelf/index.js';
import { Trades } from '../../workflows/application/trades.js';
import { topWorkflows } from '../../workflows/index.js';
import { type TemplateQuery, wantedCategories } from '../domain/query.js';
import { appNodes, templateCategories, toCard } from '../domain/template.js';
import { briefly, templatesBy } from '../persistence/templates.js';
import type { Owner } from './gallery-keys.service.js';

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly about?: string;
  readonly filenames: readonly string[];
}

/** Numbers below those of an account's own collections. */
const top12Id = 1;
const favouritesId = 2;
const runningId = 3;
const firstTradeId = 100;
const firstOwnId = 1_000;
/** Apps that a collection's card shows. */
const mostApps = 8;
/** Workflows of one collection that a gallery shows. */
const mostShown = 100;

const names = {
  nl: {
    top12: 'Top 12',
    favourites: 'Mijn favorieten',
    running: 'Draait al bij mij',
    description: 'Uit je bibliotheek.',
  },
  en: {
    top12: 'Top 12',
    favourites: 'My favourites',
    running: 'I run these already',
    description: 'From your library.',
  },
} as const;

/** n8n wants numbers: the first 48 bits of a collection's random id, which no two of one account share. */
const ownId = (id: string): number => firstOwnId + Number.parseInt(id.replace(/-/g, '').slice(0, 12), 16);

/** What an account put together itself, its collections and the favourites of who made the gallery; the Top 12, and collections by trade and role. */
@Injectable()
export class GalleryCollections {
  constructor(
    private readonly database: DataSource,
    private readonly limits: ReadingLimits,
    private readonly trades: Trades,
    private readonly apps: MyAppsStore,
  ) {}

  /** Those that are not empty, with part of a name or a category where the query asks for it. */
  async list(owner: Owner, { search, categories }: TemplateQuery) {
    const wanted = wantedCategories(categories);
    const text = search.trim().toLowerCase();
    const shown = (await this.of(owner)).filter(({ name }) => name.toLowerCase().includes(text));
    const all = [...new Set(shown.flatMap(({ filenames }) => filenames))];
    const cards = new Map((await briefly(this.database, all)).map((card) => [card.filename, card]));
    const collections = shown.map(({ id, name, filenames }) => {
      const held = filenames.flatMap((filename) => cards.get(filename) ?? []);
      return { id, name, held: held.filter(({ category }) => wanted?.includes(category) ?? true) };
    });
    return {
      collections: collections
        .filter(({ held }) => held.length > 0)
        .map(({ id, name, held }) => ({
          id,
          name,
          nodes: appNodes([...new Set(held.flatMap((card) => card.integrations))].slice(0, mostApps)),
          workflows: held.map((card) => ({ id: card.number })),
        })),
    };
  }

  /** @throws AppError library.collection_not_found, library.too_many_searches */
  async get(owner: Owner, id: string) {
    const { userId, lang } = owner;
    this.limits.search(userId);
    const shown = (await this.of(owner)).find((collection) => String(collection.id) === id);
    if (shown === undefined) throw new AppError('library.collection_not_found');
    const templates = await templatesBy(this.database, 'filename', shown.filenames, lang);
    const used = new Set<string>(templates.map(({ category }) => category));
    return {
      collection: {
        id: shown.id,
        name: shown.name,
        description: shown.about ?? names[lang].description,
        image: [],
        createdAt: templates.map((template) => template.created_at.toISOString()).sort()[0] ?? null,
        categories: templateCategories(lang).filter((_, at) => used.has(Category.options[at] ?? '')),
        nodes: appNodes(
          [...new Set(templates.flatMap((template) => template.integrations))].slice(0, mostApps),
        ),
        workflows: templates.map((template) => toCard(template, lang)),
      },
    };
  }

  private async of({ userId, accountId, lang }: Owner): Promise<Shown[]> {
    const [trades, top, favourites, own, running] = await Promise.all([
      this.apps.reach(userId).then((apps) => this.trades.filenames(lang, apps)),
      topWorkflows(this.database),
      favouritesOf(this.database, userId),
      collectionsOf(this.database, accountId),
      runningFilenames(this.database, accountId),
    ]);
    return [
      { id: favouritesId, name: names[lang].favourites, filenames: favourites },
      { id: runningId, name: names[lang].running, filenames: running },
      ...own.map(({ id, name, filenames }) => ({ id: ownId(id), name, filenames })),
      { id: top12Id, name: names[lang].top12, filenames: top.map(({ filename }) => filename) },
      ...trades.map(({ name, about, filenames }, at) => ({ id: firstTradeId + at, name, about, filenames })),
    ]
      .filter(({ filenames }) => filenames.length > 0)
      .map((shown) => ({ ...shown, filenames: shown.filenames.slice(0, mostShown) }));
  }
}
