import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import { isTop } from '../../workflows/index.js';
import { chosenBefore, freeChoice } from '../persistence/downloads.js';
import { type FileRow, versionFile, workflowFile } from '../persistence/files.js';
import { Taking } from './taking.js';

/** A workflow as it leaves: its text, under its filename. */
export type WorkflowFile = Pick<FileRow, 'saved_as' | 'file' | 'content_hash'>;

/** Hands out workflow files, and remembers who took which. */
@Injectable()
export class Downloads {
  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly taking: Taking,
    private readonly clock: Clock,
  ) {}

  /**
   * The n8n file. With a plan any; without one, the single workflow of the Top 12 that the user took first
   * (decisions.md, "Before buying").
   * @param lang of the file; Dutch where it has none in that
   * @throws AppError library.subscription_required, library.workflow_not_found, library.too_many_downloads
   */
  async take(user: Principal, filename: string, lang: Language): Promise<WorkflowFile> {
    return this.hand(user, await workflowFile(this.database, filename, lang), 'file');
  }

  /**
   * The same of one version, under a name that says which.
   * @throws AppError as `take`, and library.version_not_found
   */
  async takeVersion(
    user: Principal,
    filename: string,
    version: string,
    lang: Language,
  ): Promise<WorkflowFile> {
    const newest = await workflowFile(this.database, filename, lang);
    const wanted = /^[1-9]\d{0,6}$/.test(version) ? Number(version) : 0;
    const found = await versionFile(this.database, filename, wanted, lang);
    if (newest !== undefined && found === undefined && (await this.access.opens(user)))
      throw new AppError('library.version_not_found');
    const file = await this.hand(user, found, 'version');
    return { ...file, saved_as: file.saved_as.replace(/(\.en)?(?:\.json)?$/, `-v${wanted}$1.json`) };
  }

  private async hand(
    user: Principal,
    workflow: FileRow | undefined,
    via: 'file' | 'version',
  ): Promise<WorkflowFile> {
    const opens = await this.access.opens(user);
    if (!opens && (workflow === undefined || !(await this.isFree(user, workflow.filename))))
      throw new AppError('library.subscription_required');
    if (workflow === undefined) throw new AppError('library.workflow_not_found');
    const { filename } = workflow;
    await this.database.transaction(async (manager) => {
      if (!opens && (await freeChoice(manager, user.userId, filename, this.clock.now())) !== filename)
        throw new AppError('library.subscription_required');
      await this.taking.record(manager, { by: user, files: [workflow], via, free: !opens });
    });
    return workflow;
  }

  /** In the Top 12 now, or when this person chose it. */
  private async isFree({ userId }: Principal, filename: string): Promise<boolean> {
    return (await chosenBefore(this.database, userId)) === filename || (await isTop(this.database, filename));
  }
}
