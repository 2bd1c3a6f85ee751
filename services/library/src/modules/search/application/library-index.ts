import { setImmediate as breath } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { tellStep } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { categoryNames } from '../../workflows/domain/views.js';
import { libraryVersion } from '../../workflows/index.js';
import { IndexBuilder } from '../domain/builder.js';
import type { SearchIndex } from '../domain/search-index.js';
import { libraryMark, readLibrary } from '../persistence/documents.js';

/** How soon a change of the library is searched for, by every process. */
const lookEveryMs = 1_000;
/** How often the static order follows what accounts took. */
const orderEveryMs = 15 * 60_000;
/** How long a step of building may keep requests waiting. */
const stepMs = 3;

/** Gives way to waiting requests whenever a step took long enough. */
class Breaths {
  private since = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.since < stepMs) return;
    await breath();
    this.since = performance.now();
  }
}

/** The library in memory: built from PostgreSQL, built anew when the library changed, and swapped whole. */
@Injectable()
export class LibraryIndex implements BeforeApplicationShutdown {
  private readonly logger = new Logger(LibraryIndex.name);
  private index: SearchIndex | undefined;
  private taken = 0;
  private timers: NodeJS.Timeout[] = [];
  private building: Promise<SearchIndex> | undefined;

  constructor(private readonly database: DataSource) {}

  /** Builds the first index and keeps up with the library from then on. */
  async start(): Promise<void> {
    await this.refresh();
    this.follow();
  }

  /** Looks for changes from now on. */
  private follow(): void {
    if (this.timers.length > 0) return;
    this.timers = [
      setInterval(() => this.follows(), lookEveryMs),
      setInterval(() => this.quietly(() => this.reorder()), orderEveryMs),
    ];
    for (const timer of this.timers) timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.building?.catch(() => undefined); // What went wrong was logged.
  }

  /** The index that stands; the first one is waited for. Whoever asks keeps up with the library from then on. */
  async current(): Promise<SearchIndex> {
    const index = this.index ?? (await this.build());
    this.follow();
    return index;
  }

  /** Builds it anew where the library has changed since. */
  async refresh(): Promise<void> {
    await this.building?.catch(() => undefined); // Whoever asked for that one hears of it.
    if (this.index?.version === (await libraryVersion(this.database)) && this.index !== undefined) return;
    await this.build();
  }

  /** The same, for whoever does not wait for it: an index takes its time, and the old one answers meanwhile. */
  follows(): void {
    this.quietly(() => this.refresh());
  }

  private async reorder(): Promise<void> {
    const { taken } = await libraryMark(this.database);
    if (taken !== this.taken) await this.build();
  }

  private quietly(work: () => Promise<void>): void {
    if (this.building !== undefined) return;
    work().catch((error: Error) => this.logger.warn(`the search index was not renewed: ${error.message}`));
  }

  private build(): Promise<SearchIndex> {
    this.building ??= this.read().finally(() => {
      this.building = undefined;
    });
    return this.building;
  }

  private async read(): Promise<SearchIndex> {
    const started = performance.now();
    const breaths = new Breaths();
    let taken = 0;
    let read = 0;
    const first = this.index === undefined;
    const builder = await readLibrary(this.database, async ({ documents, ...library }) => {
      const made = new IndexBuilder({ ...library, categoryNames });
      for await (const rows of documents())
        for (const row of rows) {
          made.add(row);
          taken += row.popularity;
          await breaths.take();
          read += 1;
          if (first) tellStep({ step: 'search index', done: read, total: null });
        }
      return made;
    });
    const steps = builder.finish();
    let step = steps.next();
    for (let done = 1; !step.done; done += 1) {
      if (first) tellStep({ step: 'order of the search index', done, total: null });
      await breaths.take();
      step = steps.next();
    }
    this.index = step.value;
    this.taken = taken;
    const took = Math.round(performance.now() - started);
    this.logger.log(`index of ${step.value.size} workflows, version ${step.value.version}, in ${took} ms`);
    return step.value;
  }
}
