import { Controller, Get, Param, Query, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  FileQuery,
  VersionDrawing,
  VersionsResponse,
  WorkflowCanvas,
  WorkflowTables,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { Downloads } from '../../downloads/application/downloads.service.js';
import { attachment } from '../../downloads/domain/disposition.js';
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
  @Get('tables')
  @Answers(WorkflowTables)
  async tables(
    @Param('filename') filename: string,
    @Query({ schema: FileQuery }) query: FileQuery,
    @Lang() lang: Language,
  ): Promise<WorkflowTables> {
    return { tables: await this.history.tables(filename, query.lang ?? lang) };
  }

  @UseGuards(Entitled, LookLimit)
  @Get('tables/:number/template')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'An empty table with the columns that the steps work with, as CSV' })
  async tableTemplate(
    @Param('filename') filename: string,
    @Param('number') number: string,
    @Query({ schema: FileQuery }) query: FileQuery,
    @Lang() lang: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, csv } = await this.history.template(filename, number, query.lang ?? lang);
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-cache')
      .send(Buffer.from(csv, 'utf8'));
  }

  @UseGuards(Entitled, LookLimit)
  @Get('versions')
  @Answers(VersionsResponse)
  versions(@Param('filename') filename: string, @Lang() lang: Language): Promise<VersionsResponse> {
    return this.history.versions(filename, lang);
  }

  @UseGuards(Entitled, LookLimit)
  @Get('versions/:version/drawing')
  @Answers(VersionDrawing)
  versionDrawing(
    @Param('filename') filename: string,
    @Param('version') version: string,
    @Lang() lang: Language,
  ): Promise<VersionDrawing> {
    return this.history.drawing(filename, version, lang);
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
