import { Injectable } from '@nestjs/common';
import { isUuid } from '@stroomwerk/contracts';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { type Whereabouts, whereaboutsOf } from '../persistence/linked.js';

export interface Linked {
  readonly connectionId: string;
  readonly n8nWorkflowId: string;
  readonly address: string;
}

/** Whether an automation is the account's, and where its workflow is. Another account's do not exist: 404, never 403. */
@Injectable()
export class OwnAutomations {
  constructor(private readonly database: DataSource) {}

  /** @throws AppError library.automation_not_found */
  async find(user: Pick<Principal, 'accountId'>, id: string): Promise<Whereabouts> {
    const found = isUuid(id) ? await whereaboutsOf(this.database, user.accountId, id) : undefined;
    if (found === undefined) throw new AppError('library.automation_not_found');
    return found;
  }

  /** Undefined of one that is reported. @throws AppError library.automation_not_found, automation_unlinked */
  async linked(user: Pick<Principal, 'accountId'>, id: string): Promise<Linked | undefined> {
    const { kind, connection_id, n8n_workflow_id, address } = await this.find(user, id);
    if (kind === 'reported') return undefined;
    if (connection_id === null || n8n_workflow_id === null || address === null)
      throw new AppError('library.automation_unlinked');
    return { connectionId: connection_id, n8nWorkflowId: n8n_workflow_id, address };
  }
}
