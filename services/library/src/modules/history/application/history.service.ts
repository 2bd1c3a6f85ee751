import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { VersionsResponse, WorkflowCanvas } from '@stroomwerk/contracts/library';
import { AppError } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { workflowFile } from '../../downloads/index.js';
import type { N8nWorkflow } from '../../workflows/domain/n8n.js';
import { canvas } from '../domain/canvas.js';
import { differences, noDifferences } from '../domain/differences.js';
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
}

const toVersion = ({ row, changes }: { row: VersionRow; changes: typeof noDifferences }) => ({
  version: row.version,
  content_hash: row.content_hash,
  checked_with_n8n: row.checked_with_n8n,
  published_at: row.published_at.toISOString(),
  changes,
});
