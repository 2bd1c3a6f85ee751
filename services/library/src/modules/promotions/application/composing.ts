import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { PromotionAccount, PromotionValue } from '@stroomwerk/contracts/library';
import { type Principal, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { ConnectionRow } from '../../connections/index.js';
import { neededAccounts } from '../../deployments/domain/accounts.js';
import type { Bound } from '../../deployments/domain/answers.js';
import { credentialsOf } from '../../deployments/domain/credentials.js';
import { isReached, keptSecret, reportAddress } from '../../deployments/domain/error-path.js';
import { Asking, credentialUse } from '../../deployments/index.js';
import { sendable } from '../../updates/domain/content.js';
import type { Deployed } from '../../updates/domain/flow.js';
import type { N8nNode, N8nWorkflow } from '../../workflows/domain/n8n.js';
import { guideIn, settingsIn } from '../../workflows/domain/texts.js';
import { promotionValues } from '../domain/answers.js';
import { type Exchange, type ExchangedValue, exchanged } from '../domain/exchange.js';
import { type TrialValue, trialValues } from '../domain/places.js';
import {
  exchangeKey,
  linkedTo,
  matchProduction,
  type TrialAccount,
  trialAccounts,
} from '../domain/trial-accounts.js';
import { promotedIds } from '../persistence/promotions.js';
import type { Kept } from './promotion-vault.js';
import type { Trial } from './trials.js';

const linkedByHand = {
  nl: 'heb je er in n8n zelf aan gekoppeld',
  en: 'you linked it in n8n yourself',
} as const satisfies Record<Language, string>;

/** What is asked of a trial, and what it was asked from. */
export interface Asked {
  readonly tried: readonly TrialAccount[];
  /** The same, with those of production that fit. */
  readonly accounts: readonly PromotionAccount[];
  readonly values: readonly TrialValue[];
  readonly shown: readonly PromotionValue[];
}

/** What goes to production. */
export interface Composed {
  readonly content: Deployed;
  /** The library's version in it. */
  readonly base: Deployed;
  /** As a deployment keeps them: by the keys of the library's questions and accounts. */
  readonly answers: Readonly<Record<string, string>>;
  readonly credentials: Readonly<Record<string, Bound>>;
  readonly kept: Kept;
}

/** Makes of a trial what production gets. */
@Injectable()
export class Composing {
  constructor(
    private readonly database: DataSource,
    private readonly asking: Asking,
    @Inject(SERVICE_ENV) private readonly env: Pick<ServiceEnv, 'PUBLIC_URL' | 'BRAND_NAME'>,
  ) {}

  /** What production needs of a trial whose content was read, with what is known filled in. */
  async asked(user: Principal, trial: Trial, content: Deployed, lang: Language): Promise<Asked> {
    const { standing, production, seen, target } = trial;
    const facts = this.asking.credentialFacts;
    const tried = trialAccounts(content, this.needed(trial, content, lang), facts, linkedByHand[lang]);
    const used = production
      ? await credentialUse(this.database, user.accountId, production.id)
      : new Map<string, number>();
    const ids = production
      ? await promotedIds(this.database, standing.connection_id, production.id)
      : new Map<string, string>();
    const values = trialValues({
      ...{ content, base: standing.base, answers: standing.answers },
      settings: this.settings(trial, lang),
    });
    return {
      tried,
      accounts: matchProduction(tried, seen.credentials, used, new Map(target?.kept?.accounts)),
      values,
      shown: promotionValues(values, target?.kept?.values ?? [], ids),
    };
  }

  /**
   * @param production the id of the deployment that the workflow in production has, or will have
   * @param answered the accounts by `PromotionAccount.key`, and all values
   */
  composed(
    trial: Trial & { readonly production: ConnectionRow },
    content: Deployed,
    asked: Asked,
    production: string,
    answered: {
      readonly credentials: Readonly<Record<string, Bound>>;
      readonly values: readonly ExchangedValue[];
    },
  ): Composed {
    const { standing } = trial;
    const accounts = this.exchangedAccounts(asked, answered.credentials);
    const exchange = {
      ...{ trial: standing.deployment_id, production, accounts: accounts.of },
      fileIds:
        standing.file === null ? [] : (JSON.parse(standing.file) as N8nWorkflow).nodes.map(({ id }) => id),
      reportTo: this.reportTo(trial.production, standing.language),
    } satisfies Omit<Exchange, 'values'>;
    const answers = { ...standing.answers, ...answersIn(asked.values, answered.values) };
    const base = sendable(exchanged(standing.base, { ...exchange, values: this.baseValues(trial, answers) }));
    const promoted = sendable(exchanged(content, { ...exchange, values: answered.values }));
    return {
      ...{ content: promoted, base, answers },
      credentials: this.credentialsIn(trial, base),
      kept: { content: promoted, values: answered.values, accounts: accounts.kept },
    };
  }

  private needed({ standing }: Trial, flow: Deployed, lang: Language) {
    const { accounts } = guideIn(standing, lang);
    const nodes = { nodes: flow.nodes, connections: flow.connections };
    return neededAccounts(
      { flow: nodes, accounts, steps: standing.steps },
      this.asking.credentialFacts,
      lang,
    );
  }

  /** With its words in the language of who reads, and the names of steps that the workflow has. */
  private settings({ standing }: Trial, lang: Language) {
    const places = settingsIn(standing.settings, standing.language);
    return settingsIn(standing.settings, lang).map((setting, at) => ({
      ...setting,
      at: places[at]?.at ?? setting.at,
    }));
  }

  private exchangedAccounts({ tried }: Asked, bound: Readonly<Record<string, Bound>>) {
    const byStep = new Map<string, Bound>();
    const kept = new Map<string, Bound>();
    for (const { key, credential_type, ids, trial } of tried) {
      const found = bound[key];
      if (found === undefined) continue;
      for (const id of ids) byStep.set(`${credential_type} ${id}`, found);
      if (trial !== null) kept.set(exchangeKey(credential_type, trial.id), found);
    }
    const of = (node: N8nNode): Record<string, Bound> => {
      const linked = linkedTo(node);
      const needs = credentialsOf(node, this.asking.credentialFacts).map(({ type }) => type);
      const entries = [...new Set([...needs, ...linked.keys()])].flatMap((type) => {
        const found =
          byStep.get(`${type} ${node.id}`) ?? kept.get(exchangeKey(type, linked.get(type)?.id ?? ''));
        return found ? [[type, found] as const] : [];
      });
      return Object.fromEntries(entries);
    };
    return { of, kept: [...kept] };
  }

  /** The library's own version has the answers where it asked for them, whatever became of those places on the trial. */
  private baseValues({ standing }: Trial, answers: Readonly<Record<string, string>>): ExchangedValue[] {
    const idOf = new Map(standing.base.nodes.map(({ name, id }) => [name, id]));
    return settingsIn(standing.settings, standing.language).flatMap(({ key, at }) => {
      const [from, to] = [standing.answers[key], answers[key]];
      if (from === undefined || to === undefined) return [];
      const places = at.flatMap(({ step, path }) => {
        const id = idOf.get(step);
        return id === undefined ? [] : [{ id, path }];
      });
      return [{ places, from, to }];
    });
  }

  /** By the keys of what the library's version needs, where all its steps have the same. */
  private credentialsIn(trial: Trial, base: Deployed): Record<string, Bound> {
    const linked = new Map(base.nodes.map((node) => [node.name, linkedTo(node)]));
    const entries = this.needed(trial, base, trial.standing.language).flatMap(
      ({ key, credential_type, steps }) => {
        const found = steps.map((step) => linked.get(step)?.get(credential_type));
        const [first] = found;
        return first && found.every((one) => one?.id === first.id) ? [[key, first] as const] : [];
      },
    );
    return Object.fromEntries(entries);
  }

  private reportTo({ address }: ConnectionRow, lang: Language): Exchange['reportTo'] {
    const { PUBLIC_URL, BRAND_NAME: brand } = this.env;
    return isReached(PUBLIC_URL, address)
      ? { address: reportAddress(PUBLIC_URL, keptSecret), brand, lang }
      : null;
  }
}

/** What became of the library's questions. */
const answersIn = (
  values: readonly TrialValue[],
  answered: readonly ExchangedValue[],
): Record<string, string> =>
  Object.fromEntries(
    values.flatMap(({ setting, key }, at) => {
      const to = answered[at]?.to;
      return setting !== undefined && key === setting.key && to !== undefined ? [[key, to] as const] : [];
    }),
  );
