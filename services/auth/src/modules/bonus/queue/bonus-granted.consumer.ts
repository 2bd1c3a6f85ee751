import { Injectable, Logger } from '@nestjs/common';
import { type BonusGranted, bonusGranted } from '@stroomwerk/contracts/library';
import { EventConsumer } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { Mails } from '../../mail/application/mails.service.js';

/** Mails the bonus workflows that the library granted: once, however often it is told. */
@Injectable()
export class BonusGrantedConsumer extends EventConsumer<BonusGranted> {
  readonly event = bonusGranted;
  private readonly logger = new Logger('Bonus');

  constructor(private readonly mails: Mails) {
    super();
  }

  handle(
    { user_id: userId, account_id: accountId, language, workflows }: BonusGranted,
    manager: EntityManager,
  ): Promise<void> {
    return this.mails.writeBonus(manager, userId, { accountId, language, workflows });
  }

  override committed({ user_id: userId }: BonusGranted): void {
    this.mails
      .dispatchBonus(userId)
      .catch((error: Error) => this.logger.warn(`a bonus mail waits for the sweep: ${error.message}`));
  }
}
