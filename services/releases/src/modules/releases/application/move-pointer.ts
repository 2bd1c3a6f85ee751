import { Injectable } from '@nestjs/common';
import {
  type CanaryEvidence,
  Channel,
  findCollision,
  isGated,
  type MovePointer,
} from '@stroomwerk/contracts/releases';
import { AppError, Clock } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { LayDown } from '../../artifacts/application/lay-down.js';
import { GateStore } from '../../gate/index.js';
import { moveKind } from '../domain/move-kind.js';
import type { ReleaseEntity, RemoteEntity } from '../persistence/entities.js';
import { type Pointer, ReleaseStore } from '../persistence/release-store.js';

/** Who moves a pointer; `evidence` where it is the rule that compares a canary with the stable release. */
export interface Mover {
  readonly name: string;
  readonly evidence?: CanaryEvidence;
}

@Injectable()
export class MovePointerUseCase {
  constructor(
    private readonly store: ReleaseStore,
    private readonly files: LayDown,
    private readonly gates: GateStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Compare and swap: moves the pointer only when it stands where the caller believes, and writes the move down. A
   * release that is promoted is no canary any more.
   * @throws AppError releases.remote_not_found, releases.release_not_found, releases.pointer_moved,
   *   releases.release_collected, releases.not_gated, releases.files_missing, releases.route_collision (another remote took the address since the release was
   *   published), and the refusals of a canary: releases.canary_percent, canary_is_stable
   */
  async move(remote: string, channelName: string, order: MovePointer, by: Mover): Promise<void> {
    const channel = Channel.safeParse(channelName);
    if (!channel.success)
      throw new AppError('common.invalid_request', { fields: { channel: `is one of: ${Channel.options}` } });
    if (order.version !== null) await this.refuseGone(remote, order.version);
    await this.store.exclusively(async (manager) => {
      const known = await this.store.remoteByName(remote, manager);
      if (!known) throw new AppError('releases.remote_not_found');
      const current = await this.store.pointerOf(known.id, channel.data, manager);
      if ((current?.version ?? null) !== order.expected_version) throw new AppError('releases.pointer_moved');
      const target =
        order.version === null ? null : await this.movable(manager, known, channel.data, order.version);
      if (channel.data === 'canary' && target && order.percent === undefined)
        throw new AppError('releases.canary_percent');
      await this.write(manager, known, channel.data, { current, target, order, by });
      if (channel.data === 'stable') await this.endTrial(manager, known, target, by);
    });
  }

  /** Files that were lost since the release was published would leave every visitor with a fallback. */
  private async refuseGone(remote: string, version: string): Promise<void> {
    const known = await this.store.remoteByName(remote);
    const target = known && (await this.store.releaseOf(known.id, version));
    if (!target || (await this.store.isCollected(target.id))) return;
    if (await this.files.gone(target.manifest))
      throw new AppError('releases.files_missing', { params: { files: `${remote} ${version}` } });
  }

  /** The release that a pointer may go to. */
  private async movable(
    manager: EntityManager,
    remote: RemoteEntity,
    channel: Channel,
    version: string,
  ): Promise<ReleaseEntity> {
    const target = await this.store.releaseOf(remote.id, version, manager);
    if (!target) throw new AppError('releases.release_not_found');
    if (await this.store.isCollected(target.id, manager)) throw new AppError('releases.release_collected');
    const gate = await this.gates.of(remote.name, version, manager);
    if (!gate || !isGated(gate))
      throw new AppError('releases.not_gated', { params: { status: gate?.status ?? 'waiting' } });
    if (channel === 'canary') {
      // Without a stable release the others simply do not have the remote (module health judges it alone).
      const stable = await this.store.pointerOf(remote.id, 'stable', manager);
      if (stable?.version === version) throw new AppError('releases.canary_is_stable');
    }
    const collision = findCollision(target.manifest, await this.store.activeRoutes(manager));
    if (collision) throw new AppError('releases.route_collision', { params: { ...collision } });
    return target;
  }

  private async write(
    manager: EntityManager,
    remote: RemoteEntity,
    channel: Channel,
    move: { current: Pointer | null; target: ReleaseEntity | null; order: MovePointer; by: Mover },
  ): Promise<void> {
    const { current, target, order, by } = move;
    const from = current ? await this.store.releaseOf(remote.id, current.version, manager) : null;
    await this.store.movePointer(manager, {
      remoteId: remote.id,
      channel,
      releaseId: target?.id ?? null,
      fromVersion: from?.version ?? null,
      toVersion: order.version,
      actor: by.name,
      reason: order.reason,
      at: this.clock.now(),
      kind: moveKind(channel, from, target),
      fromPercent: current?.percent ?? null,
      toPercent: channel === 'canary' && target ? (order.percent ?? null) : null,
      automatic: by.evidence !== undefined,
      evidence: by.evidence ?? null,
    });
  }

  /** A canary that became the stable release is none any more. */
  private async endTrial(
    manager: EntityManager,
    remote: RemoteEntity,
    stable: ReleaseEntity | null,
    by: Mover,
  ): Promise<void> {
    const canary = await this.store.pointerOf(remote.id, 'canary', manager);
    if (canary === null || (stable !== null && canary.version !== stable.version)) return;
    await this.store.movePointer(manager, {
      remoteId: remote.id,
      channel: 'canary',
      releaseId: null,
      fromVersion: canary.version,
      toVersion: null,
      actor: by.name,
      reason: stable === null ? 'The remote was withdrawn' : `Promoted ${canary.version}`,
      at: this.clock.now(),
      kind: 'canary',
      fromPercent: canary.percent,
      toPercent: null,
      automatic: false,
      evidence: null,
    });
  }
}
