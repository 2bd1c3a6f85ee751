import { Body, Controller, Get, Header, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LoginRequest, LoginResponse } from '@stroomwerk/contracts/auth';
import { Answers, OptionalUser, type Principal, Public, SmallWrite } from '@stroomwerk/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AskedFrom, From } from '../../../asker/asker.js';
import { AccessTokens } from '../application/access-tokens.service.js';
import { SessionsService } from '../application/sessions.service.js';
import { SessionCookies } from './session-cookies.js';

@ApiTags('sessions')
@SmallWrite()
@Controller('auth')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly tokens: AccessTokens,
  ) {}

  /** Tries are counted by account, network and device: see Guessing. */
  @Public()
  @Post('login')
  @Answers(LoginResponse)
  login(
    @Body({ schema: LoginRequest }) body: LoginRequest,
    @From() from: AskedFrom,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    return this.cookies.carry(request, reply, this.sessions.login(body, from));
  }

  /** Rotates the refresh cookie. */
  @Public()
  @Post('refresh')
  @Answers(LoginResponse)
  refresh(
    @Req() request: FastifyRequest,
    @From() from: AskedFrom,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    return this.cookies.carry(request, reply, this.sessions.refresh(this.cookies.read(request), from));
  }

  /** Public, so that it also works with an access token that has expired. */
  @Public()
  @Post('logout')
  @Answers(null, 204)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @OptionalUser() principal: Principal | null,
  ): Promise<void> {
    this.cookies.clear(reply);
    await this.sessions.logout(this.cookies.read(request), principal);
  }

  /** The keys that verify access tokens. */
  @Public()
  @Get('.well-known/jwks.json')
  @Header('cache-control', 'public, max-age=300')
  jwks() {
    return this.tokens.keys();
  }
}
