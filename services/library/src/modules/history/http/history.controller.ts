import { Controller, Get, Param, Query, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { FileQuery, VersionsResponse, WorkflowCanvas } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { Downloads } from '../../downloads/application/downloads.service.js';
import { sendFile } from '../../downloads/http/send-file.js';
import { Entitled } from '../../entitlements/http/entitled.guard.js';
import { LookLimit } from '../../limits/http/limits.guards.js';
import { History } from '../application/history.service.js';

/** A workflow from the inside, and its versions. */
@ApiTags('history')
@ApiBearerAuth()
@Controller('workflows-library/:filename')
export class HistoryController {
  constructor(
    private readonly history: History,
    private readonly downloads: Downloads,
  ) {}

  @UseGuards(Entitled, LookLimit)
  @Get('canvas')
  @Answers(WorkflowCanvas)
  canvas(@Param('filename') filename: string, @Lang() lang: Language): Promise<WorkflowCanvas> {
    return this.history.canvas(filename, lang);
  }

  @UseGuards(Entitled, LookLimit)
  @Get('versions')
  @Answers(VersionsResponse)
  versions(@Param('filename') filename: string, @Lang() lang: Language): Promise<VersionsResponse> {
    return this.history.versions(filename, lang);
  }

  /** Open to whom the file itself is (see `download`). */
  @Get('versions/:version/download')
  @ApiProduces('application/json')
  @ApiOkResponse({ description: 'The n8n workflow file of that version, under a name that says which' })
  async downloadVersion(
    @CurrentUser() user: Principal,
    @Param('filename') filename: string,
    @Param('version') version: string,
    @Query({ schema: FileQuery }) query: FileQuery,
    @Lang() lang: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendFile(reply, await this.downloads.takeVersion(user, filename, version, query.lang ?? lang));
  }
}
