import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import type { AuthEnv } from '../../../env.js';
import { RateLimitStorage } from '../../../rate-limit/rate-limit.storage.js';
import { mailboxOf } from '../domain/mailbox.js';

/** What a mail is sent for; each has pauses of its own. */
export type MailReason =
  | 'register'
  | 'address_taken'
  | 'confirm_again'
  | 'mailbox_check'
  | 'reset_password'
  | 'contact'
  | 'withdrawal';

/** `later`: after `pauseMs`, for what somebody has a right to. */
export type MailVerdict = 'now' | 'later' | 'never';

const minute = 60_000;
const day = 86_400_000;
export const pauseMs = 5 * minute;
/** The law wants a receipt of each withdrawal. */
const deferred: readonly MailReason[] = ['withdrawal'];

/**
 * Keeps strangers from having us mail somebody over and over. The asker never notices: what is paused is only not
 * mailed, or later. At most six an hour to one mailbox for one reason, whoever asks: a link to a new password works that long, so
 * its owner always has one that does.
 */
@Injectable()
export class MailPauses {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
    private readonly limits: RateLimitStorage,
  ) {}

  /** Counts a mail that is wanted. @returns whether it may be sent at once */
  async allows(...wanted: Parameters<MailPauses['judge']>): Promise<boolean> {
    return (await this.judge(...wanted)) === 'now';
  }

  /** Counts a mail that is wanted. @param manager of the transaction that would write it */
  async judge(
    manager: EntityManager,
    reason: MailReason,
    address: string,
    network: string,
  ): Promise<MailVerdict> {
    const to = `${reason} to ${mailboxOf(address)}`;
    const full = async (key: string, ms: number, most: number) =>
      (await this.limits.count(manager, this.limits.keyOf(key), ms, most)).isBlocked;
    // One after the other: what an earlier window stops does not use up a later one.
    const paused = await full(`${to} from ${network}, now`, pauseMs, 1);
    if (paused && !deferred.includes(reason)) return 'never';
    if (await full(`${to} from ${network}, today`, day, 5)) return 'never';
    if (await full(`mails from ${network}`, day, 10 * this.env.AUTH_RATE_LIMIT)) return 'never';
    if (await full(to, 60 * minute, 6)) return 'never';
    return paused ? 'later' : 'now';
  }
}
