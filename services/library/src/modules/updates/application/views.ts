import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { AutomationUpdate, UpdateDone, UpdateOffer } from '@stroomwerk/contracts/library';
import { AppError, Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { retirementOf } from '../../workflows/index.js';
import { hashOf } from '../domain/content.js';
import type { Deployed } from '../domain/flow.js';
import { shownOf } from '../domain/offer.js';
import { withSecretOf } from '../domain/ours.js';
import { problemIn, told } from '../domain/telling.js';
import { type Act, bringsForward, lastAct } from '../persistence/acts.js';
import type { Standing } from '../persistence/standings.js';
import { OurVersion } from './our-version.js';
import { Theirs } from './theirs.js';

/** So long one click goes back (issue 13, point 6). */
export const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Whether the library has a newer version in the language that was deployed. */
export const hasNewer = ({ published, file, newest, version }: Standing): boolean =>
  published && file !== null && newest > version;

const shownState = {
  writing: 'working',
  restoring: 'working',
  refused: 'refused',
  left: 'left',
  failed: 'failed',
} as const;

/** What an account is told of an automation and the versions of its workflow. */
@Injectable()
export class UpdateViews {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly theirs: Theirs,
    private readonly ourVersion: OurVersion,
  ) {}

  /** Whether one click still goes back from an update. */
  isRecent({ created_at }: Pick<Act, 'created_at'>): boolean {
    return this.clock.now().getTime() - created_at.getTime() < keptMs;
  }

  /** With the newer version as it would be put in, read from their n8n now. @throws AppError library.n8n_* */
  async withOffer(standing: Standing, lang: Language): Promise<AutomationUpdate> {
    const view = await this.plain(standing, lang);
    if (!hasNewer(standing)) return view;
    if (!standing.watched) return { ...view, hindrance: 'unwatched' };
    const { content, hindrance } = await this.theirs.read(standing);
    if (content === undefined || hindrance !== null) return { ...view, hindrance };
    const offer = this.offer(standing, content, lang);
    return offer === undefined ? { ...view, state: 'none' } : { ...view, offer };
  }

  /** Without an offer. @param said n8n's own sentence on what was just tried */
  async plain(standing: Standing, lang: Language, said?: string): Promise<AutomationUpdate> {
    const { id, name, address, n8n_workflow_id, filename, version, retired, slug, skipped } = standing;
    if (address === null) throw new AppError('library.connection_not_found');
    const state = retired ? 'retired' : !hasNewer(standing) ? 'none' : skipped ? 'skipped' : 'offered';
    return {
      automation: { id, name, n8n_url: `${address}/workflow/${encodeURIComponent(n8n_workflow_id)}` },
      ...{ state, filename, version, offer: null, hindrance: null },
      successor: retired
        ? ((await retirementOf(this.database.manager, slug, lang))?.successor ?? null)
        : null,
      done: await this.done(id, lang, said),
    };
  }

  private async done(automationId: string, lang: Language, said?: string): Promise<UpdateDone | null> {
    const last = await lastAct(this.database, automationId);
    if (last === undefined) return null;
    const way = last.state === 'done' ? last : await lastAct(this.database, automationId, true);
    const back = way && bringsForward(way) && way.held !== null && this.isRecent(way) ? way : undefined;
    const problem = problemIn(last.problem);
    return {
      state: last.state === 'done' ? (last.act === 'back' ? 'back' : 'updated') : shownState[last.state],
      ...{ from_version: last.from_version, to_version: last.to_version, at: last.created_at.toISOString() },
      back_until: back ? new Date(back.created_at.getTime() + keptMs).toISOString() : null,
      detail: problem === null || last.state === 'restoring' ? null : told(problem, lang),
      said: said ?? null,
    };
  }

  private offer(standing: Standing, theirs: Deployed, lang: Language): UpdateOffer | undefined {
    const ours = this.ourVersion.of(standing, lang);
    if (ours === undefined) return undefined;
    const shown = shownOf({
      base: withSecretOf(theirs, standing.base),
      ours: withSecretOf(theirs, ours.flow),
      theirs,
    });
    return {
      looked: hashOf(theirs),
      ...{ from_version: standing.version, to_version: standing.newest },
      published_at: standing.published_at.toISOString(),
      checked_with_n8n: standing.checked_with_n8n,
      ...shown,
      by_hand: ours.byHand,
      keeps: { ...shown.keeps, values: Object.keys(standing.answers).length },
    };
  }
}
