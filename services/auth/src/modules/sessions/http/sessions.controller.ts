import { Body, Controller, Get, Header, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LoginRequest, LoginResponse } from '@stroomwerk/contracts/auth';
import { Answers, OptionalUser, type Principal, Public } from '@stroomwerk/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimit } from '../../../rate-limit/rate-limit.guard.js';
import { AccessTokens } from '../application/access-tokens.service.js';
import { SessionsService } from '../application/sessions.service.js';
import { SameOrigin } from './same-origin.guard.js';
import { SessionCookies } from './session-cookies.js';

@ApiTags('sessions')
@Controller('auth')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly tokens: AccessTokens,
  ) {}

  @Public()
  @UseGuards(RateLimit)
  @Post('login')
  @Answers(LoginResponse)
  login(
    @Body({ schema: LoginRequest }) body: LoginRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    return this.cookies.carry(reply, this.sessions.login(body));
  }

  /** Rotates the refresh cookie. */
  @Public()
  @UseGuards(SameOrigin)
  @Post('refresh')
  @Answers(LoginResponse)
  refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    return this.cookies.carry(reply, this.sessions.refresh(this.cookies.read(request)));
  }

  /** Public, so that it also works with an access token that has expired. */
  @Public()
  @UseGuards(SameOrigin)
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
