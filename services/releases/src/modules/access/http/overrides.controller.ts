import { Body, Controller, Headers, Put, Res } from '@nestjs/common';
import { ReleaseOverrides } from '@stroomwerk/contracts/releases';
import { Answers, AppError } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { ChooseReleases } from '../application/choose-releases.js';
import type { ReleaseActor } from '../domain/actor.js';
import { type CallHeaders, OverridesCookie } from './overrides-cookie.js';
import { Actor, Allow } from './release-access.js';

@Controller('releases/overrides')
export class OverridesController {
  constructor(
    private readonly choosing: ChooseReleases,
    private readonly cookie: OverridesCookie,
  ) {}

  /**
   * Authorised by the bearer token and by no cookie: a foreign page, which has no token, cannot choose for a visitor.
   * Our own page has to be named besides, by the browser.
   */
  @Allow('ops', 'member')
  @Put()
  @Answers(ReleaseOverrides)
  async chooseReleases(
    @Body({ schema: ReleaseOverrides }) body: ReleaseOverrides,
    @Actor() by: ReleaseActor,
    @Headers() headers: CallHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReleaseOverrides> {
    if (!this.cookie.isFromOurPage(headers)) throw new AppError('auth.origin_refused');
    this.cookie.carry(reply, await this.choosing.choose(body, by));
    return body;
  }
}
