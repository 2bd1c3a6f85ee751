import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ReferralStats, ReferralSummary } from '@stroomwerk/contracts/billing';
import { Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { BillingEnv } from '../../../env.js';
import { makeCode, referralUrl } from '../domain/code.js';
import { ReferralCodeEntity } from '../persistence/referral.entities.js';
import { readStats } from '../persistence/referral-stats.js';

const attempts = 10;

/** What a referrer sees: the code, the link and the figures. */
@Injectable()
export class ReferralSummaries {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: BillingEnv,
  ) {}

  async summary(userId: string): Promise<ReferralSummary> {
    const code = await this.codeOf(userId);
    return {
      referral_code: code,
      referral_url: referralUrl(this.env.PUBLIC_URL, code),
      ...(await this.stats(userId)),
    };
  }

  stats(userId: string): Promise<ReferralStats> {
    return readStats(this.database.manager, userId);
  }

  /** A user's code, made the first time. Two codes can collide, hence the attempts. */
  private async codeOf(userId: string): Promise<string> {
    const codes = this.database.getRepository(ReferralCodeEntity);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const known = await codes.findOneBy({ user_id: userId });
      if (known !== null) return known.code;
      await codes
        .createQueryBuilder()
        .insert()
        .values({
          user_id: userId,
          code: makeCode((below) => randomInt(below)),
          created_at: this.clock.now(),
        })
        .orIgnore()
        .execute();
    }
    return (await codes.findOneByOrFail({ user_id: userId })).code;
  }
}
