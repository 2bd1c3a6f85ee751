import { Injectable } from '@nestjs/common';
import type { PointerHistory, ReleaseList, ReleaseSet } from '@stroomwerk/contracts/releases';
import { AppError } from '@stroomwerk/kernel';
import { composeReleaseSet, releaseSetId } from '../domain/release-set.js';
import type { RemoteEntity } from '../persistence/entities.js';
import { ReleaseStore } from '../persistence/release-store.js';

@Injectable()
export class ReadReleases {
  /** Asked twice a second by each edge: manifests are read again only when a pointer moved. */
  private last: ReleaseSet | undefined;

  constructor(private readonly store: ReleaseStore) {}

  async active(): Promise<ReleaseSet> {
    const pointers = await this.store.activePointers();
    const id = releaseSetId(pointers);
    if (this.last?.id === id) return this.last;
    const set = composeReleaseSet(id, await this.store.manifestsOf(pointers));
    this.last = set;
    return set;
  }

  /** @throws AppError releases.remote_not_found */
  async list(remote: string): Promise<ReleaseList> {
    const known = await this.remote(remote);
    const rows = await this.store.releasesOf(known.id);
    return {
      remote,
      owner: known.owner,
      stable: rows.find((row) => row.channels.includes('stable'))?.version ?? null,
      releases: rows.map((row) => ({ ...row, remote, published_at: row.published_at.toISOString() })),
    };
  }

  /** @throws AppError releases.remote_not_found */
  async history(remote: string): Promise<PointerHistory> {
    const known = await this.remote(remote);
    const moves = await this.store.movesOf(known.id);
    return {
      moves: moves.map((move) => ({
        id: move.id,
        at: move.at.toISOString(),
        remote,
        channel: move.channel,
        from_version: move.fromVersion,
        to_version: move.toVersion,
        actor: move.actor,
        reason: move.reason,
      })),
    };
  }

  private async remote(name: string): Promise<RemoteEntity> {
    const known = await this.store.remoteByName(name);
    if (!known) throw new AppError('releases.remote_not_found');
    return known;
  }
}
