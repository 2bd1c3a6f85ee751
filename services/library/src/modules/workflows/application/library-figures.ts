import { Injectable } from '@nestjs/common';
import type { Category } from '@stroomwerk/contracts/library';
import { DataSource } from 'typeorm';
import { categoryCounts, type Figures, libraryStats, libraryVersion } from '../persistence/figures.js';

/** What was counted of one version of the library. */
interface Counted {
  readonly version: number;
  readonly figures: Promise<Figures>;
  readonly categories: Promise<{ category: Category; count: number }[]>;
}

/** Counts the library once for each version of it: pages ask for its figures all the time. */
@Injectable()
export class LibraryFigures {
  private counted: Counted | undefined;

  constructor(private readonly database: DataSource) {}

  async figures(): Promise<Figures> {
    return (await this.current()).figures;
  }

  /** A category without any workflow has no row. */
  async categories(): Promise<{ category: Category; count: number }[]> {
    return (await this.current()).categories;
  }

  private async current(): Promise<Counted> {
    // Read first: what is counted after it is at least as new.
    const version = await libraryVersion(this.database);
    if (this.counted?.version === version) return this.counted;
    const counted = {
      version,
      figures: libraryStats(this.database),
      categories: categoryCounts(this.database),
    };
    this.counted = counted;
    await Promise.all([counted.figures, counted.categories]).catch((error: unknown) => {
      if (this.counted === counted) this.counted = undefined;
      throw error;
    });
    return counted;
  }
}
