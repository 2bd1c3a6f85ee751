import { Body, Controller, Put, Res } from '@nestjs/common';
import { ReleaseOverrides } from '@stroomwerk/contracts/releases';
import { Answers } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { ChooseReleases } from '../application/choose-releases.js';
import { OverridesCookie } from './overrides-cookie.js';
import { Allow } from './release-access.js';

@Controller('releases/overrides')
export class OverridesController {
  constructor(
    private readonly choosing: ChooseReleases,
    private readonly cookie: OverridesCookie,
  ) {}

  /** Authorised by the bearer token and by no cookie: a foreign page, which has no token, cannot choose for a visitor. */
  @Allow('ops', 'member')
  @Put()
  @Answers(ReleaseOverrides)
  async chooseReleases(
    @Body({ schema: ReleaseOverrides }) body: ReleaseOverrides,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReleaseOverrides> {
    this.cookie.carry(reply, await this.choosing.choose(body));
    return body;
  }
}
