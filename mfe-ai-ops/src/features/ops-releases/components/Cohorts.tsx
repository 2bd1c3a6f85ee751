import type { CohortCount, RemoteOverview } from '@stroomwerk/contracts/releases';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { cx } from '@stroomwerk/ui-kit';
import { useMoment } from '../../figures/components/useMoment.js';
import { evidenceText, failureRate } from '../model/evidence.js';
import { releasesTexts } from '../texts.js';
import css from './Releases.module.css';

/** The wire of a remote's visitors: to the stable release, and the branch to the canary with its evidence. */
export function Cohorts({ remote }: { remote: RemoteOverview }) {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const { stable, canary, last_hour: hour } = remote;
  const part = (value: number) => t.share(format.percent(value, 0));
  if (stable === null) return <p className="muted">{t.noStable}</p>;
  return (
    <ul className={cx(css.wire, canary !== null && css.forked)}>
      <Cohort
        kind={t.stable}
        pointer={stable}
        share={part(100 - (canary?.percent ?? 0))}
        count={hour.stable}
      />
      {canary === null ? null : (
        <Cohort
          kind={t.canary}
          pointer={canary}
          share={part(canary.percent)}
          count={hour.canary}
          className={cx(css.branch, canary.evidence.verdict === 'failing' && css.failing)}
          evidence={evidenceText(canary.evidence, t.evidence, format.number)}
        />
      )}
    </ul>
  );
}

interface CohortProps {
  readonly kind: string;
  readonly pointer: {
    readonly version: string;
    readonly since: string;
    readonly actor: string;
    readonly notes: string;
  };
  readonly share: string;
  readonly count: CohortCount;
  readonly evidence?: string;
  readonly className?: string;
}

function Cohort({ kind, pointer, share, count, evidence, className }: CohortProps) {
  const t = useTexts(releasesTexts);
  const moment = useMoment();
  return (
    <li className={className}>
      <div className={css.which}>
        <b className="num">{pointer.version}</b> <span className="small soft">{kind}</span>
        <div className="caption">{share}</div>
      </div>
      <div className={css.about}>
        {evidence === undefined ? null : <p className={css.evidence}>{evidence}</p>}
        {pointer.notes === '' ? null : <p className={css.notes}>{pointer.notes}</p>}
        <p className="caption">{t.since(moment(pointer.since), pointer.actor)}</p>
      </div>
      <Rate count={count} />
    </li>
  );
}

/** Error rate of the last hour, with what it was counted from. */
function Rate({ count }: { count: CohortCount }) {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const rate = failureRate(count);
  return (
    <div className={css.rate}>
      <div className={cx('caption', css.rateOf)}>{t.lastHour}</div>
      {rate === null ? (
        <span className="muted small">{t.noVisits}</span>
      ) : (
        <>
          <b className="num">{format.percent(rate)}</b>{' '}
          <span className="caption">
            {t.rateOf(format.number(count.failures), format.number(count.views), count.views)}
          </span>
        </>
      )}
    </div>
  );
}
