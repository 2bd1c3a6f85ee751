import { Controller, Delete, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SecurityEventsResponse, SessionsResponse } from '@stroomwerk/contracts/auth';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type AskedFrom, From } from '../../../asker/asker.js';
import { OwnSessions } from '../application/own-sessions.service.js';
import { SessionCookies } from './session-cookies.js';

/** Where the account is signed in, and what happened to it. */
@ApiTags('sessions')
@Controller('auth')
export class OwnSessionsController {
  constructor(
    private readonly own: OwnSessions,
    private readonly cookies: SessionCookies,
  ) {}

  @Get('sessions')
  @Answers(SessionsResponse)
  listSessions(@CurrentUser() principal: Principal): Promise<SessionsResponse> {
    return this.own.list(principal);
  }

  @Delete('sessions/:id')
  @Answers(null, 204)
  endSession(
    @CurrentUser() principal: Principal,
    @Param('id', { schema: z.uuid() }) id: string,
    @From() from: AskedFrom,
  ): Promise<void> {
    return this.own.end(principal, id, from);
  }

  /** Ends the session that asks, too. */
  @Delete('sessions')
  @Answers(null, 204)
  async endSessions(
    @CurrentUser() principal: Principal,
    @From() from: AskedFrom,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.own.endAll(principal, from);
    this.cookies.clear(reply);
  }

  @Get('security-events')
  @Answers(SecurityEventsResponse)
  securityEvents(@CurrentUser() principal: Principal): Promise<SecurityEventsResponse> {
    return this.own.history(principal);
  }
}
