import type { AuditEntry } from '@stroomwerk/contracts/billing';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, ErrorNotice, LoadingText, RowSkeleton, Timeline } from '@stroomwerk/ui-kit';
import { useMoment } from '../../figures/components/useMoment.js';
import { failureText } from '../../polling/model/failure.js';
import { useAudit, usePlanOptions } from '../api/useOpsUsers.js';
import { planLabel } from '../model/plans.js';
import { opsUsersTexts } from '../texts.js';

/** Who did what to an account's plan, when and why, newest first. */
export function AuditList({ userId }: { userId: string }) {
  const t = useTexts(opsUsersTexts);
  const moment = useMoment();
  const plans = usePlanOptions();
  const { data, error, isFetching, refetch } = useAudit(userId);
  if (data === undefined && error !== null)
    return (
      <ErrorNotice error={error} title={t.historyFailed} busy={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorNotice>
    );
  if (data === undefined)
    return (
      <>
        <LoadingText />
        <RowSkeleton count={2} />
      </>
    );
  if (data.entries.length === 0) return <EmptyState>{t.historyNone}</EmptyState>;
  const state = (subscription: AuditEntry['before']) =>
    subscription?.plan_name ?? planLabel(subscription?.price_tier ?? null, plans, t);
  return (
    <Timeline
      label={t.history}
      items={data.entries.map((entry, index) => ({
        id: entry.id,
        tone: index === 0 ? 'now' : 'normal',
        title: `${t.actions[entry.action] ?? entry.action}: ${planLabel(entry.price_tier, plans, t)}`,
        meta: (
          <>
            {entry.reason === null ? null : <div>{t.why(entry.reason)}</div>}
            {entry.action === 'grant' && entry.before ? (
              <div>{t.changed(state(entry.before), state(entry.after))}</div>
            ) : null}
            <div>{t.by(entry.actor, moment(entry.at))}</div>
          </>
        ),
      }))}
    />
  );
}
