import { Injectable } from '@nestjs/common';
import { findCollision, type PublishRelease, type Release } from '@stroomwerk/contracts/releases';
import { AppError, Clock } from '@stroomwerk/kernel';
import { manifestFaults } from '../domain/manifest-rules.js';
import { manifestHash } from '../domain/release-set.js';

import { ReleaseFiles } from '../persistence/release-files.js';
import { ReleaseStore } from '../persistence/release-store.js';

@Injectable()
export class PublishReleaseUseCase {
  constructor(
    private readonly store: ReleaseStore,
    private readonly files: ReleaseFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a release whose files are there; visitors get it when a pointer moves to it.
   * @throws AppError common.invalid_request (manifest inconsistent), releases.gate_refused, releases.files_missing, releases.route_collision,
   *   releases.version_exists
   */
  async publish(
    remote: string,
    { manifest, notes = '', checks = [], force_reason }: PublishRelease,
    by: { readonly name: string },
  ): Promise<Release> {
    const owner = (await this.store.remoteByName(remote))?.owner ?? null;
    const faults = manifestFaults(manifest, { remote, owner });
    if (Object.keys(faults).length > 0) throw new AppError('common.invalid_request', { fields: faults });
    const refused = checks.filter(({ ok }) => !ok).map(({ check }) => check);
    if (refused.length > 0 && force_reason === undefined)
      throw new AppError('releases.gate_refused', { params: { checks: refused.join(', ') } });
    const differing = await this.files.differing(manifest);
    if (differing.length > 0)
      throw new AppError('releases.files_missing', { params: { files: differing.slice(0, 10).join(', ') } });

    const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
    const publishedAt = this.clock.now();
    const forceReason = force_reason ?? null;
    await this.store.exclusively(async (manager) => {
      const collision = findCollision(manifest, await this.store.activeRoutes(manager));
      if (collision) throw new AppError('releases.route_collision', { params: { ...collision } });
      const known =
        (await this.store.remoteByName(remote, manager)) ??
        (await this.store.insertRemote(manager, {
          name: remote,
          owner: manifest.owner,
          createdAt: publishedAt,
        }));
      const inserted = await this.store.insertRelease(manager, {
        remoteId: known.id,
        version: manifest.version,
        manifest,
        manifestHash: manifestHash(manifest),
        bytes,
        author: by.name,
        notes,
        publishedAt,
        checks,
        forceReason,
      });
      if (!inserted) throw new AppError('releases.version_exists');
      await this.store.writeHistory(manager, {
        remoteId: known.id,
        channel: 'published',
        fromVersion: null,
        toVersion: manifest.version,
        actor: by.name,
        reason:
          forceReason === null ? notes : `Forced past ${refused.join(', ') || 'the gate'}: ${forceReason}`,
        at: publishedAt,
        kind: 'publish',
        fromPercent: null,
        toPercent: null,
        automatic: false,
        evidence: null,
      });
    });
    return {
      remote,
      version: manifest.version,
      source_hash: manifest.source_hash,
      git_commit: manifest.git_commit,
      author: by.name,
      notes,
      published_at: publishedAt.toISOString(),
      bytes,
      channels: [],
      force_reason: forceReason,
      collected_at: null,
    };
  }
}
