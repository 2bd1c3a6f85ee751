import { Injectable } from '@nestjs/common';
import type { BlobAnswer, StoredBlob } from '@stroomwerk/contracts/releases';
import { AppError } from '@stroomwerk/kernel';
import { ArtifactStore } from '../domain/artifact-store.js';
import { integrityOf, sha384 } from '../domain/hashes.js';

/** Takes the files of a coming release, each once. */
@Injectable()
export class ReceiveBlobs {
  constructor(private readonly files: ArtifactStore) {}

  async missing(hashes: readonly string[]): Promise<BlobAnswer> {
    return { missing: await this.files.missing([...new Set(hashes)]) };
  }

  /**
   * @param name hash as `blobName` writes it @param content the body; something else where its type was not
   *   application/octet-stream, nothing for an empty file
   * @throws AppError releases.file_differs, common.unsupported_media_type
   */
  async keep(name: string, content: unknown = Buffer.alloc(0)): Promise<StoredBlob> {
    if (!Buffer.isBuffer(content)) throw new AppError('common.unsupported_media_type');
    const hash = integrityOf(name);
    if (sha384(content) !== hash) throw new AppError('releases.file_differs');
    await this.files.putBlob(hash, content);
    return { hash, bytes: content.length };
  }
}
