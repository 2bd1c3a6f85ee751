import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Advice, DismissedAdvice } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { explain } from '../../causes/index.js';
import { Access } from '../../entitlements/application/access.js';
import { nameIn } from '../../workflows/domain/texts.js';
import { advise } from '../domain/advise.js';
import { subjectOf } from '../domain/key.js';
import { adviceTexts } from '../domain/texts.js';
import { worded } from '../domain/worded.js';
import {
  bringBack,
  type DismissedRow,
  dismiss,
  dismissals,
  dismissedRows,
} from '../persistence/dismissals.js';
import { AccountFacts } from './account-facts.js';

/**
 * What an account could gain, from its own runs and apps (issue on their own n8n, 7). Without a plan it is told of the automations
 * that it has, and not of what the library has for it.
 */
@Injectable()
export class AdviceService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly facts: AccountFacts,
  ) {}

  async of(user: Principal, lang: Language): Promise<Advice> {
    const { database } = this;
    const open = await this.access.opens(user);
    const [known, dismissed] = [
      await this.facts.of(user, open, lang),
      await dismissals(database, user.accountId),
    ];
    const now = this.clock.now();
    const { found, more } = advise({ ...known, dismissed }, now);
    const kept = await this.kept(user, open, known.apps);
    return {
      items: found.map((one) => worded(one, now, lang)),
      more,
      dismissed: kept.length,
      missing: !open ? 'no_plan' : known.apps.length === 0 ? 'no_apps' : 'looked',
    };
  }

  async dismissed(user: Principal, lang: Language): Promise<DismissedAdvice[]> {
    const open = await this.access.opens(user);
    const rows = await this.kept(user, open, await this.facts.apps(user));
    return rows.map(({ key, kind, dismissed_at, ...names }) => ({
      ...{ key, kind, name: nameIn(names, lang), why: whyOf(key, lang) },
      dismissed_at: dismissed_at.toISOString(),
    }));
  }

  /** For good. Again is the same. @throws AppError library.advice_not_found, subscription_required */
  async dismiss(user: Principal, key: string): Promise<void> {
    const subject = subjectOf(key);
    if (subject === undefined) throw new AppError('library.advice_not_found');
    if (subject.kind === 'missing') await this.access.require(user);
    if (!(await dismiss(this.database, user.accountId, key, subject, this.clock.now())))
      throw new AppError('library.advice_not_found');
  }

  /** Also what was not dismissed, and whatever is no key. */
  async bringBack(user: Principal, key: string): Promise<void> {
    if (subjectOf(key) !== undefined) await bringBack(this.database, user.accountId, key);
  }

  private async kept(user: Principal, open: boolean, apps: readonly string[]): Promise<DismissedRow[]> {
    const rows = await dismissedRows(this.database, user.accountId, apps);
    return rows.filter(({ kind }) => open || kind !== 'missing');
  }
}

function whyOf(key: string, lang: Language): string | null {
  const subject = subjectOf(key);
  if (subject?.kind === 'idle') return adviceTexts[lang].was[subject.why];
  if (subject?.kind === 'failing') return explain(subject.why, { app: null, step: null }, lang).title;
  return null;
}
