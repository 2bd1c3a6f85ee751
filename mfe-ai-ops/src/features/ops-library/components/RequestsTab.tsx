import type { OpsRequest } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  Button,
  EmptyState,
  ErrorNotice,
  LoadingText,
  Pagination,
  Panel,
  PanelItems,
  RowSkeleton,
  SegmentedControl,
  useToast,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useMoment } from '../../figures/components/useMoment.js';
import { failureText } from '../../polling/model/failure.js';
import { useLibraryActs, useRequests } from '../api/useOpsLibrary.js';
import { type Desk, requestStatuses, turned } from '../model/address.js';
import { opsLibraryTexts } from '../texts.js';
import { AnswerDialog } from './AnswerDialog.js';
import css from './OpsLibrary.module.css';
import { ReasonDialog } from './ReasonDialog.js';

interface TabProps {
  readonly desk: Desk;
  readonly onDesk: (desk: Desk) => void;
}

/** Workflows that members ask for, those with most votes first, and how ops answered. */
export function RequestsTab({ desk, onDesk }: TabProps) {
  const t = useTexts(opsLibraryTexts);
  const format = useFormat();
  const toast = useToast();
  const { data, error, isFetching, refetch } = useRequests(desk);
  const { answer, close } = useLibraryActs();
  const [asked, setAsked] = useState<{ act: 'answer' | 'close'; request: OpsRequest }>();
  const done = (text: string) => {
    toast.show(text);
    setAsked(undefined);
  };
  return (
    <>
      <Panel
        flush
        title={t.tabs.requests}
        badge={
          <span className="caption" role="status">
            {data === undefined ? null : t.requests(format.number(data.total))}
          </span>
        }
        actions={
          <SegmentedControl
            label={t.requestStatus}
            value={desk.asked}
            options={requestStatuses.map((value) => ({ value, label: t.requestStatuses[value] }))}
            onChange={(status) => onDesk(turned(desk, { asked: status }))}
          />
        }
      >
        {data === undefined && error !== null ? (
          <div className={css.pad}>
            <ErrorNotice
              error={error}
              title={t.requestsFailed}
              busy={isFetching}
              onRetry={() => void refetch()}
            >
              {failureText(error)}
            </ErrorNotice>
          </div>
        ) : data === undefined ? (
          <>
            <LoadingText />
            <RowSkeleton count={4} />
          </>
        ) : data.requests.length === 0 ? (
          <div className={css.pad}>
            <EmptyState>{t.noRequests}</EmptyState>
          </div>
        ) : (
          <PanelItems>
            {data.requests.map((request) => (
              <Request key={request.id} request={request} onAct={(act) => setAsked({ act, request })} />
            ))}
          </PanelItems>
        )}
        {data !== undefined && data.pages > 1 ? (
          <div className={css.foot}>
            <Pagination
              page={desk.page}
              pages={data.pages}
              onPage={(page) => onDesk({ ...desk, page })}
              note={t.page(format.number(desk.page), format.number(data.pages))}
            />
          </div>
        ) : null}
      </Panel>
      {asked?.act === 'answer' ? (
        <AnswerDialog
          request={asked.request}
          onFile={async (filename) => {
            await answer.mutateAsync({ params: { id: asked.request.id }, body: { filename } });
            done(t.answered);
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : asked?.act === 'close' ? (
        <ReasonDialog
          title={t.closeTitle(asked.request.text)}
          text={t.closeText}
          label={t.reason}
          verb={t.closeRequest}
          onReason={async (text) => {
            await close.mutateAsync({ params: { id: asked.request.id }, body: { text } });
            done(t.closedRequest);
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

function Request({
  request,
  onAct,
}: {
  readonly request: OpsRequest;
  readonly onAct: (act: 'answer' | 'close') => void;
}) {
  const t = useTexts(opsLibraryTexts);
  const format = useFormat();
  const moment = useMoment();
  const { text, votes, status, language, workflow, reason } = request;
  return (
    <li className={css.report}>
      <div className={css.about}>
        <p className={css.head}>
          <b>{text}</b>
          <Badge tone={status === 'open' ? 'warning' : status === 'answered' ? 'success' : 'neutral'}>
            {t.votes(format.number(votes))}
          </Badge>
        </p>
        <p className="caption">
          {t.askedAt(moment(request.asked_at))} · {t.languages[language]}
          {request.closed_at === null ? '' : ` · ${t.endedAt(moment(request.closed_at))}`}
        </p>
        {workflow === null ? null : <p className={css.resolution}>{workflow.name}</p>}
        {reason === null ? null : <p className={css.resolution}>{reason}</p>}
      </div>
      {status === 'open' ? (
        <div className={css.acts}>
          <Button size="sm" aria-label={`${t.closeRequest}: ${text}`} onClick={() => onAct('close')}>
            {t.closeRequest}
          </Button>
          <Button
            size="sm"
            variant="primary"
            aria-label={`${t.answerRequest}: ${text}`}
            onClick={() => onAct('answer')}
          >
            {t.answerRequest}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
