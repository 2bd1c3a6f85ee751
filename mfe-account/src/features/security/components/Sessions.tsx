import type { Session } from '@stroomwerk/contracts/auth';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  Button,
  type Column,
  ConfirmDialog,
  DataTable,
  ErrorNotice,
  Panel,
  useToast,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessions } from '../api/use-sessions.js';
import { securityTexts } from '../texts.js';
import css from './Security.module.css';

/** Where the account is signed in; each can be ended, and all of them at once. */
export function Sessions() {
  const t = useTexts(securityTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const { show } = useToast();
  const { all, end, endAll } = useSessions();
  const [asking, setAsking] = useState(false);
  const refused = ({ detail }: { detail: string }) => show({ text: detail, tone: 'error' });
  const moment = (iso: string) => `${format.date(iso)}, ${format.time(iso)}`;
  const nameOf = ({ device }: Session) => device ?? t.unknownDevice;

  const columns: Column<Session>[] = [
    {
      key: 'device',
      header: t.device,
      cell: (session) => (
        <span className="row">
          {nameOf(session)}
          {session.current ? <Badge tone="signal">{t.thisOne}</Badge> : null}
        </span>
      ),
    },
    { key: 'network', header: t.network, cell: ({ network }) => network ?? '' },
    {
      key: 'started',
      header: t.started,
      cell: ({ started_at }) => (
        <>
          <span className={css.term}>{t.started}: </span>
          {moment(started_at)}
        </>
      ),
    },
    {
      key: 'used',
      header: t.used,
      cell: ({ last_used_at }) => (
        <>
          <span className={css.term}>{t.used}: </span>
          {format.relative(last_used_at)}
        </>
      ),
    },
  ];
  const failed = all.data ? null : all.error;
  return (
    <Panel
      flush={!failed}
      title={t.sessions}
      lead={t.sessionsLead}
      actions={
        <Button size="sm" onClick={() => setAsking(true)}>
          {t.everywhere}
        </Button>
      }
    >
      {failed ? (
        <ErrorNotice error={failed} title={failed.detail} onRetry={() => void all.refetch()} />
      ) : (
        <DataTable
          caption={t.sessions}
          columns={columns}
          rows={all.data?.sessions ?? []}
          rowKey={({ id }) => id}
          loading={!all.data}
          rowActions={(session) =>
            session.current ? null : (
              <Button
                size="sm"
                aria-label={t.endOne(nameOf(session), moment(session.started_at))}
                busy={end.isPending && end.variables.params.id === session.id}
                onClick={() =>
                  end.mutate(
                    { params: { id: session.id } },
                    { onSuccess: () => show(t.ended), onError: refused },
                  )
                }
              >
                {t.end}
              </Button>
            )
          }
        />
      )}
      <ConfirmDialog
        open={asking}
        title={t.everywhereTitle}
        confirmLabel={t.everywhere}
        cancelLabel={t.stay}
        danger
        busy={endAll.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => endAll.mutate({}, { onSuccess: () => void navigate('/'), onError: refused })}
      >
        <p>{t.everywhereText}</p>
      </ConfirmDialog>
    </Panel>
  );
}
