import { Injectable } from '@nestjs/common';
import type { GateCheck, GateStatus, ReleaseManifest } from '@stroomwerk/contracts/releases';
import { DataSource, type EntityManager } from 'typeorm';
import { replacedBy, turns } from '../domain/gate-queue.js';
import { GateEntryEntity } from './entities.js';

/** A release and what holds of it now. */
export interface Gated {
  readonly releaseId: string;
  readonly remoteId: string;
  readonly remote: string;
  readonly version: string;
  readonly manifestHash: string;
  readonly status: GateStatus;
  readonly checks: GateCheck[];
  readonly actor: string;
  readonly reason: string | null;
  readonly at: Date;
}

/** A line before it is written. */
export type NewEntry = Pick<Gated, 'releaseId' | 'manifestHash' | 'status' | 'actor' | 'reason' | 'at'> & {
  readonly checks?: readonly GateCheck[];
};

const gated = `
  select r.id as "releaseId", m.id as "remoteId", m.name as remote, r.version, r.manifest_hash as "manifestHash",
         g.status, g.checks, g.actor, g.reason, g.at
  from releases.release r join releases.remote m on m.id = r.remote_id
  join releases.release_gate g on g.release_id = r.id`;

/** One key for every decision of the gate. */
const gateLock = 7_391_003;

/** All SQL of module gate. */
@Injectable()
export class GateStore {
  constructor(private readonly source: DataSource) {}

  /** Runs a decision alone. */
  alone<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await this.lock(manager);
      return work(manager);
    });
  }

  async of(
    remote: string,
    version: string,
    manager: EntityManager = this.source.manager,
  ): Promise<Gated | null> {
    const rows: Gated[] = await manager.query(`${gated} where m.name = $1 and r.version = $2`, [
      remote,
      version,
    ]);
    return rows[0] ?? null;
  }

  async append(manager: EntityManager, { checks = [], ...entry }: NewEntry): Promise<void> {
    await manager.insert(GateEntryEntity, { ...entry, checks: [...checks] });
  }

  /** What is being judged now. */
  running(manager: EntityManager = this.source.manager): Promise<Gated[]> {
    return manager.query(`${gated} where g.status = 'running'`);
  }

  /** Releases that nothing but a free gate keeps waiting, in their turns. */
  async line(manager: EntityManager = this.source.manager): Promise<Gated[]> {
    const waiting: (Gated & { readonly lastRunAt: Date | null })[] = await manager.query(
      `select w.*, (select max(e.at) from releases.gate_entry e join releases.release o on o.id = e.release_id
                    where o.remote_id = w."remoteId" and e.status = 'running') as "lastRunAt"
       from (${gated} where g.status = 'waiting' and g.reason is null
         and not exists (select 1 from releases.collected_release c where c.release_id = r.id)) w
       order by w.at, w.version`,
    );
    return turns(waiting);
  }

  /** Lets a release wait in the place of the others of its remote. */
  async lineUp(manager: EntityManager, entry: NewEntry & Pick<Gated, 'remoteId' | 'version'>): Promise<void> {
    await this.lock(manager);
    const { remoteId, version, ...own } = entry;
    await manager.query(
      `insert into releases.gate_entry (release_id, status, manifest_hash, actor, reason, at)
       select r.id, 'waiting', r.manifest_hash, $3, $4, $5
       from releases.release r join releases.release_gate g on g.release_id = r.id
       where r.remote_id = $1 and r.id <> $2 and g.status = 'waiting' and g.reason is null`,
      [remoteId, own.releaseId, own.actor, replacedBy(version), own.at],
    );
    await this.append(manager, own);
  }

  private async lock(manager: EntityManager): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1)', [gateLock]);
  }

  /** How often the release was begun to be judged since somebody last asked for it. */
  async runsOf(releaseId: string): Promise<number> {
    const rows: { runs: number }[] = await this.source.query(
      `select count(*)::int as runs from releases.gate_entry
       where release_id = $1 and status = 'running' and sequence > coalesce(
         (select max(sequence) from releases.gate_entry
          where release_id = $1 and status = 'waiting' and actor <> 'gate'), 0)`,
      [releaseId],
    );
    return rows[0]?.runs ?? 0;
  }

  async manifestOf(releaseId: string): Promise<ReleaseManifest> {
    const rows: { manifest: ReleaseManifest }[] = await this.source.query(
      'select manifest from releases.release where id = $1',
      [releaseId],
    );
    const [found] = rows;
    if (!found) throw new Error(`there is no release ${releaseId}`);
    return found.manifest;
  }
}
