import { Inject, Injectable } from '@nestjs/common';
import { AppError, Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import type { AuthEnv } from '../../../env.js';
import { linkId, linkToken } from '../domain/link-token.js';

export type LinkPurpose = 'confirm_email' | 'reset_password';

/** Hours that a link works. */
const hours: Record<LinkPurpose, number> = { confirm_email: 7 * 24, reset_password: 1 };

/** Links that are mailed, and that prove that their reader owns the address. */
@Injectable()
export class Links {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
    private readonly clock: Clock,
  ) {}

  /** @returns the link's id */
  async create(manager: EntityManager, userId: string, purpose: LinkPurpose): Promise<string> {
    const now = this.clock.now();
    const [row] = await manager.query<{ id: string }[]>(
      `insert into mailed_link (user_id, purpose, created_at, expires_at) values ($1, $2, $3, $4) returning id`,
      [userId, purpose, now, new Date(now.getTime() + hours[purpose] * 3_600_000)],
    );
    if (!row) throw new Error('the link was not written');
    return row.id;
  }

  tokenOf(id: string): string {
    return linkToken(this.env.MAIL_LINK_SECRET.current, id);
  }

  /** Uses a link. @throws AppError auth.link_invalid when it is unknown or expired */
  async redeem(
    manager: EntityManager,
    token: string,
    purpose: LinkPurpose,
  ): Promise<{ userId: string; usedBefore: boolean }> {
    const now = this.clock.now();
    const [row] = await manager.query<{ user_id: string; used_at: Date | null }[]>(
      `select user_id, used_at from mailed_link where id = $1 and purpose = $2 and expires_at > $3 for update`,
      [linkId(this.env.MAIL_LINK_SECRET.all, token) ?? null, purpose, now],
    );
    if (!row) throw new AppError('auth.link_invalid');
    await manager.query('update mailed_link set used_at = coalesce(used_at, $2) where id = $1', [
      linkId(this.env.MAIL_LINK_SECRET.all, token),
      now,
    ]);
    return { userId: row.user_id, usedBefore: row.used_at !== null };
  }

  /** Uses a link that works only once. @throws AppError auth.link_invalid also when it was used */
  async redeemOnce(manager: EntityManager, token: string, purpose: LinkPurpose): Promise<string> {
    const { userId, usedBefore } = await this.redeem(manager, token, purpose);
    if (usedBefore) throw new AppError('auth.link_invalid');
    return userId;
  }

  /** Makes every other link of this purpose useless. */
  async useAll(manager: EntityManager, userId: string, purpose: LinkPurpose): Promise<void> {
    await manager.query(
      'update mailed_link set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null',
      [userId, purpose, this.clock.now()],
    );
  }
}
