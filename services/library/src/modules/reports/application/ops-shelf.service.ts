import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type {
  OpsAct,
  OpsWorkflow,
  OpsWorkflowsQuery,
  OpsWorkflowsResponse,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { Importer } from '../../importing/application/importer.js';
import { lockLibrary } from '../../importing/index.js';
import { LibraryIndex } from '../../search/application/library-index.js';
import { opsPageSize } from '../domain/limits.js';
import {
  countOpsWorkflows,
  keepAct,
  opsWorkflowOf,
  opsWorkflowsPage,
  setHidden,
} from '../persistence/ops-workflows.js';

/** What ops does to the library's workflows. Every act is kept with who, when and why. */
@Injectable()
export class OpsShelf {
  constructor(
    private readonly database: DataSource,
    private readonly importer: Importer,
    private readonly index: LibraryIndex,
    private readonly clock: Clock,
  ) {}

  async list(query: OpsWorkflowsQuery, lang: Language): Promise<OpsWorkflowsResponse> {
    const filter = { q: query.q.trim(), hidden: query.hidden };
    const { total, hidden } = await countOpsWorkflows(this.database, filter);
    const window = { limit: opsPageSize, offset: (query.page - 1) * opsPageSize };
    const workflows = await opsWorkflowsPage(this.database, filter, window, lang);
    return { workflows, total, pages: Math.ceil(total / opsPageSize), hidden };
  }

  /** @throws AppError library.workflow_not_found */
  note(ops: Principal, filename: string, text: string, lang: Language): Promise<OpsWorkflow> {
    return this.act(ops, { act: 'note', text }, filename, lang);
  }

  /**
   * Takes it out of search, counts, pages and downloads, until it is restored; an import does not bring it back.
   * @throws AppError library.workflow_not_found, common.conflict where it is hidden already
   */
  hide(ops: Principal, filename: string, text: string, lang: Language): Promise<OpsWorkflow> {
    return this.actAndFollow(ops, { act: 'hide', text }, filename, lang, (manager) =>
      this.setHidden(manager, filename, true),
    );
  }

  /** @throws AppError library.workflow_not_found, common.conflict where it is not hidden */
  restore(ops: Principal, filename: string, text: string, lang: Language): Promise<OpsWorkflow> {
    return this.actAndFollow(ops, { act: 'restore', text }, filename, lang, (manager) =>
      this.setHidden(manager, filename, false),
    );
  }

  private act(
    ops: Principal,
    act: Pick<OpsAct, 'act' | 'text'>,
    filename: string,
    lang: Language,
    change: (manager: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<OpsWorkflow> {
    return this.database.transaction(async (manager) => {
      if ((await opsWorkflowOf(manager, filename, lang)) === undefined)
        throw new AppError('library.workflow_not_found');
      await change(manager);
      const by = ops.name || ops.email;
      await keepAct(manager, filename, { ...act, by, userId: ops.userId, at: this.clock.now() });
      const now = await opsWorkflowOf(manager, filename, lang);
      if (now === undefined) throw new AppError('library.workflow_not_found');
      return now;
    });
  }

  /**
   * The same, after which the search index follows, here and in the other processes. Nobody waits for that: what is hidden is
   * found no more from now on (`HiddenSince`), and what is back is found as soon as an index has it.
   */
  private async actAndFollow(...act: Parameters<OpsShelf['act']>): Promise<OpsWorkflow> {
    const now = await this.act(...act);
    this.index.follows();
    return now;
  }

  /** The library changed: its version and figures follow, and with them the index, the counts and the sitemap. */
  private async setHidden(manager: EntityManager, filename: string, hidden: boolean): Promise<void> {
    await lockLibrary(manager);
    if (!(await setHidden(manager, filename, hidden))) throw new AppError('common.conflict');
    await this.importer.announce(manager);
  }
}
