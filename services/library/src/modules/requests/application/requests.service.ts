import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type {
  AnsweredRequests,
  AskForWorkflow,
  OpsRequest,
  OpsRequestsQuery,
  OpsRequestsResponse,
  WorkflowRequest,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { lockAccount } from '../../downloads/index.js';
import { Access } from '../../entitlements/application/access.js';
import { workflowId } from '../../workflows/index.js';
import { mostOpenRequests, requestsPageSize, wording } from '../domain/wording.js';
import {
  countOpenRequests,
  countRequests,
  endRequest,
  hasVoted,
  memberRequest,
  opsRequestOf,
  requestSaying,
  requestsPage,
  told,
  untold,
  vote,
} from '../persistence/requests.js';

/** Workflows that members ask for, and ops' answer to it. */
@Injectable()
export class Requests {
  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  /**
   * From whoever has a plan. Asking for what somebody asked for before is a vote for it, once an account.
   * @throws AppError library.subscription_required, common.validation_failed, library.too_many_requests
   */
  async ask(user: Principal, { text }: AskForWorkflow, lang: Language): Promise<WorkflowRequest> {
    await this.access.require(user);
    const said = wording(text);
    if (said === '') throw new AppError('library.request_says_nothing');
    return this.database.transaction(async (manager) => {
      await lockAccount(manager, user.accountId);
      const again = await hasVoted(manager, said, user.userId);
      if (!again && (await countOpenRequests(manager, user.userId)) >= mostOpenRequests)
        throw new AppError('library.too_many_requests', { params: { most: mostOpenRequests } });
      const at = this.clock.now();
      const id = await requestSaying(manager, { id: randomUUID(), said, text, language: lang, at });
      await vote(manager, id, user.userId, at);
      const request = await memberRequest(manager, id, lang);
      if (request === undefined) throw new AppError('library.request_not_found');
      return request;
    });
  }

  /** What is there now that the account asked for, until it says that it knows. */
  async answered(user: Principal, lang: Language): Promise<AnsweredRequests> {
    return { requests: await untold(this.database, user.userId, lang) };
  }

  /** @throws AppError library.request_not_found */
  async acknowledge(user: Principal, id: string): Promise<void> {
    if (!isUuid(id) || !(await told(this.database, id, user.userId, this.clock.now())))
      throw new AppError('library.request_not_found');
  }

  /** For ops; what most accounts ask for first. */
  async list({ status, page }: OpsRequestsQuery, lang: Language): Promise<OpsRequestsResponse> {
    const { total, open } = await countRequests(this.database, status);
    const window = { limit: requestsPageSize, offset: (page - 1) * requestsPageSize };
    const requests = await requestsPage(this.database, status, window, lang);
    return { requests, total, pages: Math.ceil(total / requestsPageSize), open };
  }

  /**
   * Says which workflow it is: whoever asked reads of it in the library.
   * @throws AppError library.request_not_found, library.workflow_not_found, common.conflict where it was ended before
   */
  async answer(ops: Principal, id: string, filename: string, lang: Language): Promise<OpsRequest> {
    await this.known(id, lang);
    const workflow = await workflowId(this.database, filename);
    if (workflow === undefined) throw new AppError('library.workflow_not_found');
    return this.end(ops, id, { status: 'answered', workflowId: workflow, reason: null }, lang);
  }

  /** @throws AppError library.request_not_found, common.conflict where it was ended before */
  async close(ops: Principal, id: string, reason: string, lang: Language): Promise<OpsRequest> {
    await this.known(id, lang);
    return this.end(ops, id, { status: 'closed', workflowId: null, reason }, lang);
  }

  private async end(
    ops: Principal,
    id: string,
    end: Omit<Parameters<typeof endRequest>[2], 'userId' | 'at'>,
    lang: Language,
  ): Promise<OpsRequest> {
    if (!(await endRequest(this.database, id, { ...end, userId: ops.userId, at: this.clock.now() })))
      throw new AppError('common.conflict');
    return this.known(id, lang);
  }

  private async known(id: string, lang: Language): Promise<OpsRequest> {
    const request = isUuid(id) ? await opsRequestOf(this.database, id, lang) : undefined;
    if (request === undefined) throw new AppError('library.request_not_found');
    return request;
  }
}
