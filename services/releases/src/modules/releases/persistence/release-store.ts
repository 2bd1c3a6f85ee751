import { Injectable } from '@nestjs/common';
import type { ReleaseManifest, RouteOwner } from '@stroomwerk/contracts/releases';
import { DataSource, type EntityManager } from 'typeorm';
import type { ActivePointer } from '../domain/release-set.js';

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
}

/** One key for every change of a pointer or a remote: two teams must not take the same address at the same moment. */
const changeLock = 7_391_001;

/** All SQL of services/releases. */
@Injectable()
export class ReleaseStore {
  constructor(private readonly source: DataSource) {}

  /** Runs a change alone: the checks in it see every earlier change. */
  exclusively<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [changeLock]);
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

  /** @returns false when another publisher was first with this version. */
  async insertRelease(
    manager: EntityManager,
    release: Omit<ReleaseEntity, 'id' | 'bytes'> & { bytes: number },
  ): Promise<boolean> {
    const inserted: unknown[] = await manager.query(
      `insert into releases.release
         (remote_id, version, manifest, manifest_hash, bytes, author, notes, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
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
      ],
    );
    return inserted.length === 1;
  }

  insertRemote(manager: EntityManager, remote: Omit<RemoteEntity, 'id'>): Promise<RemoteEntity> {
    return manager.save(manager.create(RemoteEntity, remote));
  }

  /** The version a channel points to; null where it points nowhere. */
  async pointerOf(manager: EntityManager, remoteId: string, channel: string): Promise<string | null> {
    const rows: { version: string }[] = await manager.query(
      `select r.version from releases.channel c join releases.release r on r.id = c.release_id
       where c.remote_id = $1 and c.name = $2`,
      [remoteId, channel],
    );
    return rows[0]?.version ?? null;
  }

  async movePointer(
    manager: EntityManager,
    move: Omit<PointerMoveEntity, 'id' | 'sequence'> & { releaseId: string | null },
  ): Promise<void> {
    const { releaseId, ...history } = move;
    await manager.upsert(
      ChannelEntity,
      { remoteId: move.remoteId, name: move.channel, releaseId, movedAt: move.at },
      ['remoteId', 'name'],
    );
    await manager.insert(PointerMoveEntity, history);
  }

  /** Routes of every remote that visitors get now. */
  async activeRoutes(manager: EntityManager): Promise<RouteOwner[]> {
    return manager.query(
      `select m.name, r.manifest->'routes' as routes
       from releases.channel c
       join releases.remote m on m.id = c.remote_id
       join releases.release r on r.id = c.release_id
       where c.name = 'stable'`,
    );
  }

  async activePointers(): Promise<ActivePointer[]> {
    return this.source.query(
      `select m.name as remote, r.version, r.manifest_hash as "manifestHash"
       from releases.channel c
       join releases.remote m on m.id = c.remote_id
       join releases.release r on r.id = c.release_id
       where c.name = 'stable'`,
    );
  }

  /** Manifests of exactly these releases, whatever a pointer does meanwhile. */
  async manifestsOf(pointers: readonly ActivePointer[]): Promise<ReleaseManifest[]> {
    const rows: { manifest: ReleaseManifest }[] = await this.source.query(
      `select r.manifest from releases.release r join releases.remote m on m.id = r.remote_id
       where (m.name, r.version) in (select * from unnest($1::text[], $2::text[]))`,
      [pointers.map(({ remote }) => remote), pointers.map(({ version }) => version)],
    );
    return rows.map(({ manifest }) => manifest);
  }

  /** Newest first. */
  async releasesOf(remoteId: string): Promise<ReleaseRow[]> {
    const rows: (Omit<ReleaseRow, 'bytes'> & { bytes: string })[] = await this.source.query(
      `select r.version, r.manifest->>'source_hash' as source_hash, r.manifest->>'git_commit' as git_commit,
              r.author, r.notes, r.published_at, r.bytes,
              coalesce((select array_agg(c.name order by c.name) from releases.channel c
                        where c.release_id = r.id), '{}') as channels
       from releases.release r where r.remote_id = $1 order by r.published_at desc, r.version desc`,
      [remoteId],
    );
    return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
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
