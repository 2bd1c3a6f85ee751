import type { ActivityResponse } from '@stroomwerk/contracts/ai-ops';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, Timeline } from '@stroomwerk/ui-kit';
import { ServerText } from '../../figures/components/ServerText.js';
import { useMoment } from '../../figures/components/useMoment.js';
import { monitoringTexts } from '../texts.js';

/** What really happened on the platform, newest first. */
export function ActivityFeed({ activities }: ActivityResponse) {
  const t = useTexts(monitoringTexts);
  const format = useFormat();
  const moment = useMoment();
  if (activities.length === 0) return <EmptyState>{t.activityEmpty}</EmptyState>;
  return (
    <Timeline
      label={t.activityTitle}
      items={activities.map(({ id, at, kind, text }, index) => ({
        id,
        title: <ServerText>{text}</ServerText>,
        meta: (
          <>
            {t.kinds[kind]} ·{' '}
            <time dateTime={at} title={moment(at)}>
              {format.relative(at)}
            </time>
          </>
        ),
        tone: kind === 'error' ? 'danger' : index === 0 ? 'now' : 'normal',
      }))}
    />
  );
}
