import { Injectable } from '@nestjs/common';
import type { MailTrouble, OpsMailTrouble } from '@stroomwerk/contracts/auth';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { softDays } from '../domain/address-trouble.js';

const day = 86_400_000;
/** As long as what people wrote to us is kept: the address may be of somebody without an account. */
const keptDays = 730;

/** What is known of why mail to an address fails. */
export interface Evidence {
  readonly status: string | null;
  readonly said: string | null;
  readonly mailId: string;
}

export interface KnownTrouble {
  readonly reason: MailTrouble;
  readonly since: Date;
}

/** Addresses that mail does not reach, or that want none of what is not necessary. */
@Injectable()
export class TroublesRepository {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Notes a trouble; the evidence of the newest stays. */
  async note(
    manager: EntityManager,
    address: string,
    reason: MailTrouble,
    evidence: Evidence,
  ): Promise<void> {
    await manager.query(
      `insert into mail_trouble (address, reason, since, status, said, mail_id) values ($1, $2, $3, $4, $5, $6)
       on conflict (address, reason) do update set status = excluded.status, said = excluded.said, mail_id = excluded.mail_id`,
      [address, reason, this.clock.now(), evidence.status, evidence.said, evidence.mailId],
    );
  }

  /** Counts a failure of a mailbox. @returns how many there were within the window */
  async countSoft(manager: EntityManager, address: string): Promise<number> {
    const now = this.clock.now();
    const [row] = await manager.query<{ failures: number }[]>(
      `insert into mail_soft_failure as known (address, failures, since) values ($1, 1, $2)
       on conflict (address) do update set
         failures = case when known.since < $3 then 1 else known.failures + 1 end,
         since = case when known.since < $3 then excluded.since else known.since end
       returning failures`,
      [address, now, new Date(now.getTime() - softDays * day)],
    );
    return row?.failures ?? 1;
  }

  /** What is known of an address, the newest first. */
  of(address: string, manager: EntityManager = this.source.manager): Promise<KnownTrouble[]> {
    return manager.query<KnownTrouble[]>(
      'select reason, since from mail_trouble where address = $1 order by since desc, reason',
      [address],
    );
  }

  /** @returns whether there was such a trouble */
  async lift(manager: EntityManager, address: string, reason: MailTrouble): Promise<boolean> {
    const [, gone] = await manager.query<[unknown, number]>(
      'delete from mail_trouble where address = $1 and reason = $2',
      [address, reason],
    );
    if (reason !== 'complained')
      await manager.query('delete from mail_soft_failure where address = $1', [address]);
    return gone > 0;
  }

  /** A page of them, the newest first. @param q part of an address */
  async list(q: string, offset: number, limit: number): Promise<{ rows: OpsMailTrouble[]; total: number }> {
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    const [count] = await this.source.query<{ total: number }[]>(
      'select count(*)::int as total from mail_trouble where address::text ilike $1',
      [pattern],
    );
    const rows = await this.source.query<(Omit<OpsMailTrouble, 'since'> & { since: Date })[]>(
      `select address::text as address, reason, since, status, said from mail_trouble
       where address::text ilike $1 order by since desc, address, reason offset $2 limit $3`,
      [pattern, offset, limit],
    );
    return {
      rows: rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
      total: count?.total ?? 0,
    };
  }

  /** Forgets what is as old as the messages that are forgotten. */
  async forget(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * day);
    await this.source.query('delete from mail_trouble where since < $1', [before]);
    await this.source.query('delete from mail_soft_failure where since < $1', [before]);
    await this.source.query('update mail_act set address = null where at < $1 and address is not null', [
      before,
    ]);
  }
}
