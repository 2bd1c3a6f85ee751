import { Injectable } from '@nestjs/common';
import type { ReleaseContents } from '@stroomwerk/contracts/releases';
import { AppError } from '@stroomwerk/kernel';
import { ArtifactStore } from '../../artifacts/domain/artifact-store.js';
import { largestSbom, readSbom, sbomFile } from '../domain/sbom.js';
import { ReleaseStore } from '../persistence/release-store.js';

/** Shows what a release is made of, judged or not: its files are not to be had otherwise before the gate passed it. */
@Injectable()
export class InspectRelease {
  constructor(
    private readonly store: ReleaseStore,
    private readonly files: ArtifactStore,
  ) {}

  /** @throws AppError releases.remote_not_found, releases.release_not_found */
  async contents(remote: string, version: string): Promise<ReleaseContents> {
    const known = await this.store.remoteByName(remote);
    if (!known) throw new AppError('releases.remote_not_found');
    const release = await this.store.releaseOf(known.id, version);
    if (!release) throw new AppError('releases.release_not_found');
    const { manifest } = release;
    const { bytes } = manifest.files[sbomFile] ?? { bytes: Number.POSITIVE_INFINITY };
    const content = bytes > largestSbom ? null : await this.files.read(manifest, sbomFile);
    const list = content === null ? null : readSbom(content.toString('utf8'));
    return { calls: manifest.calls ?? [], packages: list?.packages ?? null, sbom: list?.sbom ?? null };
  }
}
