import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { BlobAnswer, BlobQuestion, StoredBlob } from '@stroomwerk/contracts/releases';
import { Answers } from '@stroomwerk/kernel';
import { z } from 'zod';
import { Allow } from '../../access/index.js';
import { ReceiveBlobs } from '../application/receive-blobs.js';
import { blobNamePattern } from '../domain/hashes.js';

@Allow('ops', 'team-token')
@Controller('releases/:remote/blobs')
export class BlobsController {
  constructor(private readonly blobs: ReceiveBlobs) {}

  @Post()
  @Answers(BlobAnswer)
  missingBlobs(@Body({ schema: BlobQuestion }) { hashes }: BlobQuestion): Promise<BlobAnswer> {
    return this.blobs.missing(hashes);
  }

  @Put(':hash')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(StoredBlob)
  putBlob(
    @Param('remote') remote: string,
    @Param('hash', { schema: z.string().regex(blobNamePattern) }) hash: string,
    @Body() content: unknown,
  ): Promise<StoredBlob> {
    return this.blobs.keep(remote, hash, content);
  }
}
