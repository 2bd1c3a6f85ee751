import { Injectable } from '@nestjs/common';
import type {
  Accepted,
  LiftMailTrouble,
  OpsMailActs,
  OpsMailTroubles,
  OpsMailTroublesQuery,
  OpsUnsettledMails,
} from '@stroomwerk/contracts/auth';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { MailTroubles } from '../../mail/application/mail-troubles.js';
import { OpsMailRepository } from '../persistence/ops-mail.repository.js';

/** What ops sees of our mail, and may do about an address. */
@Injectable()
export class OpsMailService {
  constructor(
    private readonly source: DataSource,
    private readonly mailTroubles: MailTroubles,
    private readonly mail: OpsMailRepository,
  ) {}

  async troubles({ q, page, per_page: size }: OpsMailTroublesQuery): Promise<OpsMailTroubles> {
    const { rows, total } = await this.mailTroubles.list(q?.trim() ?? '', (page - 1) * size, size);
    return { troubles: rows, total, pages: Math.ceil(total / size) };
  }

  /** @throws AppError auth.mail_trouble_not_found */
  async lift(actor: Principal, act: LiftMailTrouble): Promise<Accepted> {
    await this.source.transaction(async (manager) => {
      if (!(await this.mailTroubles.lift(manager, act.address, act.trouble)))
        throw new AppError('auth.mail_trouble_not_found');
      await this.mail.record(manager, actor, act);
    });
    return { accepted: true };
  }

  async acts(): Promise<OpsMailActs> {
    return { acts: await this.mail.acts() };
  }

  unsettled(): Promise<OpsUnsettledMails> {
    return this.mail.unsettled();
  }
}
