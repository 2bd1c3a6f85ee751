import { useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, ErrorNotice, LoadingText, Panel, RowSkeleton, Timeline } from '@stroomwerk/ui-kit';
import { useMoment } from '../../figures/components/useMoment.js';
import { failureText } from '../../polling/model/failure.js';
import { useMailActs } from '../api/useOpsMail.js';
import { opsMailTexts } from '../texts.js';

/** Who took which address off the list, when and why, newest first. */
export function MailActs() {
  const t = useTexts(opsMailTexts);
  const moment = useMoment();
  const { data, error, isFetching, refetch } = useMailActs();
  if (data === undefined && error !== null)
    return (
      <ErrorNotice error={error} title={t.failed} busy={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorNotice>
    );
  return (
    <Panel title={t.acts}>
      {data === undefined ? (
        <>
          <LoadingText />
          <RowSkeleton count={2} />
        </>
      ) : data.acts.length === 0 ? (
        <EmptyState>{t.noActs}</EmptyState>
      ) : (
        <Timeline
          label={t.acts}
          items={data.acts.map(({ address, at, actor, trouble, reason }) => ({
            id: `${at} ${address ?? ''} ${trouble}`,
            tone: 'normal',
            title: `${address ?? t.forgotten}: ${t.reasons[trouble]}`,
            meta: (
              <>
                <div>{reason}</div>
                <div>{t.by(actor, moment(at))}</div>
              </>
            ),
          }))}
        />
      )}
    </Panel>
  );
}
