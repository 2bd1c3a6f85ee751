import { Injectable } from '@nestjs/common';
import type { BlobAnswer, StoredBlob } from '@stroomwerk/contracts/releases';
import { AppError, Clock } from '@stroomwerk/kernel';
import { ArtifactStore } from '../domain/artifact-store.js';
import { integrityOf, sha384 } from '../domain/hashes.js';
import { countedBytes, hourlyMegabytes, waitingMegabytes } from '../domain/upload-quota.js';
import { SentBlobs } from '../persistence/sent-blobs.js';

/** Takes the files of a coming release, each once. */
@Injectable()
export class ReceiveBlobs {
  constructor(
    private readonly files: ArtifactStore,
    private readonly sent: SentBlobs,
    private readonly clock: Clock,
  ) {}

  async missing(hashes: readonly string[]): Promise<BlobAnswer> {
    return { missing: await this.files.missing([...new Set(hashes)]) };
  }

  /**
   * @param name hash as `blobName` writes it @param content the body; something else where its type was not
   *   application/octet-stream, nothing for an empty file
   * @throws AppError releases.file_differs, releases.upload_quota, common.unsupported_media_type
   */
  async keep(remote: string, name: string, content: unknown = Buffer.alloc(0)): Promise<StoredBlob> {
    if (!Buffer.isBuffer(content)) throw new AppError('common.unsupported_media_type');
    const hash = integrityOf(name);
    if (sha384(content) !== hash) throw new AppError('releases.file_differs');
    if (!(await this.sent.count(remote, hash, countedBytes(content.length), this.clock.now())))
      throw new AppError('releases.upload_quota', {
        params: { waiting: waitingMegabytes, hourly: hourlyMegabytes },
      });
    await this.files.putBlob(hash, content);
    return { hash, bytes: content.length };
  }
}
