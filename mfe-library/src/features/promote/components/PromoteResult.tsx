import type { PromotionResult } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ConfirmDialog, ErrorNotice, LinkButton } from '@stroomwerk/ui-kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Says, type SaysTone } from '../../deploy/components/Says.js';
import type { Promoting } from '../api/use-promotion.js';
import { resultTexts } from '../result-texts.js';

const tones: Record<PromotionResult['state'], SaysTone> = {
  working: 'wait',
  undoing: 'wait',
  done: 'good',
  failed: 'bad',
  undone: 'gone',
};

export interface PromoteResultProps {
  readonly trial: string;
  readonly result: PromotionResult;
  readonly undo: Promoting['undo'];
}

/** How far the newest came, and the way back as long as there is one. */
export function PromoteResult({ trial, result, undo }: PromoteResultProps) {
  const t = useTexts(resultTexts);
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const { state, act, connection, published, problem, at } = result;
  const moment = `${format.date(at)}, ${format.time(at)}`;
  const takeBack = (confirmed: boolean) =>
    undo.mutate(
      { params: { id: trial, promotion: result.id }, body: confirmed ? { confirmed } : {} },
      {
        onError: ({ code }) => setAsked(code === 'library.update_changed_since'),
        onSuccess: () => setAsked(false),
      },
    );
  const titles: Record<PromotionResult['state'], string> = {
    ...{ working: t.working, failed: t.failed, undoing: t.undoing, undone: t.undone },
    done: act === 'made' ? t.made(connection.name, moment) : t.updated(connection.name, moment),
  };
  const texts: Record<PromotionResult['state'], string | undefined> = {
    ...{ working: t.workingText, failed: undefined, undoing: t.workingText, undone: t.undoneText },
    done: published === null ? t.updatedText : published ? t.published : problem ? undefined : t.placed,
  };
  return (
    <div className="stack-sm" role="status">
      <Says
        tone={state === 'done' && problem ? 'warn' : tones[state]}
        title={titles[state]}
        acts={
          <>
            {result.can_undo ? (
              <Button
                icon={<Undo2 size={16} aria-hidden="true" />}
                busy={undo.isPending && !asked}
                onClick={() => takeBack(false)}
              >
                {t.undo}
              </Button>
            ) : null}
            {result.n8n_url ? (
              <LinkButton href={result.n8n_url} target="_blank" rel="noreferrer">
                {t.open}
              </LinkButton>
            ) : null}
            {state === 'done' && result.automation_id ? (
              <LinkButton component={Link} to={`/dashboard/automations/${result.automation_id}`}>
                {t.look}
              </LinkButton>
            ) : null}
          </>
        }
      >
        {texts[state] ? <p>{texts[state]}</p> : null}
        {problem ? <p>{problem.detail}</p> : null}
        {problem?.said ? (
          <p>
            {t.said} <q>{problem.said}</q>
          </p>
        ) : null}
      </Says>
      {undo.error && undo.error.code !== 'library.update_changed_since' ? (
        <ErrorNotice error={undo.error} title={t.undoRefused}>
          {undo.error.detail}
        </ErrorNotice>
      ) : null}
      <ConfirmDialog
        open={asked}
        title={t.undoTitle}
        confirmLabel={t.undoAnyway}
        cancelLabel={t.keep}
        danger
        busy={undo.isPending}
        onConfirm={() => takeBack(true)}
        onCancel={() => setAsked(false)}
      >
        {undo.error?.detail}
      </ConfirmDialog>
    </div>
  );
}
