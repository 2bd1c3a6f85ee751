import { Injectable } from '@nestjs/common';
import { libraryChanged } from '@stroomwerk/contracts/library';
import { Clock, Outbox } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { libraryStats } from '../../workflows/index.js';
import { type Draft, importDraft } from '../domain/draft.js';
import { limits } from '../domain/limits.js';
import { parseFile } from '../domain/parse.js';
import { type Row, Shelf } from '../domain/place.js';
import { countOutcomes, type FileResult, type ImportReport, refusal } from '../domain/report.js';
import type { SourceFile } from '../domain/source-file.js';
import {
  knownWorkflows,
  libraryState,
  lockLibrary,
  markUnannounced,
  nextVersion,
  rowsAtOnce,
  writeWorkflows,
} from '../persistence/shelf.repository.js';
import { readSource } from './sources.js';

export type Progress = (done: readonly FileResult[]) => void;

/** Brings workflows into the library, a transaction a batch; running it twice changes nothing the second time. */
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
      results.push(...(await this.storeBatch(batch, claimed)));
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

  /** A batch in one transaction; where the database refuses it, each workflow on its own, so that one costs no other. */
  private async storeBatch(drafts: readonly Draft[], claimed: Set<string>): Promise<FileResult[]> {
    if (drafts.length === 0) return [];
    try {
      return await this.store(drafts, claimed);
    } catch (error) {
      if (drafts.length === 1 && drafts[0] !== undefined) {
        const reason = error instanceof Error ? error.message : String(error);
        return [{ file: drafts[0].file, outcome: 'refused', refusal: refusal('not_stored', reason) }];
      }
      const results: FileResult[] = [];
      for (const draft of drafts) results.push(...(await this.storeBatch([draft], claimed)));
      return results;
    }
  }

  private async store(drafts: readonly Draft[], claimed: Set<string>): Promise<FileResult[]> {
    const attempt = new Set(claimed);
    const results = await this.database.transaction(async (manager) => {
      await lockLibrary(manager);
      return this.place(manager, drafts, new Shelf(await knownWorkflows(manager), attempt));
    });
    for (const name of attempt) claimed.add(name);
    return results;
  }

  /** Places drafts and writes them, as they come, inside the caller's transaction, which holds the library's lock. */
  async place(
    manager: EntityManager,
    drafts: Iterable<Draft> | AsyncIterable<Draft>,
    shelf: Shelf,
  ): Promise<FileResult[]> {
    const results: FileResult[] = [];
    let rows: Row[] = [];
    const write = async (): Promise<void> => {
      if (rows.length === 0) return;
      await writeWorkflows(manager, rows, this.clock.now());
      await markUnannounced(manager);
      rows = [];
    };
    for await (const draft of drafts) {
      const placed = shelf.place(draft);
      const told = draft.remarks.length > 0 ? { remarks: draft.remarks } : {};
      if (placed.outcome === 'refused') results.push({ file: draft.file, ...placed });
      else if (placed.outcome === 'unchanged')
        results.push({ file: draft.file, outcome: 'unchanged', filename: placed.filename, ...told });
      else {
        rows.push(placed.row);
        results.push({ file: draft.file, outcome: placed.outcome, filename: placed.row.filename, ...told });
      }
      if (rows.length >= rowsAtOnce) await write();
    }
    await write();
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
