import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import {
  CreatedTeamToken,
  CreateTeamToken,
  RemoteDeclaration,
  TeamToken,
  TeamTokenList,
} from '@stroomwerk/contracts/releases';
import { Answers } from '@stroomwerk/kernel';
import { z } from 'zod';
import { TeamTokens } from '../application/team-tokens.js';
import type { ReleaseActor } from '../domain/actor.js';
import { Actor, Allow } from './release-access.js';

const remoteName = RemoteDeclaration.shape.name;

@Allow('ops')
@Controller('releases/:remote/tokens')
export class TeamTokensController {
  constructor(private readonly tokens: TeamTokens) {}

  @Get()
  @Answers(TeamTokenList)
  listTeamTokens(@Param('remote') remote: string): Promise<TeamTokenList> {
    return this.tokens.list(remote);
  }

  @Post()
  @Answers(CreatedTeamToken, 201)
  createTeamToken(
    @Param('remote', { schema: remoteName }) remote: string,
    @Body({ schema: CreateTeamToken }) body: z.output<typeof CreateTeamToken>,
    @Actor() by: ReleaseActor,
  ): Promise<CreatedTeamToken> {
    return this.tokens.create(remote, body, by);
  }

  @Delete(':id')
  @Answers(TeamToken)
  revokeTeamToken(
    @Param('remote') remote: string,
    @Param('id', { schema: z.uuid() }) id: string,
  ): Promise<TeamToken> {
    return this.tokens.revoke(remote, id);
  }
}
