import { Injectable } from '@nestjs/common';
import {
  findCollision,
  type PublishRelease,
  type Release,
  type ReleaseManifest,
} from '@stroomwerk/contracts/releases';
import { AppError, Clock } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import type { ReleaseActor } from '../../access/index.js';
import { LayDown } from '../../artifacts/application/lay-down.js';
import { firstStatus } from '../../gate/domain/gate-rule.js';
import { GateStore } from '../../gate/index.js';
import { GateBell } from '../../gate/queue/gate-bell.js';
import { manifestFaults } from '../domain/manifest-rules.js';
import { manifestHash } from '../domain/release-set.js';

import { ReleaseStore } from '../persistence/release-store.js';

@Injectable()
export class PublishReleaseUseCase {
  constructor(
    private readonly store: ReleaseStore,
    private readonly files: LayDown,
    private readonly gates: GateStore,
    private readonly bell: GateBell,
    private readonly clock: Clock,
  ) {}

  /**
   * Lays the files of a release down and records it; visitors get it when a pointer moves to it.
   * @throws AppError common.invalid_request (manifest inconsistent), auth.forbidden (to force, or to say that it was built
   *   here, without being ops, or the operator), releases.files_missing,
   *   releases.route_collision, releases.version_exists
   */
  async publish(
    remote: string,
    { manifest, notes = '', checks = [], force_reason, built_here = false }: PublishRelease,
    by: ReleaseActor,
  ): Promise<Release> {
    const owner = (await this.store.remoteByName(remote))?.owner ?? null;
    const faults = manifestFaults(manifest, { remote, owner });
    if (Object.keys(faults).length > 0) throw new AppError('common.invalid_request', { fields: faults });
    const status = firstStatus(by, { forceReason: force_reason, builtHere: built_here });
    if (status === 'forbidden') throw new AppError('auth.forbidden');

    const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
    const publishedAt = this.clock.now();
    const forceReason = status === 'forced' ? (force_reason ?? null) : null;
    const hash = manifestHash(manifest);
    const writeDown = async (manager: EntityManager): Promise<void> => {
      await this.refuseCollision(manifest, manager);
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
        manifestHash: hash,
        bytes,
        author: by.name,
        notes,
        publishedAt,
        checks,
        forceReason,
      });
      if (inserted === null) throw new AppError('releases.version_exists');
      const entry = { releaseId: inserted, manifestHash: hash, status, actor: by.name, at: publishedAt };
      const reason = status === 'built_here' ? 'Built by the operator from its own checkout' : forceReason;
      if (status === 'waiting')
        await this.gates.lineUp(manager, { ...entry, remoteId: known.id, version: manifest.version, reason });
      else await this.gates.append(manager, { ...entry, reason });
      await this.store.writeHistory(manager, {
        remoteId: known.id,
        channel: 'published',
        fromVersion: null,
        toVersion: manifest.version,
        actor: by.name,
        reason: forceReason === null ? notes : `Forced past the gate: ${forceReason}`,
        at: publishedAt,
        kind: 'publish',
        fromPercent: null,
        toPercent: null,
        automatic: false,
        evidence: null,
      });
    };
    await this.publishing(remote, manifest, async (manager) => {
      // Asked before as well, so that nothing is laid down for a release that is refused.
      await this.refuseCollision(manifest, manager);
      await this.files.layDown(manifest);
      await this.store.exclusively(writeDown, manager);
    });
    if (status === 'waiting') await this.bell.ring();
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
      gate: { status, at: publishedAt.toISOString(), actor: by.name, reason: forceReason },
      force_reason: forceReason,
      collected_at: null,
    };
  }

  private async refuseCollision(manifest: ReleaseManifest, manager: EntityManager): Promise<void> {
    const collision = findCollision(manifest, await this.store.activeRoutes(manager));
    if (collision) throw new AppError('releases.route_collision', { params: { ...collision } });
  }

  /** The files of a release that was published are never touched again. */
  private publishing(
    remote: string,
    { version }: ReleaseManifest,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const alone = async (manager: EntityManager): Promise<void> => {
      const known = await this.store.remoteByName(remote, manager);
      if (known && (await this.store.releaseOf(known.id, version, manager)))
        throw new AppError('releases.version_exists');
      await work(manager);
    };
    return this.files.inTurn(() => this.store.publishing(`${remote}@${version}`, alone));
  }
}
