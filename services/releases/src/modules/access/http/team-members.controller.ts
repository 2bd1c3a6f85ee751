import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { AddTeamMember, TeamMember, TeamMemberList } from '@stroomwerk/contracts/releases';
import { Answers } from '@stroomwerk/kernel';
import { z } from 'zod';
import { TeamMembers } from '../application/team-members.js';
import type { ReleaseActor } from '../domain/actor.js';
import { Actor, Allow } from './release-access.js';

@Allow('ops')
@Controller('releases/members')
export class TeamMembersController {
  constructor(private readonly members: TeamMembers) {}

  @Get()
  @Answers(TeamMemberList)
  listTeamMembers(): Promise<TeamMemberList> {
    return this.members.list();
  }

  @Post()
  @Answers(TeamMember, 201)
  addTeamMember(
    @Body({ schema: AddTeamMember }) body: AddTeamMember,
    @Actor() by: ReleaseActor,
  ): Promise<TeamMember> {
    return this.members.add(body, by);
  }

  @Delete(':id')
  @Answers(TeamMemberList)
  removeTeamMember(@Param('id', { schema: z.uuid() }) id: string): Promise<TeamMemberList> {
    return this.members.remove(id);
  }
}
