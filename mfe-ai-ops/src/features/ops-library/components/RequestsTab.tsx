import type { OpsRequest } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Button, SegmentedControl, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useMoment } from '../../figures/components/useMoment.js';
import { useLibraryActs, useRequests } from '../api/useOpsLibrary.js';
import { type Desk, requestStatuses, turned } from '../model/address.js';
import { opsLibraryTexts } from '../texts.js';
import { AnswerDialog } from './AnswerDialog.js';
import { ListPanel } from './ListPanel.js';
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
  const list = useRequests(desk);
  const { answer, close } = useLibraryActs();
  const [asked, setAsked] = useState<{ act: 'answer' | 'close'; request: OpsRequest }>();
  const done = (text: string) => {
    toast.show(text);
    setAsked(undefined);
  };
  return (
    <>
      <ListPanel
        title={t.tabs.requests}
        list={list}
        count={({ total }) => t.requests(format.number(total))}
        filter={
          <SegmentedControl
            label={t.requestStatus}
            value={desk.asked}
            options={requestStatuses.map((value) => ({ value, label: t.requestStatuses[value] }))}
            onChange={(status) => onDesk(turned(desk, { asked: status }))}
          />
        }
        failed={t.requestsFailed}
        empty={t.noRequests}
        rows={({ requests }) =>
          requests.map((request) => (
            <Request key={request.id} request={request} onAct={(act) => setAsked({ act, request })} />
          ))
        }
        page={desk.page}
        onPage={(page) => onDesk({ ...desk, page })}
      />
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
