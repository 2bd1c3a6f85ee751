import { Injectable } from '@nestjs/common';
import type { GateStatus, ReleaseManifest, RouteOwner } from '@stroomwerk/contracts/releases';
import { DataSource, type EntityManager } from 'typeorm';
import type { StableMove } from '../domain/move-kind.js';
import type { ActivePointer, PointedManifest } from '../domain/release-set.js';

import { ChannelEntity, PointerMoveEntity, ReleaseEntity, RemoteEntity } from './entities.js';

/** A release without its manifest: what lists show. */
export interface ReleaseRow {
  readonly version: string;
  readonly source_hash: string;
  readonly git_commit: string | null;
  readonly author: string;
  readonly notes: string;
  readonly published_at: Date;
  readonly bytes: number;
  readonly channels: string[];
  readonly gate: GateStatus;
  readonly gate_actor: string;
  readonly gate_reason: string | null;
  readonly gate_at: Date;
  readonly collected_at: Date | null;
}

/** Where a channel points. */
export interface Pointer {
  readonly version: string;
  readonly percent: number | null;
}

/** A pointer with what a screen tells of it. */
export interface Standing extends Pointer {
  readonly notes: string;
  readonly since: Date;
  readonly actor: string;
}

/** A line of the history before it is written. */
export type NewMove = Omit<PointerMoveEntity, 'id' | 'sequence'>;

/** One key for every change of a pointer or a remote: two teams must not take the same address at the same moment. */
const changeLock = 7_391_001;
/** With the hash of a release: its files are laid down once at a time. */
const publishLock = 7_391_002;

/** All SQL of services/releases. */
@Injectable()
export class ReleaseStore {
  constructor(private readonly source: DataSource) {}

  /** Runs a change alone: the checks in it see every earlier change. @param within transaction that it is the end of */
  async exclusively<T>(work: (manager: EntityManager) => Promise<T>, within?: EntityManager): Promise<T> {
    if (!within) return this.source.transaction((manager) => this.exclusively(work, manager));
    await within.query('select pg_advisory_xact_lock($1)', [changeLock]);
    return work(within);
  }

  /** Runs the publication of one release alone; others and all pointers go on meanwhile. */
  publishing<T>(release: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [publishLock, release]);
      return work(manager);
    });
  }

  remoteByName(name: string, manager: EntityManager = this.source.manager): Promise<RemoteEntity | null> {
    return manager.findOneBy(RemoteEntity, { name });
  }

  releaseOf(
    remoteId: string,
    version: string,
    manager: EntityManager = this.source.manager,
  ): Promise<ReleaseEntity | null> {
    return manager.findOneBy(ReleaseEntity, { remoteId, version });
  }

  /** @returns its id; null when another publisher was first with this version. */
  async insertRelease(
    manager: EntityManager,
    release: Omit<ReleaseEntity, 'id' | 'bytes'> & { bytes: number },
  ): Promise<string | null> {
    const inserted: { id: string }[] = await manager.query(
      `insert into releases.release
         (remote_id, version, manifest, manifest_hash, bytes, author, notes, published_at, checks, force_reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (remote_id, version) do nothing returning id`,
      [
        release.remoteId,
        release.version,
        JSON.stringify(release.manifest),
        release.manifestHash,
        release.bytes,
        release.author,
        release.notes,
        release.publishedAt,
        JSON.stringify(release.checks),
        release.forceReason,
      ],
    );
    return inserted[0]?.id ?? null;
  }

  insertRemote(manager: EntityManager, remote: Omit<RemoteEntity, 'id'>): Promise<RemoteEntity> {
    return manager.save(manager.create(RemoteEntity, remote));
  }

  /** null where a channel points nowhere. */
  async pointerOf(
    remoteId: string,
    channel: string,
    manager: EntityManager = this.source.manager,
  ): Promise<Pointer | null> {
    const rows: Pointer[] = await manager.query(
      `select r.version, c.percent from releases.channel c join releases.release r on r.id = c.release_id
       where c.remote_id = $1 and c.name = $2`,
      [remoteId, channel],
    );
    return rows[0] ?? null;
  }

  /** Moves a pointer and writes the move down. */
  async movePointer(manager: EntityManager, move: NewMove & { releaseId: string | null }): Promise<void> {
    const { releaseId, ...history } = move;
    await manager.upsert(
      ChannelEntity,
      { remoteId: move.remoteId, name: move.channel, releaseId, percent: move.toPercent, movedAt: move.at },
      ['remoteId', 'name'],
    );
    await this.writeHistory(manager, history);
  }

  async writeHistory(manager: EntityManager, entry: NewMove): Promise<void> {
    await manager.insert(PointerMoveEntity, entry);
  }

  async isCollected(releaseId: string, manager: EntityManager = this.source.manager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'select 1 from releases.collected_release where release_id = $1',
      [releaseId],
    );
    return rows.length > 0;
  }

  /** Routes that some visitor gets now: of stable releases and of canaries. */
  async activeRoutes(manager: EntityManager): Promise<RouteOwner[]> {
    return manager.query(
      `select m.name, r.manifest->'routes' as routes
       from releases.channel c
       join releases.remote m on m.id = c.remote_id
       join releases.release r on r.id = c.release_id`,
    );
  }

  /** Every pointer that points somewhere. */
  async activePointers(): Promise<ActivePointer[]> {
    return this.source.query(
      `select m.name as remote, r.version, r.manifest_hash as "manifestHash", c.percent
       from releases.channel c
       join releases.remote m on m.id = c.remote_id
       join releases.release r on r.id = c.release_id`,
    );
  }

  /** Manifests of exactly these releases, whatever a pointer does meanwhile. */
  async manifestsOf(pointers: readonly ActivePointer[]): Promise<PointedManifest[]> {
    const rows: { manifest: ReleaseManifest }[] = await this.source.query(
      `select r.manifest from releases.release r join releases.remote m on m.id = r.remote_id
       where (m.name, r.version) in (select * from unnest($1::text[], $2::text[]))`,
      [pointers.map(({ remote }) => remote), pointers.map(({ version }) => version)],
    );
    const manifests = new Map(rows.map(({ manifest }) => [`${manifest.name}@${manifest.version}`, manifest]));
    return pointers.flatMap(({ remote, version, percent }) => {
      const manifest = manifests.get(`${remote}@${version}`);
      return manifest ? [{ manifest, percent }] : [];
    });
  }

  allRemotes(manager: EntityManager = this.source.manager): Promise<RemoteEntity[]> {
    return manager.find(RemoteEntity, { order: { name: 'ASC' } });
  }

  /** Newest first. */
  async releasesOf(remoteId: string): Promise<ReleaseRow[]> {
    const rows: (Omit<ReleaseRow, 'bytes'> & { bytes: string })[] = await this.source.query(
      `select r.version, r.manifest->>'source_hash' as source_hash, r.manifest->>'git_commit' as git_commit,
              r.author, r.notes, r.published_at, r.bytes,
              d.status as gate, d.actor as gate_actor, d.reason as gate_reason, d.at as gate_at,
              g.at as collected_at,
              coalesce((select array_agg(c.name order by c.name) from releases.channel c
                        where c.release_id = r.id), '{}') as channels
       from releases.release r join releases.release_gate d on d.release_id = r.id
       left join releases.collected_release g on g.release_id = r.id where r.remote_id = $1 order by r.published_at desc, r.version desc`,
      [remoteId],
    );
    return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
  }

  /** Where a channel points, since when, and who put it there. */
  async standing(remoteId: string, channel: string): Promise<Standing | null> {
    const rows: Standing[] = await this.source.query(
      `select r.version, c.percent, r.notes, h.at as since, h.actor
       from releases.channel c
       join releases.release r on r.id = c.release_id
       join lateral (select at, actor from releases.pointer_move
                     where remote_id = c.remote_id and channel = c.name and to_version = r.version
                     order by sequence desc limit 1) h on true
       where c.remote_id = $1 and c.name = $2`,
      [remoteId, channel],
    );
    return rows[0] ?? null;
  }

  /** Where the stable pointer was, newest first. */
  stableMoves(remoteId: string, manager: EntityManager = this.source.manager): Promise<StableMove[]> {
    return manager.query(
      `select from_version as "from", to_version as "to", kind from releases.pointer_move
       where remote_id = $1 and channel = 'stable' and kind <> 'publish' order by sequence desc limit 500`,
      [remoteId],
    );
  }

  /** Newest first. */
  movesOf(remoteId: string): Promise<PointerMoveEntity[]> {
    return this.source.manager.find(PointerMoveEntity, {
      where: { remoteId },
      order: { sequence: 'DESC' },
      take: 200,
    });
  }
}
