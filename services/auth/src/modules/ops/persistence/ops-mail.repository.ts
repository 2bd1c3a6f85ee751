import { Injectable } from '@nestjs/common';
import type { LiftMailTrouble, OpsMailActs, OpsUnsettledMails } from '@stroomwerk/contracts/auth';
import { Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';

type Act = OpsMailActs['acts'][number];
type Unsettled = OpsUnsettledMails['mails'][number];

const most = 200;

/** Mails as ops sees them, and what ops did: written with the act, never changed but for a person who is forgotten. */
@Injectable()
export class OpsMailRepository {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async record(manager: EntityManager, actor: Principal, act: LiftMailTrouble): Promise<void> {
    await manager.query(
      `insert into mail_act (at, actor_id, actor, action, address, trouble, reason)
       values ($1, $2, $3, 'lift', $4, $5, $6)`,
      [this.clock.now(), actor.userId, actor.email, act.address, act.trouble, act.reason],
    );
  }

  /** The latest, newest first. */
  async acts(): Promise<Act[]> {
    const rows = await this.source.query<(Omit<Act, 'at'> & { at: Date })[]>(
      `select at, actor, action, address::text as address, trouble, reason from mail_act
       order by at desc, id limit ${most}`,
    );
    return rows.map(({ at, ...act }) => ({ ...act, at: at.toISOString() }));
  }

  /** How many wait, and those that did not arrive or of which nobody knows. */
  async unsettled(): Promise<OpsUnsettledMails> {
    const [count] = await this.source.query<{ waiting: number }[]>(
      `select count(*)::int as waiting from mail where state = 'written'`,
    );
    const rows = await this.source.query<
      (Omit<Unsettled, 'written_at' | 'settled_at'> & { written_at: Date; settled_at: Date })[]
    >(
      `select id, kind, state, user_id, created_at as written_at, settled_at, tries, answer from mail
       where state in ('refused', 'given_up', 'unknown') order by settled_at desc, id limit ${most}`,
    );
    return {
      waiting: count?.waiting ?? 0,
      mails: rows.map(({ written_at: written, settled_at: settled, ...mail }) => ({
        ...mail,
        written_at: written.toISOString(),
        settled_at: settled.toISOString(),
      })),
    };
  }
}
