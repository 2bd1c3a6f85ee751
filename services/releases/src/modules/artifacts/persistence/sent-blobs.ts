import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { findsRoom, type Sent } from '../domain/upload-quota.js';

/** Counts the uploads of one remote one after another. */
const sendLock = 7_391_003;
const hour = 3_600_000;

/** What each remote sent in the last day. */
@Injectable()
export class SentBlobs {
  constructor(private readonly source: DataSource) {}

  /**
   * Counts a file before it is stored, so that many at the same moment find no more room than one after another. A file
   * that was counted already takes no more.
   * @param bytes as `countedBytes` says @returns false where there is no room for it
   */
  count(remote: string, integrity: string, bytes: number, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [sendLock, remote]);
      const known = await manager.query<unknown[]>(
        'select 1 from releases.sent_blob where remote = $1 and integrity = $2',
        [remote, integrity],
      );
      if (known.length === 0 && !findsRoom(await this.sent(manager, remote, now), bytes)) {
        // Only who is about to be refused has the manifests read.
        await this.markTaken(manager, remote);
        if (!findsRoom(await this.sent(manager, remote, now), bytes)) return false;
      }
      await manager.query(
        `insert into releases.sent_blob (remote, integrity, bytes, at) values ($1, $2, $3, $4)
         on conflict (remote, integrity) do update set at = excluded.at`,
        [remote, integrity, bytes, now],
      );
      return true;
    });
  }

  /** Forgets what was sent before; what no release took of it is collected by then. */
  async forget(before: Date): Promise<void> {
    await this.source.query('delete from releases.sent_blob where at < $1', [before]);
  }

  private async sent(manager: EntityManager, remote: string, now: Date): Promise<Sent> {
    const [row] = await manager.query<{ waiting: string; recent: string }[]>(
      `select coalesce(sum(bytes) filter (where not taken), 0) as waiting,
              coalesce(sum(bytes) filter (where at > $2), 0) as recent
       from releases.sent_blob where remote = $1`,
      [remote, new Date(now.getTime() - hour)],
    );
    return { waiting: Number(row?.waiting), lastHour: Number(row?.recent) };
  }

  private async markTaken(manager: EntityManager, remote: string): Promise<void> {
    await manager.query(
      `update releases.sent_blob set taken = true
       where remote = $1 and not taken and integrity in (
         select f.value->>'integrity' from releases.release r
         join releases.remote m on m.id = r.remote_id
         cross join lateral jsonb_each(r.manifest->'files') f
         where m.name = $1)`,
      [remote],
    );
  }
}
