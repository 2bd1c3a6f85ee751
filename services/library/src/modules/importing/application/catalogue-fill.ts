import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { catalogue } from '../../../../content/catalogue.js';
import { contentHash } from '../../workflows/domain/hash.js';
import { libraryStats } from '../../workflows/persistence/figures.js';
import { catalogueDrafts } from '../domain/catalogue-draft.js';
import { countOutcomes, type ImportReport } from '../domain/report.js';
import { libraryState, lockLibrary } from '../persistence/shelf.repository.js';
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

  private fill(always: boolean): Promise<ImportReport['counts'] | undefined> {
    const drafts = catalogueDrafts(catalogue);
    const hash = contentHash(drafts);
    return this.database.transaction(async (manager) => {
      await lockLibrary(manager);
      const { catalogue_hash } = await libraryState(manager);
      const { total } = await libraryStats(manager);
      const outdated = catalogue_hash !== null && catalogue_hash !== hash;
      if (!always && total > 0 && !outdated) return undefined;
      const counts = countOutcomes(await this.importer.place(manager, drafts, new Set()));
      if (counts.imported + counts.updated > 0 || catalogue_hash !== hash)
        await this.importer.announce(manager, hash);
      return counts;
    });
  }
}
