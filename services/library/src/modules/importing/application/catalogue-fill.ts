import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { libraryStats } from '../../workflows/persistence/figures.js';
import { countOutcomes, type ImportReport } from '../domain/report.js';
import { libraryState, lockLibrary, retireWorkflows } from '../persistence/shelf.repository.js';
import { catalogueHash, compiledCatalogue } from './catalogue-source.js';
import { Importer } from './importer.js';

/** Fills the library with the workflows that ship with the product. */
@Injectable()
export class CatalogueFill {
  constructor(
    private readonly database: DataSource,
    private readonly importer: Importer,
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
    return this.database.transaction(async (manager) => {
      await lockLibrary(manager);
      const { catalogue_hash } = await libraryState(manager);
      const { total } = await libraryStats(manager);
      const outdated = catalogue_hash !== null && catalogue_hash !== hash;
      if (!always && total > 0 && !outdated) return undefined;
      const { filenames, drafts } = await compiledCatalogue(hash);
      const retired = await retireWorkflows(manager, filenames);
      const counts = countOutcomes(await this.importer.place(manager, drafts, new Set()));
      if (counts.imported + counts.updated + retired > 0 || catalogue_hash !== hash)
        await this.importer.announce(manager, hash);
      return counts;
    });
  }
}
