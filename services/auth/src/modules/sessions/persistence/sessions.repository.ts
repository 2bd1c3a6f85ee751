import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import { shownNetwork } from '../../../asker/network.js';

export interface FoundToken {
  readonly sid: string;
  readonly userId: string;
  readonly remember: boolean;
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

export type EndReason =
  | 'logout'
  | 'ended_by_owner'
  | 'token_reuse'
  | 'password_reset'
  | 'role_changed'
  | 'account_linked'
  | 'account_erased';

export interface OpenSession {
  readonly id: string;
  readonly device: string | null;
  readonly network: string | null;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
}

/** Sessions and the hashes of their refresh tokens. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns the session's id */
  async create(
    manager: EntityManager,
    userId: string,
    { device, network }: Pick<AskedFrom, 'device' | 'network'>,
    remember: boolean,
    expiresAt: Date,
  ): Promise<string> {
    const now = this.clock.now();
    const [row] = await manager.query<{ id: string }[]>(
      `insert into session (user_id, remember, created_at, last_used_at, expires_at, device, network)
       values ($1, $2, $3, $3, $4, $5, $6) returning id`,
      [userId, remember, now, expiresAt, device, shownNetwork(network)],
    );
    if (!row) throw new Error('the session was not written');
    return row.id;
  }

  async addToken(manager: EntityManager, sid: string, hash: Buffer): Promise<void> {
    await manager.query(
      'insert into refresh_token (token_hash, session_id, created_at) values ($1, $2, $3)',
      [hash, sid, this.clock.now()],
    );
  }

  /** Finds a token and locks its session: renewals of one session happen one after the other. */
  async lockByToken(manager: EntityManager, hash: Buffer): Promise<FoundToken | undefined> {
    await manager.query(
      `select session.id from session join refresh_token on session_id = session.id
       where token_hash = $1 for update of session`,
      [hash],
    );
    const [row] = await manager.query<FoundToken[]>(
      `select session.id as sid, user_id as "userId", remember, used_at as "usedAt",
              expires_at as "expiresAt", ended_at as "endedAt"
       from refresh_token join session on session.id = session_id where token_hash = $1`,
      [hash],
    );
    return row;
  }

  async useToken(manager: EntityManager, hash: Buffer): Promise<void> {
    await manager.query('update refresh_token set used_at = $2 where token_hash = $1', [
      hash,
      this.clock.now(),
    ]);
  }

  async prolong(manager: EntityManager, sid: string, expiresAt: Date): Promise<void> {
    await manager.query('update session set last_used_at = $2, expires_at = $3 where id = $1', [
      sid,
      this.clock.now(),
      expiresAt,
    ]);
  }

  /** @returns whether the session was still going on */
  async end(manager: EntityManager, sid: string, reason: EndReason): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `with ended as (
         update session set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null returning id
       ) select id from ended`,
      [sid, this.clock.now(), reason],
    );
    return rows.length > 0;
  }

  async goingOn(manager: EntityManager, userId: string): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      'select id from session where user_id = $1 and ended_at is null and expires_at > $2',
      [userId, this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether a session of this account is going on. */
  async isOf(manager: EntityManager, userId: string, sid: string): Promise<boolean> {
    return (await this.goingOn(manager, userId)).includes(sid);
  }

  /** Where an account is signed in, the newest use first. */
  openOf(userId: string): Promise<OpenSession[]> {
    return this.source.query<OpenSession[]>(
      `select id, device, network, created_at as "startedAt", last_used_at as "lastUsedAt" from session
       where user_id = $1 and ended_at is null and expires_at > $2 order by last_used_at desc, id`,
      [userId, this.clock.now()],
    );
  }

  /** Forgets what has been over for thirty days. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - 30 * 86_400_000);
    await this.source.query('delete from session where expires_at < $1 or ended_at < $1', [before]);
    await this.source.query('delete from mailed_link where expires_at < $1', [before]);
    await this.source.query('delete from mail where created_at < $1', [before]);
    await this.source.query('delete from refresh_token where used_at < $1', [before]);
  }
}
