import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Promotion, PromotionRefusal, PromotionResult } from '@stroomwerk/contracts/library';
import { Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { acceptanceOf, missingOf, oldestN8n, testInstanceIn } from '../../connections/index.js';
import { neededScopes } from '../../deployments/domain/limit.js';
import { workflowUrl } from '../../deployments/domain/view.js';
import {
  Asking,
  type ExistingAutomation,
  existingAutomation,
  Sayings,
  shownConnection,
} from '../../deployments/index.js';
import { Access } from '../../entitlements/application/access.js';
import { hashOf } from '../../updates/domain/content.js';
import type { Deployed } from '../../updates/domain/flow.js';
import { shownOf } from '../../updates/domain/offer.js';
import { withSecretOf } from '../../updates/domain/ours.js';
import { readPromotion } from '../domain/answers.js';
import { trialDrawing } from '../domain/drawing.js';
import { leftOut } from '../domain/exchange.js';
import { type PromotionStanding, promotionRefusal } from '../domain/refusal.js';
import { promotionResult } from '../domain/result.js';
import { isRunning, newestPromotion, type PromotionRow } from '../persistence/promotions.js';
import { trialRuns } from '../persistence/trial-runs.js';
import { type Asked, type Composed, Composing } from './composing.js';
import type { Target, Trial } from './trials.js';

/** To change what an earlier promotion made, the key needs this as well. */
const changing = ['workflow:read', 'workflow:update'] as const;

/** What an account is told of a trial and its way to production. */
@Injectable()
export class PromotionViews {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly asking: Asking,
    private readonly composing: Composing,
    private readonly sayings: Sayings,
  ) {}

  /** @param refusal why no n8n was asked */
  async plain(
    user: Principal,
    trial: Trial,
    refusal: PromotionRefusal | null,
    lang: Language,
  ): Promise<Promotion> {
    const { standing, home, instances, production, target } = trial;
    const { used, most, nextPlan } = await this.asking.limit(user);
    const last = await newestPromotion(this.database, standing.id);
    const { id, name, address } = standing;
    return {
      automation: {
        id,
        name,
        n8n_url: address === null ? null : workflowUrl(address, standing.n8n_workflow_id),
      },
      trial: home ? { id: home.id, name: home.name } : null,
      refusal,
      plan: testInstanceIn(await this.access.of(user)).plan,
      runs: await trialRuns(this.database, standing.id),
      unpublished: trial.hindrance === 'unpublished',
      instances: instances.map((row) =>
        shownConnection(row, lang, row === production ? failing(trial) : undefined),
      ),
      connection: production?.id ?? null,
      target: target ? inN8n(target.standing) : null,
      existing: null,
      looked: null,
      ...{ accounts: [], values: [], left_out: [], drawing: null, conflicts: [] },
      missing:
        refusal === 'missing_scope'
          ? missingOf(production?.scopes ?? [], lang).filter(({ scope }) => scopesFor(target).includes(scope))
          : [],
      automations: { used, most, next_plan: nextPlan },
      last: last ? this.result(last, { newest: true }, lang) : null,
    };
  }

  /** With all that is asked, of a trial whose workflow was read. */
  async form(user: Principal, trial: Trial, content: Deployed, lang: Language): Promise<Promotion> {
    const asked = await this.composing.asked(user, trial, content, lang);
    const shown = this.joined(trial, content, asked, lang);
    const standing = await this.standing(user, trial);
    const refusal = promotionRefusal({
      ...standing,
      conflicts: (shown?.conflicts ?? []).length > 0,
      apart: shown?.apart != null,
    });
    const { accounts, shown: values } = asked;
    return {
      ...(await this.plain(user, trial, refusal, lang)),
      existing: inN8nOf(await this.existing(user, trial), trial),
      looked: lookedAt(trial, content),
      ...{ accounts: [...accounts], values: [...values], left_out: leftOut(content) },
      drawing: shown?.difference ?? trialDrawing(content, trial.standing.base, asked.tried, values),
      conflicts: shown?.conflicts ?? [],
    };
  }

  /** What decides, before anything is joined. */
  async standing(user: Principal, trial: Trial): Promise<PromotionStanding> {
    const { production, target, home, seen } = trial;
    const paid = await this.access.of(user);
    const { used, most } = await this.asking.limit(user);
    const isLacking = scopesFor(target).some((scope) => !production?.scopes.includes(scope));
    const isFailing = seen.error !== undefined || target?.error !== undefined;
    return {
      ...{ granted: paid.granted, hasTests: testInstanceIn(paid).has, onTrial: home !== undefined },
      agreed: (await acceptanceOf(this.database, user.accountId)) !== undefined,
      trial: trial.error !== undefined ? 'failing' : isGone(trial) ? 'gone' : 'there',
      production: production === undefined ? 'none' : isFailing ? 'failing' : isLacking ? 'lacking' : 'there',
      target:
        target?.hindrance === 'archived' || target?.hindrance === 'unpublished' ? target.hindrance : null,
      isFull: target === undefined && used >= most,
      running: await isRunning(this.database, trial.standing.id),
      ...{ conflicts: false, apart: false },
    };
  }

  /** The workflow of the library that is in production by another way. */
  async existing({ accountId }: Principal, trial: Trial): Promise<ExistingAutomation | undefined> {
    const { production, target, standing, lost } = trial;
    if (production === undefined || target !== undefined) return undefined;
    const found = await existingAutomation(this.database, accountId, production.id, standing.workflow_id);
    return found?.id === lost ? undefined : found;
  }

  result(
    row: PromotionRow,
    { newest, said }: { readonly newest: boolean; readonly said?: string | undefined },
    lang: Language,
  ): PromotionResult {
    const kept = row.deployment_id === null ? undefined : this.sayings.of(row.deployment_id);
    return promotionResult(row, {
      ...{ newest, now: this.clock.now(), said: said ?? kept, lang, oldest: oldestN8n },
    });
  }

  /** Over what stands in production, with what stands in the fields. Undefined where nothing does. */
  private joined(trial: Trial, content: Deployed, asked: Asked, lang: Language) {
    const { target, production } = trial;
    if (target?.content === undefined || production === undefined) return undefined;
    const answered = readPromotion(asked, { values: {}, accounts: {} }, lang);
    const id = target.standing.deployment_id;
    const composed = this.composing.composed({ ...trial, production }, content, asked, id, answered);
    return shownOf(stagesOf(target, target.content, composed));
  }
}

/** What was promoted the last time, what would be now, and what stands in production. */
export const stagesOf = (target: Target, theirs: Deployed, { content, base }: Composed) => ({
  // Where that is erased, the library's version is what both began with.
  base: withSecretOf(theirs, target.kept?.content ?? base),
  ours: withSecretOf(theirs, content),
  theirs,
});

/** By which a promotion says what it looked at. */
export const lookedAt = ({ target }: Trial, content: Deployed): string =>
  [hashOf(content), ...(target?.content ? [target.standing.id, hashOf(target.content)] : [])].join('.');

const scopesFor = (target: Target | undefined): readonly string[] => (target ? changing : neededScopes);
const failing = ({ seen, target }: Trial): boolean => seen.error !== undefined || target?.error !== undefined;
export const isGone = ({ content, hindrance }: Trial): boolean =>
  content === undefined || hindrance === 'archived';

const inN8n = ({ id, name, address, n8n_workflow_id }: Target['standing']): Promotion['target'] =>
  address === null ? null : { automation_id: id, name, n8n_url: workflowUrl(address, n8n_workflow_id) };

const inN8nOf = (found: ExistingAutomation | undefined, { production }: Trial): Promotion['existing'] =>
  found && production
    ? {
        automation_id: found.id,
        name: found.name,
        n8n_url: workflowUrl(production.address, found.n8n_workflow_id),
      }
    : null;
