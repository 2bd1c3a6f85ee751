import { Injectable } from '@nestjs/common';
import type {
  ActiveRelease,
  PointerHistory,
  Release,
  ReleaseDetails,
  ReleaseList,
  ReleaseSet,
} from '@stroomwerk/contracts/releases';
import { AppError } from '@stroomwerk/kernel';
import { versionBefore } from '../domain/move-kind.js';
import { composeReleaseSet, placedRelease, releaseSetId } from '../domain/release-set.js';
import type { RemoteEntity } from '../persistence/entities.js';
import { type ReleaseRow, ReleaseStore } from '../persistence/release-store.js';

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

  /** @throws AppError releases.remote_not_found, releases.release_not_found, releases.release_collected */
  async placed(remote: string, version: string): Promise<ActiveRelease> {
    const { collected_at, manifest } = await this.details(remote, version);
    if (collected_at !== null) throw new AppError('releases.release_collected');
    return placedRelease(manifest, 'override');
  }

  /** @throws AppError releases.remote_not_found */
  async list(remote: string): Promise<ReleaseList> {
    const known = await this.remote(remote);
    const [rows, stable, canary, moves] = await Promise.all([
      this.store.releasesOf(known.id),
      this.store.pointerOf(known.id, 'stable'),
      this.store.pointerOf(known.id, 'canary'),
      this.store.stableMoves(known.id),
    ]);
    return {
      remote,
      owner: known.owner,
      stable: stable?.version ?? null,
      canary: canary && { version: canary.version, percent: canary.percent ?? 1 },
      previous: versionBefore(moves),
      releases: rows.map((row) => shown(remote, row)),
    };
  }

  /** @throws AppError releases.remote_not_found, releases.release_not_found */
  async details(remote: string, version: string): Promise<ReleaseDetails> {
    const known = await this.remote(remote);
    const release = await this.store.releaseOf(known.id, version);
    const row = (await this.store.releasesOf(known.id)).find((one) => one.version === version);
    if (!release || !row) throw new AppError('releases.release_not_found');
    return { ...shown(remote, row), manifest: release.manifest, checks: release.checks };
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
        kind: move.kind,
        from_percent: move.fromPercent,
        to_percent: move.toPercent,
        automatic: move.automatic,
        evidence: move.evidence,
      })),
    };
  }

  private async remote(name: string): Promise<RemoteEntity> {
    const known = await this.store.remoteByName(name);
    if (!known) throw new AppError('releases.remote_not_found');
    return known;
  }
}

const shown = (remote: string, row: ReleaseRow): Release => ({
  ...row,
  remote,
  published_at: row.published_at.toISOString(),
  collected_at: row.collected_at?.toISOString() ?? null,
});
