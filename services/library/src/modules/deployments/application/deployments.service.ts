import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type { Deployment, DeployRequest } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { ConnectionSync, CustomerN8n, connectionOf, refusalOf } from '../../connections/index.js';
import { Taking } from '../../downloads/application/taking.js';
import { Access } from '../../entitlements/application/access.js';
import { N8nError } from '../../n8n/index.js';
import { lastBase } from '../../updates/index.js';
import { isChanged } from '../domain/changed.js';
import { automationLimit } from '../domain/limit.js';
import { beginUndo, type DeploymentRow, deploymentOf, holdAccount } from '../persistence/deployments.js';
import { countAutomations } from '../persistence/known.js';
import { admit, refuseMore } from './admitting.js';
import { DeployWork } from './deploy-work.js';
import { DeploymentViews } from './deployment-views.js';
import { Preparing } from './preparing.js';

/** An account's deployments. Another account's do not exist for it: 404. */
@Injectable()
export class Deployments {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly preparing: Preparing,
    private readonly customers: CustomerN8n,
    private readonly taking: Taking,
    private readonly work: DeployWork,
    private readonly views: DeploymentViews,
    private readonly sync: ConnectionSync,
  ) {}

  /**
   * Begins a deployment, which goes on in the background. The same request again answers with the same one.
   * @throws AppError library.subscription_required, connection_not_found, workflow_not_found, automation_limit,
   * n8n_missing_scope, agreement_required, deployed_already, too_many_downloads; library.n8n_*: it cannot be reached;
   * common.invalid_request with what is wrong with an answer
   */
  async deploy(user: Principal, wanted: DeployRequest, lang: Language): Promise<Deployment> {
    const before = await deploymentOf(this.database, user.accountId, { requestId: wanted.request_id });
    if (before !== undefined) return this.views.one(user, before, lang);
    await this.access.require(user);
    const connection = await connectionOf(this.database, user.accountId, wanted.connection);
    if (connection === undefined) throw new AppError('library.connection_not_found');
    const limit = automationLimit(await this.access.of(user));
    refuseMore(limit, await countAutomations(this.database, user.accountId));
    const target = await this.preparing.target(user, connection);
    const { workflow, ...deployment } = await this.preparing.prepared(user, wanted, target, lang);
    const id = await this.database.transaction(async (manager) => {
      await holdAccount(manager, user.accountId);
      const made = await admit(manager, deployment, { again: wanted.again === true, limit });
      if (made.isNew) await this.taking.record(manager, { by: user, files: [workflow], via: 'deploy' });
      return made.id;
    });
    await this.work.add(id);
    return this.get(user, id, lang);
  }

  /** Whoever waits for the first run sees it as soon as it ends. @throws AppError library.deployment_not_found */
  async get(user: Principal, id: string, lang: Language): Promise<Deployment> {
    const row = await this.row(user, id);
    await this.sync.watched(user.accountId);
    return this.views.one(user, row, lang);
  }

  /**
   * Takes out of n8n what was placed, with its automation. What the customer changed there is left.
   * @throws AppError library.deployment_not_found, deployed_and_changed; library.n8n_*: it cannot be asked
   */
  async undo(user: Principal, id: string, lang: Language): Promise<Deployment> {
    const row = await this.row(user, id);
    if (row.state === 'undone' || row.state === 'undoing') return this.views.one(user, row, lang);
    await this.refuseChanged(row);
    if (await beginUndo(this.database, id, this.clock.now())) await this.work.add(id);
    return this.get(user, id, lang);
  }

  /** @throws AppError library.deployed_and_changed; library.n8n_* */
  private async refuseChanged(row: DeploymentRow): Promise<void> {
    if (row.n8n_workflow_id === null) return;
    try {
      const n8n = await this.customers.open(row.connection_id);
      const now = await n8n.workflow(row.n8n_workflow_id);
      if (!isChanged(row.sent, row.placed_version_id, now, row.content_hash)) return;
      const ours = row.automation_id === null ? null : await lastBase(this.database, row.automation_id);
      if (ours === null || isChanged(ours, null, now)) throw new AppError('library.deployed_and_changed');
    } catch (error) {
      if (error instanceof AppError) throw error;
      // Gone already: nothing of the customer's is lost.
      if (error instanceof N8nError && error.kind === 'not_found') return;
      throw refusalOf(error);
    }
  }

  private async row({ accountId }: Principal, id: string): Promise<DeploymentRow> {
    const row = isUuid(id) ? await deploymentOf(this.database, accountId, { id }) : undefined;
    if (row === undefined) throw new AppError('library.deployment_not_found');
    return row;
  }
}
