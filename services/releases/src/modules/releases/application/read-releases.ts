import { Injectable } from '@nestjs/common';
import {
  type ActiveRelease,
  type GateTurn,
  isGated,
  type PointerHistory,
  type Release,
  type ReleaseDetails,
  type ReleaseList,
  type ReleaseSet,
} from '@stroomwerk/contracts/releases';
import { AppError } from '@stroomwerk/kernel';
import { type Gated, GateStore } from '../../gate/index.js';
import { versionBefore } from '../domain/move-kind.js';
import { composeReleaseSet, placedRelease, releaseSetId } from '../domain/release-set.js';
import type { RemoteEntity } from '../persistence/entities.js';
import { type ReleaseRow, ReleaseStore } from '../persistence/release-store.js';

@Injectable()
export class ReadReleases {
  /** Asked twice a second by each edge: manifests are read again only when a pointer moved. */
  private last: ReleaseSet | undefined;

  constructor(
    private readonly store: ReleaseStore,
    private readonly gates: GateStore,
  ) {}

  async active(): Promise<ReleaseSet> {
    const pointers = await this.store.activePointers();
    const id = releaseSetId(pointers);
    if (this.last?.id === id) return this.last;
    const set = composeReleaseSet(id, await this.store.manifestsOf(pointers));
    this.last = set;
    return set;
  }

  /** @throws AppError releases.remote_not_found, releases.release_not_found, releases.release_collected, releases.not_gated */
  async placed(remote: string, version: string): Promise<ActiveRelease> {
    const { collected_at, manifest, gate } = await this.details(remote, version);
    if (collected_at !== null) throw new AppError('releases.release_collected');
    if (!isGated(gate)) throw new AppError('releases.not_gated', { params: { status: gate.status } });
    return placedRelease(manifest, 'override');
  }

  /** @throws AppError releases.remote_not_found */
  async list(remote: string): Promise<ReleaseList> {
    const known = await this.remote(remote);
    const [rows, stable, canary, moves, running, line] = await Promise.all([
      this.store.releasesOf(known.id),
      this.store.pointerOf(known.id, 'stable'),
      this.store.pointerOf(known.id, 'canary'),
      this.store.stableMoves(known.id),
      this.gates.running(),
      this.gates.line(),
    ]);
    return {
      remote,
      owner: known.owner,
      stable: stable?.version ?? null,
      canary: canary && { version: canary.version, percent: canary.percent ?? 1 },
      previous: versionBefore(moves),
      releases: rows.map((row) => shown(remote, row)),
      gate_queue: [...running.map(turn('running')), ...line.map(turn('waiting'))],
    };
  }

  /** @throws AppError releases.remote_not_found, releases.release_not_found */
  async details(remote: string, version: string): Promise<ReleaseDetails> {
    const known = await this.remote(remote);
    const release = await this.store.releaseOf(known.id, version);
    const row = (await this.store.releasesOf(known.id)).find((one) => one.version === version);
    if (!release || !row) throw new AppError('releases.release_not_found');
    const gate = await this.gates.of(remote, version);
    const { manifest, checks: advice } = release;
    return { ...shown(remote, row), manifest, checks: gate?.checks ?? [], advice };
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

const turn =
  (status: GateTurn['status']) =>
  ({ remote, version, at }: Gated): GateTurn => ({ remote, version, status, at: at.toISOString() });

const shown = (
  remote: string,
  { gate: status, gate_at, gate_actor: actor, gate_reason: reason, ...row }: ReleaseRow,
): Release => ({
  ...row,
  remote,
  published_at: row.published_at.toISOString(),
  gate: { status, at: gate_at.toISOString(), actor, reason },
  force_reason: status === 'forced' ? reason : null,
  collected_at: row.collected_at?.toISOString() ?? null,
});
