import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { ProcessingAgreement } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { agreementText, agreementVersion } from '../domain/agreement.js';
import { acceptanceOf, hasAccepted, keepAcceptance } from '../persistence/agreements.js';

/** The processing agreement, accepted for an account before its first n8n is connected. */
@Injectable()
export class Agreements {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  async inForce(user: Principal, lang: Language): Promise<ProcessingAgreement> {
    const accepted = await acceptanceOf(this.database, user.accountId);
    return {
      version: agreementVersion,
      ...agreementText(this.env.BRAND_NAME, lang),
      accepted: accepted ? { version: accepted.version, at: accepted.accepted_at.toISOString() } : null,
    };
  }

  /** Records who accepted which version, when and in which language. @throws AppError library.agreement_changed */
  async accept(user: Principal, version: string, lang: Language): Promise<ProcessingAgreement> {
    if (version !== agreementVersion) throw new AppError('library.agreement_changed');
    const { accountId, userId } = user;
    await keepAcceptance(this.database, { accountId, version, userId, language: lang, at: this.clock.now() });
    return this.inForce(user, lang);
  }

  accepted(user: Principal): Promise<boolean> {
    return hasAccepted(this.database, user.accountId, agreementVersion);
  }

  /** @throws AppError library.agreement_required */
  async require(user: Principal): Promise<void> {
    if (!(await this.accepted(user))) throw new AppError('library.agreement_required');
  }
}
