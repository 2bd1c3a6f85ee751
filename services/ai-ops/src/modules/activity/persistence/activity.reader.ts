import { Injectable } from '@nestjs/common';
import type { ActivityResponse } from '@stroomwerk/contracts/ai-ops';
import { DataSource } from 'typeorm';

type Activity = ActivityResponse['activities'][number];
interface Row {
  readonly id: string;
  readonly at: Date;
  readonly kind: Activity['kind'];
  readonly text: string;
}

/** What happened lately, from the rows that made it happen. Nobody is named. */
@Injectable()
export class ActivityReader {
  constructor(private readonly db: DataSource) {}

  /** @param withErrors error reports too: only for the role ops (decisions.md, "Access") */
  async latest(withErrors: boolean, limit: number): Promise<Activity[]> {
    const rows: Row[] = await this.db.query(
      `select * from (
         (select 'cycle:' || job_id as id, finished_at as at, system as kind, summary as text from ai_ops.cycle order by finished_at desc limit $2)
         union all
         (select 'move:' || id, at, system, case action when 'start' then 'Gestart' when 'stop' then 'Gestopt' else 'Noodstop' end
          from ai_ops.control_move order by at desc limit $2)
         union all
         (select 'customer:' || id, at, 'customer', case when opens_after and not opens_before then 'Nieuw abonnement'
            when opens_before and not opens_after then 'Abonnement beëindigd' else 'Abonnement gewijzigd' end
          from ai_ops.movement order by at desc limit $2)
         union all
         (select 'library:' || version, changed_at, 'library', total || ' workflows in de bibliotheek' from ai_ops.library_state)
         union all
         (select 'error:' || id, at, 'error', coalesce(remote || ': ', '') || left(message, 160) from ai_ops.error_report where $1 order by at desc limit $2)
       ) as happened order by at desc limit $2`,
      [withErrors, limit],
    );
    return rows.map(({ id, at, kind, text }) => ({ id, at: at.toISOString(), kind, text }));
  }
}
