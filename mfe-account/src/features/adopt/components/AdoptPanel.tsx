import { useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice } from '@stroomwerk/ui-kit';
import { useAdopt, useAdoptable } from '../api/use-adopt.js';
import { adoptTexts } from '../texts.js';
import { AdoptList } from './AdoptList.js';

/** Above the list of automations: what was taken from the gallery and is none yet. Nothing where there is nothing. */
export function AdoptPanel() {
  const t = useTexts(adoptTexts);
  const { data, error, isFetching, refetch } = useAdoptable();
  const { busy, take } = useAdopt();
  if (data === undefined)
    return error === null ? null : (
      <ErrorNotice error={error} title={t.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  return <AdoptList answer={data} busy={busy} onAdopt={(wanted) => void take(wanted)} />;
}
