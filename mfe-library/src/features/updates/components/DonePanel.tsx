import type { AutomationUpdate } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ConfirmDialog, ErrorNotice, LinkButton } from '@stroomwerk/ui-kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Update } from '../api/use-update.js';
import { outcomeTexts } from '../outcome-texts.js';
import { updateTexts } from '../texts.js';
import { Outcome } from './Outcome.js';

type Done = NonNullable<AutomationUpdate['done']>;

/** What was last done to the workflow, and the way back as long as there is one. */
export function DonePanel({ update, done, act }: { update: AutomationUpdate; done: Done; act: Update }) {
  const t = useTexts(outcomeTexts);
  const { refusedTitle } = useTexts(updateTexts);
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const { back } = act;
  const params = { id: update.automation.id };
  const [from, to] = [format.number(done.from_version), format.number(done.to_version)];
  const moment = `${format.date(done.at)}, ${format.time(done.at)}`;
  const goBack = (confirmed: boolean) =>
    back.mutate(
      { params, body: confirmed ? { confirmed } : {} },
      {
        onError: ({ code }) => setAsked(code === 'library.update_changed_since'),
        onSuccess: () => setAsked(false),
      },
    );
  const isGood = done.state === 'updated' || done.state === 'back';
  const titles: Record<Done['state'], string> = {
    working: t.working,
    updated: t.updated(to, moment),
    back: t.back(to, moment),
    refused: t.refused,
    left: t.left,
    failed: t.failed,
  };
  const texts: Partial<Record<Done['state'], string>> = {
    working: t.workingText,
    updated: t.updatedText,
    back: t.backText,
  };
  return (
    <div className="stack-sm">
      <Outcome
        look={isGood ? 'ok' : 'warn'}
        live
        title={titles[done.state]}
        actions={
          <>
            {done.back_until && done.state === 'updated' ? (
              <Button
                icon={<Undo2 size={16} aria-hidden="true" />}
                busy={back.isPending && !asked}
                onClick={() => goBack(false)}
              >
                {t.goBack(from)}
              </Button>
            ) : null}
            <LinkButton href={update.automation.n8n_url} target="_blank" rel="noreferrer">
              {t.openN8n}
            </LinkButton>
          </>
        }
      >
        <p>{texts[done.state] ?? done.detail}</p>
        {done.said ? (
          <p>
            {t.said} <q>{done.said}</q>
          </p>
        ) : null}
        {done.back_until && done.state === 'updated' ? <p>{t.until(format.date(done.back_until))}</p> : null}
      </Outcome>
      {back.error && back.error.code !== 'library.update_changed_since' ? (
        <ErrorNotice error={back.error} title={refusedTitle}>
          {back.error.detail}
        </ErrorNotice>
      ) : null}
      <ConfirmDialog
        open={asked}
        title={t.goBackTitle}
        confirmLabel={t.goBack(from)}
        cancelLabel={t.keep}
        danger
        busy={back.isPending}
        onConfirm={() => goBack(true)}
        onCancel={() => setAsked(false)}
      >
        {back.error?.detail}
      </ConfirmDialog>
    </div>
  );
}
