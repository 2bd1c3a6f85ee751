import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type {
  AutomationUpdate,
  SkipUpdateRequest,
  UpdateBackRequest,
  UpdateRequest,
  UpdatesResponse,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import { hashOf } from '../domain/content.js';
import { type Merge, mergeUpdate } from '../domain/merge.js';
import { withSecretOf } from '../domain/ours.js';
import { type Act, bringsForward, lastAct, openAct, skipVersion } from '../persistence/acts.js';
import { type Standing, standingOf, updatesWaiting } from '../persistence/standings.js';
import { OurVersion } from './our-version.js';
import { Theirs } from './theirs.js';
import { type Held, UpdateVault } from './update-vault.js';
import { UpdateWriting } from './update-writing.js';
import { hasNewer, UpdateViews } from './views.js';

/** Keeps the workflows that an account deployed up to date. Another account's do not exist for it: 404. */
@Injectable()
export class Updates {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly theirs: Theirs,
    private readonly ourVersion: OurVersion,
    private readonly vault: UpdateVault,
    private readonly writing: UpdateWriting,
    private readonly views: UpdateViews,
  ) {}

  async waiting(user: Principal): Promise<UpdatesResponse> {
    return { updates: await updatesWaiting(this.database, user.accountId) };
  }

  /** @throws AppError library.automation_not_found, subscription_required; library.n8n_* where it cannot be read */
  async look(user: Principal, id: string, lang: Language): Promise<AutomationUpdate> {
    const standing = await this.standing(user, id);
    await this.access.require(user);
    return this.views.withOffer(await this.theirs.asItStands(standing), lang);
  }

  /**
   * Puts the newer version in, joined with what stands there: what was looked at, or nothing at all.
   * @throws AppError library.update_none, update_changed, update_apart, update_hindered, update_running; as `look`
   */
  async update(
    user: Principal,
    id: string,
    wanted: UpdateRequest,
    lang: Language,
  ): Promise<AutomationUpdate> {
    const found = await this.standing(user, id);
    await this.access.require(user);
    const standing = await this.theirs.asItStands(found);
    if (!hasNewer(standing) || standing.newest !== wanted.to_version)
      throw new AppError('library.update_none');
    if (!standing.watched) throw new AppError('library.update_hindered');
    const { content, hindrance } = await this.theirs.read(standing);
    if (content === undefined || hindrance !== null) throw new AppError('library.update_hindered');
    if (hashOf(content) !== wanted.looked) throw new AppError('library.update_changed');
    const ours = this.ourVersion.of(standing, lang);
    if (ours === undefined) throw new AppError('library.update_none');
    const stages = {
      base: withSecretOf(content, standing.base),
      ours: withSecretOf(content, ours.flow),
      theirs: content,
    };
    const merge: Merge = mergeUpdate(stages, new Map(Object.entries(wanted.answers)));
    if (merge.apart !== null) throw new AppError('library.update_apart');
    return this.carryOut(user, standing, lang, {
      act: 'update',
      to_version: standing.newest,
      base: ours.flow,
      base_before: standing.base,
      stood: content,
      put: merge.merged,
    });
  }

  /**
   * Puts back what stood before the last update. Works without a plan too.
   * @throws AppError library.update_no_way_back, update_changed_since, update_hindered, update_running
   */
  async back(
    user: Principal,
    id: string,
    { confirmed }: UpdateBackRequest,
    lang: Language,
  ): Promise<AutomationUpdate> {
    const standing = await this.standing(user, id);
    const last = await lastAct(this.database, id, true);
    const before = last && this.vault.open(last);
    if (last === undefined || !bringsForward(last) || before === undefined || !this.views.isRecent(last))
      throw new AppError('library.update_no_way_back');
    const { content, hindrance } = await this.theirs.read(standing);
    if (content === undefined || hindrance === 'archived') throw new AppError('library.update_hindered');
    const isChanged = hindrance === 'unpublished' || hashOf(content) !== last.written_hash;
    if (isChanged && confirmed !== true) throw new AppError('library.update_changed_since');
    return this.carryOut(user, standing, lang, {
      act: 'back',
      to_version: last.from_version,
      base: last.base_before,
      base_before: null,
      stood: content,
      put: before.stood,
    });
  }

  /** @throws AppError library.automation_not_found */
  async skip(
    user: Principal,
    id: string,
    { version }: SkipUpdateRequest,
    lang: Language,
  ): Promise<AutomationUpdate> {
    const standing = await this.standing(user, id);
    if (!standing.skipped && version === standing.newest)
      await skipVersion(this.database, {
        ...{ id: randomUUID(), accountId: user.accountId, madeBy: user.userId, automationId: id },
        ...{ from: standing.version, to: version, at: this.clock.now() },
      });
    return this.views.plain(await this.standing(user, id), lang);
  }

  private async carryOut(
    user: Principal,
    standing: Standing,
    lang: Language,
    act: Pick<Act, 'to_version' | 'base' | 'base_before'> & {
      readonly act: 'update' | 'back';
    } & Held,
  ): Promise<AutomationUpdate> {
    const id = randomUUID();
    const { stood, put, ...rest } = act;
    const isOpen = await openAct(this.database, {
      ...{ id, account_id: user.accountId, made_by: user.userId, automation_id: standing.id },
      ...{ from_version: standing.version, stood_hash: hashOf(stood), at: this.clock.now() },
      ...{ ...rest, locked: this.vault.lock(id, { stood, put }) },
    });
    if (!isOpen) throw new AppError('library.update_running');
    const said = await this.writing.goOn(id);
    return this.views.plain(await this.standing(user, standing.id), lang, said);
  }

  private async standing(user: Principal, id: string): Promise<Standing> {
    const found = isUuid(id) ? await standingOf(this.database, user.accountId, id) : undefined;
    if (found === undefined) throw new AppError('library.automation_not_found');
    return found;
  }
}
