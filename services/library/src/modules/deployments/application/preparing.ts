import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { DeployRequest } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { type ConnectionRow, refusalOf } from '../../connections/index.js';
import type { N8nNode } from '../../workflows/domain/n8n.js';
import type { DeployableWorkflow } from '../../workflows/index.js';
import { readAnswers } from '../domain/answers.js';
import { isReached, keptSecret, reportAddress } from '../domain/error-path.js';
import { neededScopes } from '../domain/limit.js';
import { prepare } from '../domain/prepare.js';
import { fixedPaths } from '../domain/webhook-paths.js';
import type { NewDeployment } from '../persistence/deployments.js';
import { stepsWithPath } from '../persistence/known.js';
import { Asking, type Seen } from './asking.js';

/** The n8n that something is deployed to, as it answered just now. */
export interface Target {
  readonly connection: ConnectionRow;
  readonly seen: Seen;
  /** Paths at which workflows answer that the account has there, or is placing there. */
  readonly paths: ReadonlySet<string>;
}

/** A deployment with the file that it takes from the library. */
export type PreparedDeployment = NewDeployment & { readonly workflow: DeployableWorkflow };

/** Makes of what was asked for what will be sent; writes nothing. */
@Injectable()
export class Preparing {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly asking: Asking,
    @Inject(SERVICE_ENV) private readonly env: Pick<ServiceEnv, 'PUBLIC_URL' | 'BRAND_NAME'>,
  ) {}

  /** @throws AppError for what the form would refuse of any workflow: n8n_missing_scope, agreement_required, n8n_* */
  async target(user: Principal, connection: ConnectionRow): Promise<Target> {
    const seen = await this.asking.see(connection);
    if (seen.error !== undefined) throw refusalOf(seen.error);
    if (neededScopes.some((scope) => !connection.scopes.includes(scope)))
      throw new AppError('library.n8n_missing_scope');
    const limit = { used: 0, most: 1 };
    if ((await this.asking.refusal(user, limit, connection, seen)) === 'agreement_required')
      throw new AppError('library.agreement_required');
    const steps = await stepsWithPath(this.database, user.accountId, connection.id);
    return { connection, seen, paths: fixedPaths(steps) };
  }

  /** @throws AppError library.workflow_not_found; common.invalid_request with what is wrong with an answer */
  async prepared(
    user: Principal,
    wanted: Pick<DeployRequest, 'request_id' | 'filename' | 'lang' | 'accounts' | 'values'>,
    { connection, seen, paths: takenPaths }: Target,
    lang: Language,
  ): Promise<PreparedDeployment> {
    const subject = await this.asking.subject(wanted.filename, wanted.lang ?? lang, lang);
    const { workflow, file, settings } = subject;
    const accounts = this.asking.accounts(subject, lang, seen);
    const { values, credentials, fields } = readAnswers({ values: settings, accounts }, wanted, lang);
    if (Object.keys(fields).length > 0) throw new AppError('common.invalid_request', { fields });
    const id = randomUUID();
    const isTold = isReached(this.env.PUBLIC_URL, connection.address);
    const sent = prepare(
      {
        ...{ deploymentId: id, file, settings, values, accounts, credentials, takenPaths },
        ...{ minutesSaved: workflow.minutes_saved, lang: workflow.language },
        reportTo: isTold
          ? { address: reportAddress(this.env.PUBLIC_URL, keptSecret), brand: this.env.BRAND_NAME }
          : null,
      },
      this.asking.credentialFacts,
    );
    return {
      ...{ id, accountId: user.accountId, madeBy: user.userId, requestId: wanted.request_id },
      ...{ connectionId: connection.id, workflowId: workflow.id, filename: workflow.filename },
      ...{ version: workflow.version, language: workflow.language, answers: values, credentials, sent },
      ...{ workflow, at: this.clock.now() },
    };
  }
}

/** The same n8n once something more is on its way to it. */
export const withPathsOf = (target: Target, nodes: readonly N8nNode[]): Target => ({
  ...target,
  paths: new Set([...target.paths, ...fixedPaths(nodes)]),
});
