import { Injectable } from '@nestjs/common';
import type { AddTeamMember, TeamMember, TeamMemberList } from '@stroomwerk/contracts/releases';
import { AppError, Clock } from '@stroomwerk/kernel';
import type { ReleaseActor } from '../domain/actor.js';
import { AccessStore } from '../persistence/access-store.js';
import type { TeamMemberEntity } from '../persistence/entities.js';

/** Who belongs to which team, by the address of their account. */
@Injectable()
export class TeamMembers {
  constructor(
    private readonly store: AccessStore,
    private readonly clock: Clock,
  ) {}

  /** By team, then by address. */
  async list(): Promise<TeamMemberList> {
    return { members: (await this.store.members()).map(shown) };
  }

  /** Who is in the team already stays as they were, with the same answer. */
  async add({ team, email }: AddTeamMember, by: ReleaseActor): Promise<TeamMember> {
    const addedAt = this.clock.now();
    return shown(await this.store.addMember({ team, email: email.toLowerCase(), addedBy: by.name, addedAt }));
  }

  /**
   * @returns those who are left
   * @throws AppError releases.team_member_not_found
   */
  async remove(id: string): Promise<TeamMemberList> {
    if (!(await this.store.removeMember(id))) throw new AppError('releases.team_member_not_found');
    return this.list();
  }
}

const shown = ({ id, team, email, addedBy, addedAt }: TeamMemberEntity): TeamMember => ({
  ...{ id, team, email, added_by: addedBy, added_at: addedAt.toISOString() },
});
