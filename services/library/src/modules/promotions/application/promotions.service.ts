import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type {
  Promotion,
  PromotionQuery,
  PromotionRequest,
  PromotionResult,
  UndoPromotionRequest,
} from '@stroomwerk/contracts/library';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Deployments } from '../../deployments/index.js';
import { lastAct, Updates } from '../../updates/index.js';
import { promotionRefusal } from '../domain/refusal.js';
import { newestPromotion, type PromotionRow, promotionOf } from '../persistence/promotions.js';
import { Promoting } from './promoting.js';
import { PromotionViews } from './promotion-views.js';
import { Trials } from './trials.js';

/** Brings what an account tried on a test instance to production. Another account's do not exist for it: 404. */
@Injectable()
export class Promotions {
  constructor(
    private readonly database: DataSource,
    private readonly trials: Trials,
    private readonly views: PromotionViews,
    private readonly promoting: Promoting,
    private readonly deployments: Deployments,
    private readonly updates: Updates,
  ) {}

  /** What is asked; an n8n is asked only where it may be promoted. @throws AppError library.automation_not_found */
  async form(user: Principal, id: string, query: PromotionQuery, lang: Language): Promise<Promotion> {
    const standing = await this.trials.standing(user, id);
    const placed = await this.trials.placed(user, standing, query.connection);
    const first = promotionRefusal({ ...(await this.views.standing(user, placed)), ...unasked });
    if (first !== null) return this.views.plain(user, placed, first, lang);
    const trial = await this.trials.read(user, placed);
    const { content, hindrance } = trial;
    if (content === undefined || hindrance === 'archived') {
      const refusal = promotionRefusal(await this.views.standing(user, trial));
      return this.views.plain(user, trial, refusal, lang);
    }
    return this.views.form(user, trial, content, lang);
  }

  /**
   * Begins a promotion of what stands on the test instance now. The same request again answers with the same one.
   * @throws AppError library.automation_not_found, subscription_required, test_instance_plan, promotion_changed,
   * promotion_conflict, promotion_hindered, promotion_running, deployed_already, automation_limit, n8n_missing_scope,
   * agreement_required; library.n8n_*: one of the two cannot be reached; common.invalid_request with what is wrong
   */
  async promote(
    user: Principal,
    id: string,
    wanted: PromotionRequest,
    lang: Language,
  ): Promise<PromotionResult> {
    const before = await promotionOf(this.database, user.accountId, { requestId: wanted.request_id });
    if (before !== undefined) return this.shown(before, lang);
    const standing = await this.trials.standing(user, id);
    try {
      const { promotion, said } = await this.promoting.begin(user, standing, wanted, lang);
      return await this.shown(await this.row(user, id, promotion), lang, said);
    } catch (error) {
      // The same request may have got there first: then what it found in its way is its own.
      const made = await promotionOf(this.database, user.accountId, { requestId: wanted.request_id });
      if (!(error instanceof AppError) || made === undefined) throw error;
      return this.shown(made, lang);
    }
  }

  /** @throws AppError library.promotion_not_found */
  async get(user: Principal, id: string, promotion: string, lang: Language): Promise<PromotionResult> {
    return this.shown(await this.row(user, id, promotion), lang);
  }

  /**
   * Takes out of production what was made there, or puts back what stood. Works without a plan too.
   * @throws AppError library.promotion_not_found, deployed_and_changed, update_changed_since, update_no_way_back,
   * update_hindered, update_running; library.n8n_*: it cannot be asked
   */
  async undo(
    user: Principal,
    id: string,
    promotion: string,
    { confirmed }: UndoPromotionRequest,
    lang: Language,
  ): Promise<PromotionResult> {
    const row = await this.row(user, id, promotion);
    if (row.deployment_id !== null) await this.deployments.undo(user, row.deployment_id, lang);
    else {
      const last = row.automation_id ? await lastAct(this.database, row.automation_id, true) : undefined;
      if (row.went_back) return this.shown(row, lang);
      // Something came after it: going back would undo that instead.
      if (row.automation_id === null || last?.id !== row.update_id)
        throw new AppError('library.update_no_way_back');
      await this.updates.back(user, row.automation_id, { confirmed }, lang);
    }
    return this.shown(await this.row(user, id, promotion), lang);
  }

  private async row({ accountId }: Principal, trialId: string, id: string): Promise<PromotionRow> {
    const row = isUuid(id) ? await promotionOf(this.database, accountId, { id }) : undefined;
    if (row === undefined || row.trial_id !== trialId) throw new AppError('library.promotion_not_found');
    return row;
  }

  private async shown(row: PromotionRow, lang: Language, said?: string): Promise<PromotionResult> {
    const newest = await newestPromotion(this.database, row.trial_id);
    return this.views.result(row, { newest: newest?.id === row.id, said }, lang);
  }
}

/** What an n8n tells, before one was asked: nothing is in the way. */
const unasked = { trial: 'there', production: 'there', target: null, isFull: false, running: false } as const;
