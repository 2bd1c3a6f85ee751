import { Injectable } from '@nestjs/common';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import { freeChoice, recordDownload } from '../persistence/downloads.js';
import { type FileRow, workflowFile } from '../persistence/search.js';

/** A workflow as it leaves: its text, under its filename. */
export type WorkflowFile = Pick<FileRow, 'filename' | 'file' | 'content_hash'>;

/** Hands out workflow files, and remembers who took which. */
@Injectable()
export class Downloads {
  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  /**
   * The n8n file. With a plan any; without one, the single workflow of the Top 12 that the user took first
   * (decisions.md, "Before buying"). @throws AppError library.subscription_required, library.workflow_not_found
   */
  async take(user: Principal, filename: string): Promise<WorkflowFile> {
    const opens = await this.access.opens(user);
    const workflow = await workflowFile(this.database, filename);
    if (!opens && (workflow === undefined || workflow.top_rank === null))
      throw new AppError('library.subscription_required');
    if (workflow === undefined) throw new AppError('library.workflow_not_found');
    const at = this.clock.now();
    await this.database.transaction(async (manager) => {
      if (!opens && (await freeChoice(manager, user.userId, filename, at)) !== filename)
        throw new AppError('library.subscription_required');
      await recordDownload(manager, { userId: user.userId, workflow, free: !opens, at });
    });
    return workflow;
  }
}
