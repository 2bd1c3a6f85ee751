import type { AlertMessage } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  EmptyState,
  ErrorNotice,
  LoadingText,
  Panel,
  PanelItems,
  RowSkeleton,
  type Status,
  StatusLabel,
} from '@stroomwerk/ui-kit';
import { useAlertMessages } from '../api/use-alerts.js';
import { alertTexts } from '../texts.js';
import css from './Alerts.module.css';

const marks = {
  waiting: 'pending',
  sent: 'success',
  refused: 'failed',
  given_up: 'failed',
} as const satisfies Record<AlertMessage['state'], Status>;

/** The last twenty messages, and how each went. */
export function AlertHistory() {
  const t = useTexts(alertTexts);
  const format = useFormat();
  const { data, error, refetch, isFetching } = useAlertMessages();
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.historyFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  const messages = data?.messages;
  return (
    <Panel title={t.history} flush={messages !== undefined && messages.length > 0}>
      {messages === undefined ? (
        <>
          <LoadingText />
          <RowSkeleton count={3} />
        </>
      ) : messages.length === 0 ? (
        <EmptyState>{t.historyEmpty}</EmptyState>
      ) : (
        <PanelItems>
          {messages.map(({ id, channel, made_at, state, tries, http_status, lines }) => (
            <li key={id} className={css.row}>
              <div className={css.rowText}>
                <div className={css.lines}>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
                <p className={css.soft}>
                  {channel.name ?? t.kindNames[channel.kind]} ·{' '}
                  <span title={`${format.date(made_at)}, ${format.time(made_at)}`}>
                    {format.relative(made_at)}
                  </span>
                  {tries > 1 ? ` · ${t.tries(tries)}` : ''}
                  {http_status === null ? '' : ` · ${t.answered(http_status)}`}
                </p>
              </div>
              <StatusLabel status={marks[state]}>{t.states[state]}</StatusLabel>
            </li>
          ))}
        </PanelItems>
      )}
    </Panel>
  );
}
