import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { deviceSeconds } from '../domain/guessing.js';

/** Of one account; the one that signed in longest ago is forgotten first. */
const mostDevices = 20;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The browsers that signed in to an account. A token is random, is known for one account only, and its hash is what is
 * kept: neither the database nor another account's cookie makes a device known.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The device of these tokens that signed in to the account of an address. The same question with and without tokens. */
  async find(tokens: readonly string[], address: string): Promise<string | undefined> {
    const [row] = await this.source.query<{ id: string }[]>(
      `select known_device.id from known_device join user_account on user_account.id = user_id
       where token_hash = any($1) and email = $2 and expires_at > $3 limit 1`,
      [tokens.map(hashOf), address, this.clock.now()],
    );
    return row?.id;
  }

  /**
   * Remembers the browser that signs in.
   * @returns the token for its cookie where it was not known, and whether the account knew others
   */
  async remember(
    manager: EntityManager,
    userId: string,
    tokens: readonly string[],
  ): Promise<{ token?: string; others: boolean }> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + deviceSeconds * 1_000);
    const known = await manager.query<{ id: string }[]>(
      `with kept as (
         update known_device set expires_at = $4 where user_id = $1 and token_hash = any($2) and expires_at > $3
         returning id
       ) select id from kept`,
      [userId, tokens.map(hashOf), now, expiresAt],
    );
    if (known.length > 0) return { others: true };
    const token = randomBytes(32).toString('base64url');
    const [count] = await manager.query<{ others: number }[]>(
      'select count(*)::int as others from known_device where user_id = $1 and expires_at > $2',
      [userId, now],
    );
    await manager.query(
      'insert into known_device (user_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4)',
      [userId, hashOf(token), now, expiresAt],
    );
    await manager.query(
      `delete from known_device where id in (
         select id from known_device where user_id = $1 order by expires_at desc, id offset ${mostDevices})`,
      [userId],
    );
    return { token, others: (count?.others ?? 0) > 0 };
  }

  /** A new password makes every device a stranger: one of them may have been a thief's. */
  async forgetAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('delete from known_device where user_id = $1', [userId]);
  }

  /** Forgets what has not signed in for a year. */
  async sweep(): Promise<void> {
    await this.source.query('delete from known_device where expires_at <= $1', [this.clock.now()]);
  }
}
