import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { type Bonus, bonusGranted } from '@stroomwerk/contracts/library';
import { AppError, Clock, Outbox, type Principal, SERVICE_ENV } from '@stroomwerk/kernel';
import { type BonusLink, bonusLinkPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { DataSource } from 'typeorm';
import type { LibraryEnv } from '../../../env.js';
import type { WorkflowFile } from '../../downloads/application/downloads.service.js';
import { Taking } from '../../downloads/application/taking.js';
import { workflowFile } from '../../downloads/index.js';
import { Access } from '../../entitlements/application/access.js';
import { masked } from '../domain/mask.js';
import { bonusFilenames, grantOf, grantOnce, named } from '../persistence/bonus-grants.js';

/** Specification, section 2, success screen: "5 bonus workflows". */
const bonusCount = 5;

/** The five workflows that a subscriber has mailed to them once. Auth knows the address and sends the mail. */
@Injectable()
export class BonusService {
  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly taking: Taking,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: LibraryEnv,
  ) {}

  /** What was sent, or would be. @throws AppError library.subscription_required */
  async of(user: Principal, language: Language): Promise<Bonus> {
    await this.access.require(user);
    const grant = await grantOf(this.database, user.accountId);
    const filenames = grant?.filenames ?? (await bonusFilenames(this.database, bonusCount));
    return {
      sent_at: grant?.granted_at.toISOString() ?? null,
      email: masked(user.email),
      workflows: await named(this.database, filenames, language),
    };
  }

  /** Grants the bonus and has it mailed, the first time. @throws AppError library.subscription_required */
  async send(user: Principal, language: Language): Promise<Bonus> {
    await this.access.require(user);
    await this.database.transaction(async (manager) => {
      const filenames = await bonusFilenames(manager, bonusCount);
      const at = this.clock.now();
      if (!(await grantOnce(manager, user.accountId, filenames, at))) return;
      await this.outbox.publish(manager, bonusGranted, user.accountId, {
        user_id: user.userId,
        account_id: user.accountId,
        version: 1,
        language,
        workflows: await named(manager, filenames, language),
        granted_at: at.toISOString(),
      });
    });
    return this.of(user, language);
  }

  /**
   * The file of a mailed link, without a login: the link itself was signed for one account and one file. It keeps
   * working after the plan ended (decisions.md, "what was downloaded stays theirs").
   * @throws AppError library.bonus_link_invalid
   */
  async file(token: string, lang: Language): Promise<WorkflowFile> {
    const link = sealFor<BonusLink>(this.env.BONUS_LINK_SECRET, bonusLinkPurpose).open(token);
    const at = this.clock.now();
    if (link === null || link.exp * 1_000 <= at.getTime()) throw new AppError('library.bonus_link_invalid');
    const by = { userId: link.userId, accountId: link.accountId ?? link.userId };
    const grant = await grantOf(this.database, by.accountId);
    const workflow = await workflowFile(this.database, link.filename, lang);
    if (!workflow || !grant?.filenames.includes(link.filename))
      throw new AppError('library.bonus_link_invalid');
    await this.database.transaction((manager) =>
      this.taking.record(manager, { by, files: [workflow], via: 'bonus' }),
    );
    return workflow;
  }
}
