import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { libraryVersion } from '../../workflows/index.js';
import type { SearchIndex } from '../domain/search-index.js';
import { documentsOf } from '../domain/similar.js';
import { hiddenNumbers } from '../persistence/hidden.js';

/** How the library stands beside an index that may be behind. */
export interface Now {
  /** Of the library. */
  readonly version: number;
  /** Documents of the index that ops hid since it was built. */
  readonly hidden: readonly number[];
}

interface Known {
  readonly index: SearchIndex;
  readonly version: number;
  readonly hidden: Promise<readonly number[]>;
}

/**
 * What ops hid that an index still holds: an index takes its time to follow, and nobody may find what is hidden meanwhile,
 * whichever process ops spoke to. Read once for each version of the library, and not at all while the index has kept up.
 */
@Injectable()
export class HiddenSince {
  private known: Known | undefined;

  constructor(private readonly database: DataSource) {}

  /** How the library stands now. @param index taken before, so that it is no newer than the answer */
  async of(index: SearchIndex): Promise<Now> {
    // Read first: what is hidden is read after it, and is at least as new.
    const version = await libraryVersion(this.database);
    if (version === index.version) return { version, hidden: [] };
    return { version, hidden: await this.hiddenIn(index, version) };
  }

  private hiddenIn(index: SearchIndex, version: number): Promise<readonly number[]> {
    if (this.known?.index === index && this.known.version === version) return this.known.hidden;
    const hidden = hiddenNumbers(this.database).then((numbers) => documentsOf(index, numbers));
    const known = { index, version, hidden };
    this.known = known;
    hidden.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return hidden;
  }
}
