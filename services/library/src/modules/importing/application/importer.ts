import { Injectable } from '@nestjs/common';
import { libraryChanged } from '@stroomwerk/contracts/library';
import { Clock, Outbox } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { libraryStats } from '../../workflows/index.js';
import { type Draft, importDraft } from '../domain/draft.js';
import { limits } from '../domain/limits.js';
import { parseFile } from '../domain/parse.js';
import { Shelf } from '../domain/place.js';
import { countOutcomes, type FileResult, type ImportReport, refusal } from '../domain/report.js';
import type { SourceFile } from '../domain/source-file.js';
import {
  holdLibrary,
  knownWorkflows,
  libraryState,
  lockLibrary,
  nextVersion,
  refusesRow,
  writeWorkflow,
} from '../persistence/shelf.repository.js';
import { readSource } from './sources.js';

export type Progress = (done: readonly FileResult[]) => void;

/** Brings workflows into the library, a transaction each; running it twice changes nothing the second time. */
@Injectable()
export class Importer {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Imports a folder, a zip or one .json file. @param progress called after each batch with all results so far
   * @throws Error when the source itself cannot be read; a bad file in it is only a line in the report
   */
  async import(path: string, progress: Progress = () => undefined): Promise<ImportReport> {
    const started = this.clock.now();
    const results: FileResult[] = [];
    const claimed = new Set<string>();
    let batch: Draft[] = [];
    let bytes = 0;
    const flush = async (): Promise<void> => {
      const drafts = batch;
      if (drafts.length > 0)
        results.push(
          ...(await holdLibrary(this.database, (manager) => this.place(manager, drafts, claimed))),
        );
      batch = [];
      bytes = 0;
      progress(results);
    };
    for await (const source of readSource(path)) {
      const { drafts, refused } = read(source);
      results.push(...refused);
      batch.push(...drafts);
      bytes += 'bytes' in source ? source.bytes.byteLength : 0;
      if (batch.length >= limits.batchFiles || bytes >= limits.batchBytes) await flush();
    }
    await flush();
    const counts = countOutcomes(results);
    await this.database.transaction(async (manager) => {
      await lockLibrary(manager);
      if ((await libraryState(manager)).unannounced) await this.announce(manager);
    });
    return {
      source: path,
      started_at: started.toISOString(),
      finished_at: this.clock.now().toISOString(),
      counts,
      files: results,
    };
  }

  /**
   * Places drafts and writes each in a transaction of its own, so that one costs no other and what ends this in the middle
   * leaves what was done. The next one is thought out while the database writes the last.
   * @param manager of whoever holds the library @param claimed filenames that the run gave out
   */
  async place(manager: EntityManager, drafts: readonly Draft[], claimed: Set<string>): Promise<FileResult[]> {
    const shelf = new Shelf((wanted) => knownWorkflows(manager, wanted), claimed);
    await shelf.expect(drafts);
    const results: FileResult[] = [];
    let last: Promise<void> = Promise.resolve();
    for (const [at, draft] of drafts.entries()) {
      const { file, remarks } = draft;
      const placed = await shelf.place(draft);
      if (placed.outcome === 'refused') {
        results.push({ file, ...placed });
        continue;
      }
      shelf.keep(placed);
      const filename = 'row' in placed ? placed.row.filename : placed.filename;
      results.push({ file, outcome: placed.outcome, filename, ...(remarks.length > 0 ? { remarks } : {}) });
      if (!('row' in placed)) continue;
      await last;
      last = writeWorkflow(manager, placed.row, this.clock.now()).catch((error: unknown) => {
        if (!refusesRow(error)) throw error;
        shelf.drop(placed.row);
        results[at] = { file, outcome: 'refused', refusal: refusal('not_stored', error.message) };
      });
      last.catch(() => undefined); // Whoever waits for it is told.
    }
    await last;
    return results;
  }

  /** Writes `library.changed` to the outbox with the figures as they now stand. */
  async announce(manager: EntityManager, catalogueHash?: string): Promise<void> {
    const now = this.clock.now();
    const version = await nextVersion(manager, now, catalogueHash);
    const { total, active, unique_integrations } = await libraryStats(manager);
    await this.outbox.publish(manager, libraryChanged, 'library', {
      version,
      total,
      active,
      unique_integrations,
      changed_at: now.toISOString(),
    });
  }
}

function read(source: SourceFile): { drafts: Draft[]; refused: FileResult[] } {
  const refuse = (reason: FileResult['refusal']) => ({
    drafts: [],
    refused: [{ file: source.file, outcome: 'refused' as const, refusal: reason }],
  });
  if ('refusal' in source) return refuse(source.refusal);
  const parsed = parseFile(source.bytes);
  if ('refusal' in parsed) return refuse(parsed.refusal);
  const several = parsed.workflows.length > 1;
  const drafts = parsed.workflows.map((raw, index) =>
    importDraft(source.file, raw, several ? index : undefined),
  );
  return { drafts, refused: [] };
}
