import type { DismissedAdvice } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Button, EmptyState, ErrorNotice, Panel, PanelItems, RowSkeleton } from '@stroomwerk/ui-kit';
import { useRef } from 'react';
import { useDismissed } from '../api/use-advice.js';
import { ceoTexts } from '../ceo-texts.js';
import css from './Ceo.module.css';
import { useFocusNext } from './useFocusNext.js';

/** What the account wants to hear no more of, with the way back. @param busy key of the one that waits for its answer */
export function DismissedPanel({
  busy,
  onBack,
}: {
  busy: string | undefined;
  onBack: (one: DismissedAdvice) => void;
}) {
  const t = useTexts(ceoTexts);
  const { data, error, refetch } = useDismissed();
  return (
    <Panel flush title={t.awayTitle} lead={t.awayLead}>
      {data ? (
        <DismissedList items={data.dismissed} busy={busy} onBack={onBack} />
      ) : error ? (
        <div className={css.nothing}>
          <ErrorNotice error={error} title={t.awayFailed} onRetry={() => void refetch()}>
            {error.detail}
          </ErrorNotice>
        </div>
      ) : (
        <RowSkeleton count={2} />
      )}
    </Panel>
  );
}

/** The same where it is known. */
export function DismissedList({
  items,
  busy,
  onBack,
}: {
  items: readonly DismissedAdvice[];
  busy: string | undefined;
  onBack: (one: DismissedAdvice) => void;
}) {
  const t = useTexts(ceoTexts);
  const format = useFormat();
  const list = useRef<HTMLDivElement>(null);
  useFocusNext(
    list,
    items.map(({ key }) => key),
  );
  return (
    <div ref={list} tabIndex={-1}>
      {items.length === 0 ? (
        <div className={css.nothing}>
          <EmptyState>{t.awayNone}</EmptyState>
        </div>
      ) : (
        <PanelItems className={css.items}>
          {items.map((one) => (
            <li key={one.key} data-key={one.key}>
              <div className={css.mark}>
                <Badge>{t.kinds[one.kind]}</Badge>
              </div>
              <div className={css.what}>
                <h3 tabIndex={-1}>{one.name}</h3>
                <p>{[one.why, format.date(one.dismissed_at)].filter(Boolean).join(' · ')}</p>
              </div>
              <div className={css.acts}>
                <Button
                  size="sm"
                  busy={busy === one.key}
                  aria-label={t.of(t.bringBack, one.name)}
                  onClick={() => onBack(one)}
                >
                  {t.bringBack}
                </Button>
              </div>
            </li>
          ))}
        </PanelItems>
      )}
    </div>
  );
}
