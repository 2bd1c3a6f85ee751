import { Injectable } from '@nestjs/common';
import type { GateStatus } from '@stroomwerk/contracts/releases';
import { DataSource } from 'typeorm';
import { TeamMemberEntity, TeamTokenEntity } from './entities.js';

/** A published version, as far as choosing it for a browser goes. */
export interface PublishedVersion {
  readonly remote: string;
  readonly version: string;
  readonly collected: boolean;
  readonly gate: GateStatus;
}

/** All SQL of module access. */
@Injectable()
export class AccessStore {
  constructor(private readonly source: DataSource) {}

  tokenByHash(hash: string): Promise<TeamTokenEntity | null> {
    return this.source.manager.findOneBy(TeamTokenEntity, { hash });
  }

  /** Newest first, revoked ones too. */
  tokensOf(remoteName: string): Promise<TeamTokenEntity[]> {
    return this.source.manager.find(TeamTokenEntity, {
      where: { remoteName },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
  }

  insertToken(token: Omit<TeamTokenEntity, 'id'>): Promise<TeamTokenEntity> {
    return this.source.manager.save(this.source.manager.create(TeamTokenEntity, token));
  }

  /** Revokes a token; one that was revoked before stays as it was. @returns null when the remote has no such token */
  async revokeToken(remoteName: string, id: string, now: Date): Promise<TeamTokenEntity | null> {
    await this.source.query(
      `update releases.team_token set revoked_at = $3
       where remote_name = $1 and id = $2 and revoked_at is null`,
      [remoteName, id, now],
    );
    return this.source.manager.findOneBy(TeamTokenEntity, { remoteName, id });
  }

  /** Writes down a use unless one later than `before` stands there: of many requests at once, one writes. */
  async noteUse(id: string, now: Date, before: Date): Promise<void> {
    await this.source.query(
      `update releases.team_token set last_used_at = $2
       where id = $1 and (last_used_at is null or last_used_at <= $3)`,
      [id, now, before],
    );
  }

  isMember(email: string): Promise<boolean> {
    return this.source.manager.existsBy(TeamMemberEntity, { email });
  }

  members(): Promise<TeamMemberEntity[]> {
    return this.source.manager.find(TeamMemberEntity, { order: { team: 'ASC', email: 'ASC' } });
  }

  /** Adds a member, or leaves the one who is there. */
  async addMember(member: Omit<TeamMemberEntity, 'id'>): Promise<TeamMemberEntity> {
    const { team, email, addedBy, addedAt } = member;
    await this.source.query(
      `insert into releases.team_member (team, email, added_by, added_at) values ($1, $2, $3, $4)
       on conflict (team, email) do nothing`,
      [team, email, addedBy, addedAt],
    );
    return this.source.manager.findOneByOrFail(TeamMemberEntity, { team, email });
  }

  /** @returns false when there was no such member */
  async removeMember(id: string): Promise<boolean> {
    const { affected } = await this.source.manager.delete(TeamMemberEntity, { id });
    return affected === 1;
  }

  /** Which of these exist. */
  publishedAmong(wanted: readonly { remote: string; version: string }[]): Promise<PublishedVersion[]> {
    return this.source.query(
      `select m.name as remote, r.version, c.release_id is not null as collected, g.status as gate
       from releases.release r
       join releases.remote m on m.id = r.remote_id
       join releases.release_gate g on g.release_id = r.id
       left join releases.collected_release c on c.release_id = r.id
       where (m.name, r.version) in (select * from unnest($1::text[], $2::text[]))`,
      [wanted.map(({ remote }) => remote), wanted.map(({ version }) => version)],
    );
  }
}
