import { Readable } from 'node:stream';
import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { ZipLink, ZipRequest } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal, Public } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { Zips } from '../application/zips.service.js';
import { attachment } from '../domain/disposition.js';

/** A selection of workflows in one archive. */
@ApiTags('downloads')
@Controller('workflows-library')
export class ZipsController {
  constructor(private readonly zips: Zips) {}

  @ApiBearerAuth()
  @Post('zip')
  @Answers(ZipLink, 201)
  zip(
    @CurrentUser() user: Principal,
    @Body({ schema: ZipRequest }) body: ZipRequest,
    @Lang() lang: Language,
  ): Promise<ZipLink> {
    return this.zips.link(user, body.filenames, body.lang ?? lang);
  }

  /** Where the link leads: no login, the token was signed for one account and one selection. */
  @Public()
  @Get('zips/:token')
  @ApiProduces('application/zip')
  @ApiOkResponse({ description: 'The n8n workflow files in one archive' })
  async zipFile(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const { name, bytes } = await this.zips.open(token);
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', attachment(name))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(Readable.from(bytes, { objectMode: false }));
  }
}
