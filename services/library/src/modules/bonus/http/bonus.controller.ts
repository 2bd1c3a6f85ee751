import { Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { Bonus, BonusFileQuery } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal, Public } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { sendFile } from '../../downloads/http/send-file.js';
import { BonusService } from '../application/bonus.service.js';

/** The bonus workflows of a subscriber: 403 library.subscription_required without plan. */
@ApiTags('bonus')
@Controller('workflows-library/bonus')
export class BonusController {
  constructor(private readonly bonus: BonusService) {}

  @ApiBearerAuth()
  @Get()
  @Answers(Bonus)
  state(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<Bonus> {
    return this.bonus.of(user, lang);
  }

  @ApiBearerAuth()
  @Post()
  @Answers(Bonus)
  send(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<Bonus> {
    return this.bonus.send(user, lang);
  }

  /** Where the links of the mail lead. */
  @Public()
  @Get('file')
  @ApiProduces('application/json')
  @ApiOkResponse({ description: 'The n8n workflow file, saved under its filename' })
  async file(
    @Query({ schema: BonusFileQuery }) { token }: BonusFileQuery,
    @Lang() lang: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendFile(reply, await this.bonus.file(token, lang));
  }
}
