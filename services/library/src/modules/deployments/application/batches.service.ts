import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type { DeploymentBatch, DeployTogether } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { ConnectionSync, connectionOf } from '../../connections/index.js';
import { Taking } from '../../downloads/application/taking.js';
import { Access } from '../../entitlements/application/access.js';
import { isToUndo, requestIdOf } from '../domain/batch.js';
import { type AutomationLimit, automationLimit } from '../domain/limit.js';
import {
  addBatch,
  type BatchItem,
  type BatchRow,
  batchOf,
  type KeptRefusal,
  noteItems,
} from '../persistence/batches.js';
import { deploymentsOf, holdAccount } from '../persistence/deployments.js';
import { admit } from './admitting.js';
import { DeployWork } from './deploy-work.js';
import { DeploymentViews } from './deployment-views.js';
import { Deployments } from './deployments.service.js';
import { type PreparedDeployment, Preparing, withPathsOf } from './preparing.js';

/** Workflows that a customer's n8n is asked for at the same time. */
const atOnce = 4;

type Wanted = DeployTogether['workflows'][number];
/** A workflow that was asked for: ready to be deployed, or why it is not. */
interface Asked {
  readonly wanted: Wanted;
  readonly ready: PreparedDeployment | AppError;
}

/** Several deployments from one press. Each is one like any other; what is refused of them stops none of the others. */
@Injectable()
export class Batches {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly preparing: Preparing,
    private readonly taking: Taking,
    private readonly work: DeployWork,
    private readonly views: DeploymentViews,
    private readonly deployments: Deployments,
    private readonly sync: ConnectionSync,
  ) {}

  /**
   * Makes the rows of all of them at once, so that a process that dies leaves all or none; they go on in the background. The
   * same request again answers with the same ones.
   * @throws AppError library.subscription_required, connection_not_found, n8n_missing_scope, agreement_required,
   * too_many_downloads; library.n8n_*: it cannot be reached
   */
  async deploy(user: Principal, together: DeployTogether, lang: Language): Promise<DeploymentBatch> {
    const before = await batchOf(this.database, user.accountId, { requestId: together.request_id });
    if (before !== undefined) return this.view(user, before, lang);
    await this.access.require(user);
    const connection = await connectionOf(this.database, user.accountId, together.connection);
    if (connection === undefined) throw new AppError('library.connection_not_found');
    const limit = automationLimit(await this.access.of(user));
    const asked = await this.asked(user, together, connection, lang);
    const id = await this.database.transaction(async (manager) => {
      await holdAccount(manager, user.accountId);
      const same = await batchOf(manager, user.accountId, { requestId: together.request_id });
      return same?.id ?? this.open(manager, user, together, asked, limit);
    });
    const rows = await deploymentsOf(this.database, user.accountId, id);
    for (const row of rows) if (row.state === 'queued') await this.work.add(row.id);
    return this.get(user, id, lang);
  }

  /** @throws AppError library.deployment_not_found */
  async get(user: Principal, id: string, lang: Language): Promise<DeploymentBatch> {
    const batch = await this.row(user, id);
    await this.sync.watched(user.accountId);
    return this.view(user, batch, lang);
  }

  /**
   * Takes out of n8n what was placed; of each that is left the answer says why.
   * @throws AppError library.deployment_not_found
   */
  async undo(user: Principal, id: string, lang: Language): Promise<DeploymentBatch> {
    const batch = await this.row(user, id);
    const rows = (await deploymentsOf(this.database, user.accountId, id)).filter(isToUndo);
    const left = new Map<string, AppError>();
    const undo = async (deployment: (typeof rows)[number]) => {
      try {
        await this.deployments.undo(user, deployment.id, lang);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        left.set(deployment.filename, error);
      }
    };
    for (let from = 0; from < rows.length; from += atOnce)
      await Promise.all(rows.slice(from, from + atOnce).map(undo));
    return this.view(user, batch, lang, left);
  }

  /** One after the other: a path of a webhook that the one takes is taken for the next. */
  private async asked(
    user: Principal,
    { request_id, lang: fileLanguage, workflows }: DeployTogether,
    connection: Parameters<Preparing['target']>[1],
    lang: Language,
  ): Promise<Asked[]> {
    let target = await this.preparing.target(user, connection);
    const asked: Asked[] = [];
    for (const wanted of new Map(workflows.map((one) => [one.filename, one])).values())
      try {
        const request = {
          ...wanted,
          request_id: requestIdOf(request_id, wanted.filename),
          lang: fileLanguage,
        };
        const ready = await this.preparing.prepared(user, request, target, lang);
        target = withPathsOf(target, ready.sent.nodes);
        asked.push({ wanted, ready });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        asked.push({ wanted, ready: error });
      }
    return asked;
  }

  /** @returns the id of the batch, with a deployment of each that is not refused */
  private async open(
    manager: EntityManager,
    { accountId, userId }: Principal,
    { request_id, connection }: DeployTogether,
    asked: readonly Asked[],
    limit: AutomationLimit,
  ): Promise<string> {
    const batchId = randomUUID();
    const made = { accountId, madeBy: userId, requestId: request_id, connectionId: connection };
    await addBatch(manager, { id: batchId, ...made, at: this.clock.now() });
    const items: BatchItem[] = [];
    const files: PreparedDeployment['workflow'][] = [];
    for (const { wanted, ready } of asked)
      try {
        if (ready instanceof AppError) throw ready;
        const { workflow, ...deployment } = ready;
        await admit(manager, { ...deployment, batchId }, { again: wanted.again === true, limit });
        files.push(workflow);
        items.push({ filename: wanted.filename, name: ready.sent.name, refused: null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const name = ready instanceof AppError ? wanted.filename.replace(/\.json$/, '') : ready.sent.name;
        items.push({ filename: wanted.filename, name, refused: kept(error) });
      }
    await noteItems(manager, batchId, items);
    const by = { accountId, userId };
    if (files.length > 0) await this.taking.record(manager, { by, files, via: 'deploy' });
    return batchId;
  }

  private async view(
    user: Principal,
    { id, connection_id, items, created_at }: BatchRow,
    lang: Language,
    left: ReadonlyMap<string, AppError> = new Map(),
  ): Promise<DeploymentBatch> {
    const connection = await this.views.connection(user, connection_id, lang);
    const rows = await deploymentsOf(this.database, user.accountId, id);
    const made = new Map(
      (await this.views.several(rows, connection, lang)).map((one) => [one.filename, one]),
    );
    return {
      ...{ id, connection, created_at: created_at.toISOString() },
      items: items.map(({ filename, name, refused }) => ({
        ...{ filename, name, deployment: made.get(filename) ?? null },
        refused: refused && said(new AppError(refused.code, refused), lang),
        left: said(left.get(filename), lang),
      })),
    };
  }

  private async row({ accountId }: Principal, id: string): Promise<BatchRow> {
    const row = isUuid(id) ? await batchOf(this.database, accountId, { id }) : undefined;
    if (row === undefined) throw new AppError('library.deployment_not_found');
    return row;
  }
}

const kept = ({ code, options: { params, fields } }: AppError): KeptRefusal => ({
  code,
  ...(params && { params }),
  ...(fields && { fields }),
});

/** A refusal in words. */
function said(error: AppError | undefined, lang: Language): DeploymentBatch['items'][number]['left'] {
  if (error === undefined) return null;
  const { code, detail, fields = {} } = error.body(lang);
  return { code, detail, fields };
}
