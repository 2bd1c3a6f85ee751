import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { ActivityResponse } from '@stroomwerk/contracts/ai-ops';
import { DataSource } from 'typeorm';

type Activity = ActivityResponse['activities'][number];
interface Row {
  readonly id: string;
  readonly at: Date;
  readonly kind: Activity['kind'];
  readonly text: string;
}

/** What the rows of our own doing are called, and how thousands are set apart. */
const texts = {
  nl: {
    thousands: '.',
    start: 'Gestart',
    stop: 'Gestopt',
    'emergency-stop': 'Noodstop',
    opened: 'Nieuw abonnement',
    ended: 'Abonnement beëindigd',
    changed: 'Abonnement gewijzigd',
    library: 'workflows in de bibliotheek',
    dropped: 'foutmeldingen niet bewaard: meer dan er in een dag passen',
  },
  en: {
    thousands: ',',
    start: 'Started',
    stop: 'Stopped',
    'emergency-stop': 'Emergency stop',
    opened: 'New subscription',
    ended: 'Subscription ended',
    changed: 'Subscription changed',
    library: 'workflows in the library',
    dropped: 'error reports not kept: more than fit in a day',
  },
} as const;

/** SQL of a number as the reader's language writes it. */
const grouped = (number: string): string =>
  `translate(to_char(${number}, 'FM999,999,999,990'), ',', $4::jsonb ->> 'thousands')`;

/** What happened lately, from the rows that made it happen. Nobody is named. */
@Injectable()
export class ActivityReader {
  constructor(private readonly db: DataSource) {}

  /** @param withErrors error reports of customers too, whatever strangers report: only for the role ops (decisions.md, "Access") */
  async latest(withErrors: boolean, limit: number, language: Language): Promise<Activity[]> {
    const rows: Row[] = await this.db.query(
      `select * from (
         (select 'cycle:' || job_id as id, finished_at as at, system as kind, case when $3 = 'en' then coalesce(summary_en, summary) else summary end as text from ai_ops.cycle order by finished_at desc limit $2)
         union all
         (select 'move:' || id, at, system, $4::jsonb ->> action
          from ai_ops.control_move order by at desc limit $2)
         union all
         (select 'customer:' || id, at, 'customer', $4::jsonb ->> case when opens_after and not opens_before then 'opened'
            when opens_before and not opens_after then 'ended' else 'changed' end
          from ai_ops.movement order by at desc limit $2)
         union all
         (select 'library:' || version, changed_at, 'library', ${grouped('total')} || ' ' || ($4::jsonb ->> 'library') from ai_ops.library_state)
         union all
         (select 'error:' || id, last_at, 'error', coalesce(remote || ': ', '') || left(message, 160) || case when views > 1 then ' (' || views || '×)' else '' end
          from ai_ops.error_report where $1 and counted and vouched order by last_at desc limit 10)
         union all
         (select 'dropped:' || day, max(last_at), 'error', ${grouped('sum(count)')} || ' ' || ($4::jsonb ->> 'dropped')
          from ai_ops.intake_dropped where $1 and kind = 'error' and why <> 'no page view' group by day order by day desc limit 2)
       ) as happened order by at desc limit $2`,
      [withErrors, limit, language, JSON.stringify(texts[language])],
    );
    return rows.map(({ id, at, kind, text }) => ({ id, at: at.toISOString(), kind, text }));
  }
}
