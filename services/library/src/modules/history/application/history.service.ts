import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type {
  VersionDrawing,
  VersionsResponse,
  WorkflowCanvas,
  WorkflowTable,
} from '@stroomwerk/contracts/library';
import { AppError } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { workflowFile } from '../../downloads/index.js';
import type { N8nWorkflow } from '../../workflows/domain/n8n.js';
import { emptyTable, templateNames } from '../../workflows/domain/table-template.js';
import { tablesIn } from '../../workflows/domain/tables.js';
import { settingsIn } from '../../workflows/domain/texts.js';
import { canvas } from '../domain/canvas.js';
import { differences, noDifferences } from '../domain/differences.js';
import { drawing } from '../domain/drawing.js';
import { type VersionRow, versionsOf } from '../persistence/versions.js';

/** So many are compared and shown; older ones are still kept. */
const mostShown = 50;

/** A stored file went through the importer, which left only what n8n takes. */
const flowOf = (file: string): N8nWorkflow => JSON.parse(file) as N8nWorkflow;

/** What a workflow looks like inside, and how it came to be what it is. */
@Injectable()
export class History {
  constructor(private readonly database: DataSource) {}

  /** @throws AppError library.workflow_not_found */
  async canvas(filename: string, lang: Language): Promise<WorkflowCanvas> {
    const workflow = await workflowFile(this.database, filename, lang);
    if (workflow === undefined) throw new AppError('library.workflow_not_found');
    return canvas(flowOf(workflow.file));
  }

  /** The tables that its steps work with. @throws AppError library.workflow_not_found */
  async tables(filename: string, lang: Language): Promise<WorkflowTable[]> {
    const workflow = await workflowFile(this.database, filename, lang);
    if (workflow === undefined) throw new AppError('library.workflow_not_found');
    return tablesIn(
      flowOf(workflow.file),
      settingsIn(workflow.settings, lang).map(({ label }) => label),
    );
  }

  /** An empty one to start from, by its place from 1. @throws AppError library.workflow_not_found */
  async template(filename: string, number: string, lang: Language): Promise<{ name: string; csv: string }> {
    const tables = await this.tables(filename, lang);
    const at = Number(number) - 1;
    const [table, name] = [tables[at], templateNames(tables)[at]];
    if (table === undefined || name === undefined) throw new AppError('library.workflow_not_found');
    return { name, csv: emptyTable(table, lang) };
  }

  /** Newest first, each with what it did to the one before it. @throws AppError library.workflow_not_found */
  async versions(filename: string, lang: Language): Promise<VersionsResponse> {
    const rows = await versionsOf(this.database, filename, mostShown + 1, lang);
    if (rows.length === 0) throw new AppError('library.workflow_not_found');
    const flows = rows.map(({ file }) => flowOf(file));
    const told = rows.map((row, at) => {
      const [before, after] = [flows[at - 1], flows[at]];
      return { row, changes: before && after ? differences(before, after) : noDifferences };
    });
    return { versions: told.slice(-mostShown).reverse().map(toVersion) };
  }

  /** A version over the one before it. @throws AppError library.version_not_found, also where there is none before it */
  async drawing(filename: string, version: string, lang: Language): Promise<VersionDrawing> {
    const rows = await versionsOf(this.database, filename, mostShown + 1, lang);
    const at = rows.findIndex((row) => String(row.version) === version);
    const [before, after] = [rows[at - 1], rows[at]];
    if (before === undefined || after === undefined) throw new AppError('library.version_not_found');
    const drawn = drawing(flowOf(before.file), flowOf(after.file));
    return { version: after.version, before: before.version, ...drawn };
  }
}

const toVersion = ({ row, changes }: { row: VersionRow; changes: typeof noDifferences }) => ({
  version: row.version,
  content_hash: row.content_hash,
  checked_with_n8n: row.checked_with_n8n,
  published_at: row.published_at.toISOString(),
  changes,
});
