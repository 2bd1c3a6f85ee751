import { Injectable } from '@nestjs/common';
import { Clock, tellStep } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { libraryStats } from '../../workflows/index.js';
import type { Draft } from '../domain/draft.js';
import { limits } from '../domain/limits.js';
import { countOutcomes, type FileResult, type ImportReport } from '../domain/report.js';
import {
  holdLibrary,
  libraryState,
  markFilling,
  retireWorkflows,
  writePhrases,
  writeRetirements,
} from '../persistence/shelf.repository.js';
import { catalogueHash, compiledCatalogue } from './catalogue-source.js';
import { Importer } from './importer.js';

/** Fills the library with the workflows that ship with the product. */
@Injectable()
export class CatalogueFill {
  constructor(
    private readonly database: DataSource,
    private readonly importer: Importer,
    private readonly clock: Clock,
  ) {}

  /**
   * At a start: fills an empty library, and brings a library that was filled before up to this release's catalogue.
   * An operator's own collection alone is left as it is. @returns what changed, or undefined where nothing was to do
   */
  fillWhenNeeded(): Promise<ImportReport['counts'] | undefined> {
    return this.fill(false);
  }

  /** Puts the catalogue in whatever the library holds. Safe to run twice. */
  async fillNow(): Promise<ImportReport['counts']> {
    return (await this.fill(true)) ?? countOutcomes([]);
  }

  private async fill(always: boolean): Promise<ImportReport['counts'] | undefined> {
    const hash = await catalogueHash();
    return holdLibrary(this.database, async (manager) => {
      const { catalogue_hash } = await libraryState(manager);
      const { total } = await libraryStats(manager);
      const outdated = catalogue_hash !== null && catalogue_hash !== hash;
      if (!always && total > 0 && !outdated) return undefined;
      const { filenames, retired: retirements, phrases, drafts } = await compiledCatalogue(hash);
      if (catalogue_hash !== hash) await markFilling(manager);
      const retired = await manager.transaction(async (inner) => {
        await writeRetirements(inner, retirements);
        await writePhrases(inner, phrases);
        return retireWorkflows(inner, filenames, this.clock.now());
      });
      const counts = countOutcomes(await this.placeAll(manager, drafts, filenames.length));
      if (counts.imported + counts.updated + retired > 0 || catalogue_hash !== hash)
        await manager.transaction((inner) => this.importer.announce(inner, hash));
      return counts;
    });
  }

  /** A transaction each: a start that ends in the middle has what it did, and the next goes on. */
  private async placeAll(
    manager: EntityManager,
    drafts: AsyncIterable<Draft>,
    total: number,
  ): Promise<FileResult[]> {
    const claimed = new Set<string>();
    const results: FileResult[] = [];
    let batch: Draft[] = [];
    const store = async (): Promise<void> => {
      results.push(...(await this.importer.place(manager, batch, claimed)));
      batch = [];
      tellStep({ step: 'catalogue', done: results.length, total });
    };
    for await (const draft of drafts) {
      batch.push(draft);
      if (batch.length >= limits.batchFiles) await store();
    }
    if (batch.length > 0) await store();
    return results;
  }
}
