import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import type { N8nWorkflow } from '../../n8n/index.js';
import { keptDays, watchedMost } from '../domain/plan.js';
import { statusOf } from '../domain/status.js';
import { accountsWithAutomations, eraseRemoved } from '../persistence/changes.js';
import { type LinkedRow, noteLooked, noteWorkflow, watchedOf } from '../persistence/linked.js';

const day = 24 * 60 * 60 * 1000;
/** So long what was taken off the list can be put back (issue 13, point 4). */
const removedKeptMs = 30 * day;

/** Automations as those see them who read customers' n8n instances. */
@Injectable()
export class LinkedAutomations {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
  ) {}

  /** Those of a connection that are watched, as many as the account's plan has. */
  async watchedOf(accountId: string, connectionId: string): Promise<LinkedRow[]> {
    return watchedOf(this.database, connectionId, watchedMost(await this.access.of({ accountId })));
  }

  /** From when on runs of the account are kept. */
  async historyFrom(accountId: string): Promise<Date> {
    const days = keptDays(await this.access.of({ accountId }));
    return new Date(this.clock.now().getTime() - days * day);
  }

  /**
   * What n8n said of a workflow.
   * @param workflow undefined where it is not there @param begun when the look began
   */
  async saw(automation: LinkedRow, workflow: N8nWorkflow | undefined, begun: Date): Promise<void> {
    const active = workflow?.active ?? false;
    const archived = workflow?.isArchived ?? false;
    const startedOnce = automation.started_once || active;
    const gone = workflow === undefined;
    await noteWorkflow(
      this.database,
      {
        ...{ id: automation.id, active, archived, startedOnce },
        name: workflow?.name.slice(0, 160) || automation.name,
        status: statusOf({ active, archived, gone, startedOnce }),
        versionId: workflow?.versionId ?? null,
        goneSince: gone ? (automation.gone_since ?? begun) : null,
      },
      begun,
    );
  }

  looked(automations: readonly LinkedRow[]): Promise<void> {
    const ids = automations.map(({ id }) => id);
    return noteLooked(this.database, ids, this.clock.now());
  }

  /** Erases what was taken off the list thirty days ago. @returns how many */
  eraseRemoved(): Promise<number> {
    return eraseRemoved(this.database, new Date(this.clock.now().getTime() - removedKeptMs));
  }

  accounts(after: string, most: number): Promise<string[]> {
    return accountsWithAutomations(this.database, after, most);
  }
}
