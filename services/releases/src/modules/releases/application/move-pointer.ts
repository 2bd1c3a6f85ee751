import { Injectable } from '@nestjs/common';
import { findCollision, type MovePointer } from '@stroomwerk/contracts/releases';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';

import { ReleaseStore } from '../persistence/release-store.js';
import { actorOf } from './actor.js';

/** Channels whose pointer moves through this call. Canary needs its percentage and comes with its own call. */
const movable = new Set(['stable']);

@Injectable()
export class MovePointerUseCase {
  constructor(
    private readonly store: ReleaseStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Compare and swap: moves the pointer only when it stands where the caller believes, and writes the move down.
   * @throws AppError releases.remote_not_found, releases.release_not_found, releases.pointer_moved,
   *   releases.route_collision (another remote took the address since the release was published)
   */
  async move(remote: string, channel: string, order: MovePointer, by: Principal): Promise<void> {
    if (!movable.has(channel))
      throw new AppError('common.invalid_request', { fields: { channel: `is one of: ${[...movable]}` } });
    await this.store.exclusively(async (manager) => {
      const known = await this.store.remoteByName(remote, manager);
      if (!known) throw new AppError('releases.remote_not_found');
      const current = await this.store.pointerOf(manager, known.id, channel);
      if (current !== order.expected_version) throw new AppError('releases.pointer_moved');
      const target =
        order.version === null ? null : await this.store.releaseOf(known.id, order.version, manager);
      if (order.version !== null && !target) throw new AppError('releases.release_not_found');
      if (target) {
        const collision = findCollision(target.manifest, await this.store.activeRoutes(manager));
        if (collision) throw new AppError('releases.route_collision', { params: { ...collision } });
      }
      await this.store.movePointer(manager, {
        remoteId: known.id,
        channel,
        releaseId: target?.id ?? null,
        fromVersion: current,
        toVersion: order.version,
        actor: actorOf(by),
        reason: order.reason,
        at: this.clock.now(),
      });
    });
  }
}
