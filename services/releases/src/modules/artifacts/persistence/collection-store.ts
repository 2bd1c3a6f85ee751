import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReleaseFacts } from '../domain/collection-rule.js';

/** What the collection of old releases reads and writes. */
@Injectable()
export class CollectionStore {
  constructor(private readonly source: DataSource) {}

  /** Of every release that was not collected. */
  facts(manager: EntityManager): Promise<ReleaseFacts[]> {
    return manager.query(
      `select r.id, m.name as remote, r.version, r.published_at as "publishedAt",
              exists (select 1 from releases.channel c where c.release_id = r.id) as named,
              (select max(h.at) from releases.pointer_move h
               where h.remote_id = r.remote_id and h.kind <> 'publish'
                 and r.version in (h.from_version, h.to_version)) as "movedAt",
              (select max(v.at) from releases.page_view v where v.release_id = r.id) as "viewedAt"
       from releases.release r join releases.remote m on m.id = r.remote_id
       where not exists (select 1 from releases.collected_release g where g.release_id = r.id)`,
    );
  }

  async markCollected(manager: EntityManager, releases: readonly ReleaseFacts[], at: Date): Promise<void> {
    await manager.query(
      `insert into releases.collected_release (release_id, at) select unnest($1::uuid[]), $2
       on conflict do nothing`,
      [releases.map(({ id }) => id), at],
    );
  }

  collectedSince(moment: Date): Promise<{ remote: string; version: string }[]> {
    return this.source.query(
      `select m.name as remote, r.version from releases.collected_release g
       join releases.release r on r.id = g.release_id join releases.remote m on m.id = r.remote_id
       where g.at >= $1 order by g.at`,
      [moment],
    );
  }

  /** Hashes of the files of every release that was not collected. */
  async namedHashes(): Promise<string[]> {
    const rows: { integrity: string }[] = await this.source.query(
      `select distinct f.value->>'integrity' as integrity
       from releases.release r cross join lateral jsonb_each(r.manifest->'files') f
       where not exists (select 1 from releases.collected_release g where g.release_id = r.id)`,
    );
    return rows.map(({ integrity }) => integrity);
  }
}
