import { Body, Controller, Get, Headers, HttpStatus, Param, Post, Put, Res } from '@nestjs/common';
import {
  ActiveRelease,
  MovePointer,
  PointerHistory,
  PublishRelease,
  Release,
  ReleaseContents,
  ReleaseDetails,
  ReleaseList,
  ReleaseSet,
} from '@stroomwerk/contracts/releases';
import { Answers, Public, SmallWrite } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { Actor, Allow, type ReleaseActor } from '../../access/index.js';
import { InspectRelease } from '../application/inspect-release.js';
import { MovePointerUseCase } from '../application/move-pointer.js';
import { PublishReleaseUseCase } from '../application/publish-release.js';
import { ReadReleases } from '../application/read-releases.js';

@Controller('releases')
export class ReleasesController {
  constructor(
    private readonly publishing: PublishReleaseUseCase,
    private readonly pointers: MovePointerUseCase,
    private readonly reading: ReadReleases,
    private readonly inspecting: InspectRelease,
  ) {}

  @Public()
  @Get('active')
  @Answers(ReleaseSet)
  async active(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReleaseSet | undefined> {
    const set = await this.reading.active();
    const etag = `"${set.id}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (known !== etag) return set;
    reply.code(HttpStatus.NOT_MODIFIED);
    return undefined;
  }

  @Allow('ops', 'team-token')
  @Post(':remote/versions')
  @Answers(Release, 201)
  publish(
    @Param('remote') remote: string,
    @Body({ schema: PublishRelease }) body: PublishRelease,
    @Actor() by: ReleaseActor,
  ): Promise<Release> {
    return this.publishing.publish(remote, body, by);
  }

  @Allow('ops', 'team-token')
  @SmallWrite()
  @Put(':remote/channels/:channel')
  @Answers(ReleaseList)
  async move(
    @Param('remote') remote: string,
    @Param('channel') channel: string,
    @Body({ schema: MovePointer }) body: MovePointer,
    @Actor() by: ReleaseActor,
  ): Promise<ReleaseList> {
    await this.pointers.move(remote, channel, body, by);
    return this.reading.list(remote);
  }

  @Allow('ops', 'team-token', 'member')
  @Get(':remote/versions')
  @Answers(ReleaseList)
  list(@Param('remote') remote: string): Promise<ReleaseList> {
    return this.reading.list(remote);
  }

  @Allow('ops', 'team-token', 'member')
  @Get(':remote/versions/:version')
  @Answers(ReleaseDetails)
  details(@Param('remote') remote: string, @Param('version') version: string): Promise<ReleaseDetails> {
    return this.reading.details(remote, version);
  }

  @Allow('ops', 'team-token', 'member')
  @Get(':remote/versions/:version/contents')
  @Answers(ReleaseContents)
  contents(@Param('remote') remote: string, @Param('version') version: string): Promise<ReleaseContents> {
    return this.inspecting.contents(remote, version);
  }

  @Public()
  @Get(':remote/versions/:version/placed')
  @Answers(ActiveRelease)
  placed(@Param('remote') remote: string, @Param('version') version: string): Promise<ActiveRelease> {
    return this.reading.placed(remote, version);
  }

  @Allow('ops', 'team-token', 'member')
  @Get(':remote/history')
  @Answers(PointerHistory)
  history(@Param('remote') remote: string): Promise<PointerHistory> {
    return this.reading.history(remote);
  }
}
