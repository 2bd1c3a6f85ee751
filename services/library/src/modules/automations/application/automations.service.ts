import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type {
  Automation,
  AutomationStatus,
  CreateAutomation,
  DashboardStats,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { AutomationEntity } from '../persistence/automation.entity.js';
import {
  addAutomation,
  automationOf,
  automationsOf,
  dashboardStats,
  minutesSavedBy,
} from '../persistence/automations.js';

const unknownWorkflow: Record<Language, string> = {
  nl: 'Deze workflow bestaat niet (meer).',
  en: 'This workflow does not exist (any more).',
};
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A customer's own automations. Somebody else's do not exist for them: 404, never 403. */
@Injectable()
export class Automations {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  list(user: Principal): Promise<Automation[]> {
    return automationsOf(this.database, user.userId);
  }

  stats(user: Principal): Promise<DashboardStats> {
    return dashboardStats(this.database, user.userId);
  }

  /** @throws AppError common.invalid_request where the named workflow is not in the library */
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
      userId: user.userId,
      name: wanted.name,
      status: wanted.status ?? 'stopped',
      workflowFilename,
      minutesSaved: minutes,
      at: this.clock.now(),
    });
    return this.get(user, id);
  }

  /** @throws AppError library.automation_not_found */
  rename(user: Principal, id: string, name: string): Promise<Automation> {
    return this.change(user, id, { name });
  }

  /** @throws AppError library.automation_not_found */
  setStatus(user: Principal, id: string, status: AutomationStatus): Promise<Automation> {
    return this.change(user, id, { status });
  }

  /** Unlinks it here; nothing is deleted in n8n (decisions.md). @throws AppError library.automation_not_found */
  async remove(user: Principal, id: string): Promise<void> {
    const done = await this.database.getRepository(AutomationEntity).delete(this.own(user, id));
    if (done.affected !== 1) throw new AppError('library.automation_not_found');
  }

  private async change(user: Principal, id: string, change: Partial<AutomationEntity>): Promise<Automation> {
    const at = this.clock.now();
    const done = await this.database
      .getRepository(AutomationEntity)
      .update(this.own(user, id), { ...change, updated_at: at });
    if (done.affected !== 1) throw new AppError('library.automation_not_found');
    return this.get(user, id);
  }

  private own(user: Principal, id: string): { id: string; user_id: string } {
    if (!uuid.test(id)) throw new AppError('library.automation_not_found');
    return { id, user_id: user.userId };
  }

  private async get(user: Principal, id: string): Promise<Automation> {
    const found = await automationOf(this.database, user.userId, id);
    if (found === undefined) throw new AppError('library.automation_not_found');
    return found;
  }
}
