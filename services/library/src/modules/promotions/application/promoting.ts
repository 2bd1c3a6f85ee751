import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { PromotionRefusal, PromotionRequest } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { type ConnectionRow, refusalOf, refuseTest, testInstanceIn } from '../../connections/index.js';
import { sentHash } from '../../deployments/domain/changed.js';
import { automationLimit } from '../../deployments/domain/limit.js';
import {
  addDeployment,
  countAutomations,
  DeployVault,
  DeployWork,
  holdAccount,
  isOnItsWay,
  refuseMore,
} from '../../deployments/index.js';
import { Access } from '../../entitlements/application/access.js';
import { hashOf } from '../../updates/domain/content.js';
import type { Deployed } from '../../updates/domain/flow.js';
import { mergeUpdate } from '../../updates/domain/merge.js';
import { openAct, type Standing, UpdateVault, UpdateWriting } from '../../updates/index.js';
import { readPromotion } from '../domain/answers.js';
import { outlineOf } from '../domain/exchange.js';
import { promotionRefusal } from '../domain/refusal.js';
import { addPromotion, holdPromotions, inForce, isRunning, promotionOf } from '../persistence/promotions.js';
import { type Composed, Composing } from './composing.js';
import { PromotionVault } from './promotion-vault.js';
import { lookedAt, PromotionViews, stagesOf } from './promotion-views.js';
import { type Target, type Trial, Trials } from './trials.js';

/** What is begun. */
interface Beginning {
  readonly user: Principal;
  readonly wanted: PromotionRequest;
  readonly trial: Trial & { readonly production: ConnectionRow };
  readonly composed: Composed;
}

/** Begins a promotion: what is sent is kept, and then carried on in the noted steps of deployments (ADR 33) and updates (ADR 36). */
@Injectable()
export class Promoting {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly trials: Trials,
    private readonly composing: Composing,
    private readonly views: PromotionViews,
    private readonly vault: PromotionVault,
    private readonly deployVault: DeployVault,
    private readonly updateVault: UpdateVault,
    private readonly work: DeployWork,
    private readonly writing: UpdateWriting,
  ) {}

  /** @returns its id, with n8n's own sentence where it refused at once; throws as `Promotions.promote` */
  async begin(
    user: Principal,
    standing: Standing,
    wanted: PromotionRequest,
    lang: Language,
  ): Promise<{ readonly promotion: string; readonly said: string | undefined }> {
    await this.access.require(user);
    refuseTest(testInstanceIn(await this.access.of(user)));
    const placed = await this.trials.placed(user, standing, wanted.connection);
    if (placed.production === undefined) throw new AppError('library.connection_not_found');
    if (placed.home === undefined) throw new AppError('library.promotion_hindered');
    const { production } = placed;
    const trial = { ...(await this.trials.read(user, placed)), production };
    const { content, target } = trial;
    await this.refuse(user, trial);
    if (content === undefined) throw new AppError('library.promotion_hindered');
    if (lookedAt(trial, content) !== wanted.looked) throw new AppError('library.promotion_changed');
    const asked = await this.composing.asked(user, trial, content, lang);
    const answered = readPromotion(asked, wanted, lang);
    if (Object.keys(answered.fields).length > 0)
      throw new AppError('common.invalid_request', { fields: answered.fields });
    const id = target?.standing.deployment_id ?? randomUUID();
    const composed = this.composing.composed(trial, content, asked, id, answered);
    const beginning = { user, wanted, trial, composed };
    return target?.content === undefined
      ? this.make(beginning, id)
      : this.change(beginning, target, target.content);
  }

  /** @throws AppError for what the form would refuse, but for what is joined */
  private async refuse(user: Principal, trial: Trial): Promise<void> {
    const refusal = promotionRefusal(await this.views.standing(user, trial));
    if (refusal === null) return;
    if (refusal === 'trial_failing' && trial.error) throw trial.error;
    if (refusal === 'production_failing') throw trial.target?.error ?? refusalOf(trial.seen.error);
    if (refusal === 'automation_limit')
      refuseMore(automationLimit(await this.access.of(user)), Number.POSITIVE_INFINITY);
    throw new AppError(ofRefusal[refusal] ?? 'library.promotion_hindered');
  }

  private async make({ user, wanted, trial, composed }: Beginning, deploymentId: string) {
    const { standing, production } = trial;
    const { accountId, userId } = user;
    const { content, base, answers, credentials } = composed;
    const limit = automationLimit(await this.access.of(user));
    const existing = await this.views.existing(user, trial);
    if (existing && wanted.again !== true) throw new AppError('library.deployed_already');
    const promotion = await this.begun(user, wanted, standing.id, async (manager) => {
      await holdAccount(manager, accountId);
      // Somebody else's promotion ended since this one looked.
      if (
        (await inForce(manager, standing.id, production.id)).some(
          ({ automation_id }) => automation_id !== trial.lost,
        )
      )
        throw new AppError('library.promotion_changed');
      if (
        wanted.again !== true &&
        (await isOnItsWay(manager, accountId, production.id, standing.workflow_id))
      )
        throw new AppError('library.deployed_already');
      refuseMore(limit, await countAutomations(manager, accountId));
      await addDeployment(manager, {
        // The request is the promotion's; a deployment has one of its own.
        ...{ id: deploymentId, accountId, madeBy: userId, requestId: deploymentId },
        ...{ connectionId: production.id, workflowId: standing.workflow_id, filename: standing.filename },
        ...{ version: standing.version, language: standing.language, answers, credentials },
        ...{ sent: outlineOf(content), base: outlined(base), at: this.clock.now() },
        locked: this.deployVault.lock(deploymentId, outlined(content)),
        contentHash: sentHash(content),
      });
      return this.note(manager, { user, wanted, trial, composed }, { deploymentId, updateId: null });
    });
    await this.work.add(deploymentId);
    return { promotion, said: undefined };
  }

  private async change(beginning: Beginning, target: Target, theirs: Deployed) {
    const { user, wanted, trial, composed } = beginning;
    const merge = mergeUpdate(stagesOf(target, theirs, composed));
    if (merge.conflicts.length > 0 || merge.apart !== null) throw new AppError('library.promotion_conflict');
    const { standing: before } = target;
    // Production may have had an update that the trial has not.
    const isNewer = trial.standing.version >= before.version;
    const updateId = randomUUID();
    const promotion = await this.begun(user, wanted, trial.standing.id, async (manager) => {
      const isOpen = await openAct(manager, {
        ...{ id: updateId, account_id: user.accountId, made_by: user.userId, automation_id: before.id },
        ...{ act: 'promote', from_version: before.version, stood_hash: hashOf(theirs), at: this.clock.now() },
        to_version: isNewer ? trial.standing.version : before.version,
        ...{ base: isNewer ? composed.base : before.base, base_before: before.base },
        locked: this.updateVault.lock(updateId, { stood: theirs, put: merge.merged }),
      });
      if (!isOpen) throw new AppError('library.promotion_running');
      return this.note(manager, beginning, { deploymentId: null, updateId });
    });
    return { promotion, said: await this.writing.goOn(updateId) };
  }

  /** One at a time for each account. The same request finds the promotion that it made. */
  private begun(
    { accountId }: Principal,
    { request_id: requestId }: PromotionRequest,
    trialId: string,
    begin: (manager: EntityManager) => Promise<string>,
  ): Promise<string> {
    return this.database.transaction(async (manager) => {
      await holdPromotions(manager, accountId);
      const same = await promotionOf(manager, accountId, { requestId });
      if (same !== undefined) return same.id;
      if (await isRunning(manager, trialId)) throw new AppError('library.promotion_running');
      return begin(manager);
    });
  }

  private async note(
    manager: EntityManager,
    { user, wanted, trial, composed }: Beginning,
    became: { readonly deploymentId: string | null; readonly updateId: string | null },
  ): Promise<string> {
    const id = randomUUID();
    await addPromotion(manager, {
      ...{ id, accountId: user.accountId, madeBy: user.userId, requestId: wanted.request_id },
      ...{ trialId: trial.standing.id, connectionId: trial.production.id, ...became },
      ...{ locked: this.vault.lock(id, composed.kept), at: this.clock.now() },
    });
    return id;
  }
}

const outlined = ({ name, nodes, connections, settings }: Deployed) => ({
  name,
  nodes,
  connections,
  settings,
});

const ofRefusal: Partial<Record<PromotionRefusal, AppError['code']>> = {
  no_plan: 'library.subscription_required',
  agreement_required: 'library.agreement_required',
  missing_scope: 'library.n8n_missing_scope',
  running: 'library.promotion_running',
};
