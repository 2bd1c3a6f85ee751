import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUuid, type Language } from '@stroomwerk/contracts';
import type {
  Automation,
  AutomationStatus,
  CreateAutomation,
  DashboardStats,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { ConnectionSync } from '../../connections/index.js';
import { Access } from '../../entitlements/application/access.js';
import { updatesWaiting } from '../../updates/index.js';
import { watchedMost } from '../domain/plan.js';
import {
  addAutomation,
  automationOf,
  automationsOf,
  dashboardStats,
  minutesSavedBy,
} from '../persistence/automations.js';
import {
  type Change,
  changeAutomation,
  removeAutomation,
  restoreAutomation,
} from '../persistence/changes.js';
import { N8nActs } from './n8n-acts.js';
import { OwnAutomations } from './own-automations.js';
import { automationView } from './view.js';

const unknownWorkflow: Record<Language, string> = {
  nl: 'Deze workflow bestaat niet (meer).',
  en: 'This workflow does not exist (any more).',
};

/**
 * An account's own automations: workflows in their n8n, which do what n8n does, and those that are reported to us, which are
 * what was written down. Somebody else's do not exist for it: 404, never 403.
 */
@Injectable()
export class Automations {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly own: OwnAutomations,
    private readonly acts: N8nActs,
    private readonly sync: ConnectionSync,
  ) {}

  async list(user: Principal, lang: Language): Promise<Automation[]> {
    await this.sync.watched(user.accountId);
    const rows = await automationsOf(this.database, user.accountId);
    const [most, newer] = [await this.mostOf(user), await this.newerOf(user)];
    return rows.map((row) => automationView(row, { most, newer: newer.has(row.id) }, this.clock.now(), lang));
  }

  /** @throws AppError library.automation_not_found */
  async get(user: Principal, id: string, lang: Language): Promise<Automation> {
    await this.sync.watched(user.accountId);
    return this.shown(user, id, lang);
  }

  async stats(user: Principal): Promise<DashboardStats> {
    await this.sync.watched(user.accountId);
    return dashboardStats(this.database, user.accountId);
  }

  /** By hand, of kind reported. @throws AppError common.invalid_request where the named workflow is not in the library */
  async create(user: Principal, wanted: CreateAutomation, lang: Language): Promise<Automation> {
    const workflowFilename = wanted.workflow_filename ?? null;
    const minutes = workflowFilename === null ? 0 : await minutesSavedBy(this.database, workflowFilename);
    if (minutes === undefined)
      throw new AppError('common.invalid_request', {
        fields: { workflow_filename: unknownWorkflow[lang] },
      });
    const id = randomUUID();
    await addAutomation(this.database, {
      id,
      accountId: user.accountId,
      name: wanted.name,
      status: wanted.status ?? 'stopped',
      workflowFilename,
      minutesSaved: minutes,
      at: this.clock.now(),
    });
    return this.shown(user, id, lang);
  }

  /** In their n8n first. @throws AppError library.automation_not_found, automation_unlinked, n8n_* */
  async rename(user: Principal, id: string, name: string, lang: Language): Promise<Automation> {
    const linked = await this.own.linked(user, id);
    if (linked !== undefined) await this.acts.rename(linked, name);
    return this.change(user, id, { name }, lang);
  }

  /** The row changes only when n8n did. @throws AppError library.automation_not_found, automation_unlinked, n8n_* */
  async setStatus(
    user: Principal,
    id: string,
    status: AutomationStatus,
    lang: Language,
  ): Promise<Automation> {
    const linked = await this.own.linked(user, id);
    if (linked === undefined) return this.change(user, id, { status }, lang);
    if (status === 'running') {
      await this.acts.start(linked);
      return this.change(user, id, { status, n8nActive: true, startedOnce: true }, lang);
    }
    const { active } = await this.acts.stop(linked);
    const before = await this.shown(user, id, lang);
    // What never ran stays stopped, whichever of the two was asked for.
    const stopped = before.status === 'stopped' ? 'stopped' : 'paused';
    return this.change(user, id, { status: active ? 'running' : stopped, n8nActive: active }, lang);
  }

  /** @throws AppError library.automation_not_found */
  setWatched(user: Principal, id: string, watched: boolean, lang: Language): Promise<Automation> {
    return this.change(user, id, { watched }, lang);
  }

  /**
   * Takes it off the list, from where it can be put back for thirty days. Nothing is deleted in n8n unless that is asked for.
   * @throws AppError library.automation_not_found, automation_unlinked, n8n_*
   */
  async remove(user: Principal, id: string, inN8n: boolean): Promise<void> {
    const linked = inN8n ? await this.own.linked(user, id) : undefined;
    if (linked !== undefined) await this.acts.remove(linked);
    const known = isUuid(id);
    const at = this.clock.now();
    if (!known || !(await removeAutomation(this.database, user.accountId, id, at, linked !== undefined)))
      throw new AppError('library.automation_not_found');
  }

  /** @throws AppError library.automation_not_found, automation_exists */
  async restore(user: Principal, id: string, lang: Language): Promise<Automation> {
    const { accountId } = user;
    const done = isUuid(id)
      ? await restoreAutomation(this.database, accountId, id, this.clock.now())
      : 'unknown';
    if (done === 'exists') throw new AppError('library.automation_exists');
    if (done === 'unknown') throw new AppError('library.automation_not_found');
    return this.shown(user, id, lang);
  }

  private async change(user: Principal, id: string, change: Change, lang: Language): Promise<Automation> {
    const { accountId } = user;
    if (!isUuid(id) || !(await changeAutomation(this.database, accountId, id, change, this.clock.now())))
      throw new AppError('library.automation_not_found');
    return this.shown(user, id, lang);
  }

  private async shown(user: Principal, id: string, lang: Language): Promise<Automation> {
    const found = isUuid(id) ? await automationOf(this.database, user.accountId, id) : undefined;
    if (found === undefined) throw new AppError('library.automation_not_found');
    const [most, newer] = [await this.mostOf(user), await this.newerOf(user)];
    return automationView(found, { most, newer: newer.has(id) }, this.clock.now(), lang);
  }

  /** Those whose workflow has a newer version. */
  private async newerOf({ accountId }: Principal): Promise<ReadonlySet<string>> {
    const waiting = await updatesWaiting(this.database, accountId);
    return new Set(waiting.map(({ automation_id }) => automation_id));
  }

  private async mostOf(user: Principal): Promise<number> {
    return watchedMost(await this.access.of(user));
  }
}
