import type { Promotion } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LinkButton, Notice, PageHeader } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import type { Looking } from '../../deploy/components/AccountMissing.js';
import { N8nSelect } from '../../deploy/components/ChooseN8n.js';
import { Says } from '../../deploy/components/Says.js';
import { isChanged, type Promoting } from '../api/use-promotion.js';
import { isBeside, isUnderWay } from '../model/view.js';
import { promoteTexts } from '../texts.js';
import { PromoteForm } from './PromoteForm.js';
import { PromoteRefused } from './PromoteRefused.js';
import { PromoteResult } from './PromoteResult.js';
import { TrialCanvas } from './TrialCanvas.js';
import { TrialRuns } from './TrialRuns.js';

export interface PromoteProps {
  readonly promotion: Promotion;
  readonly act: Promoting;
  readonly looking: Looking;
  readonly onChoose: (id: string) => void;
}

/** From the test instance to production: how the trial did, what goes along, what is exchanged, and how it went. */
export function Promote({ promotion, act, looking, onChoose }: PromoteProps) {
  const t = useTexts(promoteTexts);
  const { automation, trial, refusal, instances, connection, drawing, looked, existing } = promotion;
  const [second, setSecond] = useState(false);
  const production = instances.find(({ id }) => id === connection);
  const { result } = act;
  const isBusy = result !== null && isUnderWay(result);
  const isShown = refusal === null || isBeside(refusal);
  const isAsked = existing !== null && !second;
  return (
    <>
      <PageHeader
        title={t.title(automation.name)}
        lead={trial ? t.lead(trial.name) : undefined}
        actions={
          instances.length > 1 && production ? (
            <N8nSelect
              connections={instances}
              chosen={production.id}
              onChoose={onChoose}
              label={t.instance}
            />
          ) : undefined
        }
      />
      {result ? <PromoteResult trial={automation.id} result={result} undo={act.undo} /> : null}
      {isChanged(act) ? (
        <Notice tone="warning" live>
          {act.promote.error?.detail}
        </Notice>
      ) : null}
      {isBusy || (refusal === 'running' && result !== null) ? null : (
        <>
          {isShown ? <TrialRuns promotion={promotion} /> : null}
          {refusal === null ? null : (
            <PromoteRefused
              promotion={promotion}
              refusal={refusal}
              busy={looking.busy}
              onLook={() => void looking.now()}
            />
          )}
          {isShown && drawing ? <TrialCanvas promotion={promotion} drawing={drawing} /> : null}
          {refusal === null && isAsked ? (
            <Says
              tone="warn"
              title={t.existing(existing.name)}
              acts={
                <>
                  <LinkButton href={existing.n8n_url} target="_blank" rel="noreferrer">
                    {t.existingOpen}
                  </LinkButton>
                  <Button onClick={() => setSecond(true)}>{t.existingAgain}</Button>
                </>
              }
            >
              <p>{t.existingText}</p>
            </Says>
          ) : null}
          {refusal === null && !isAsked && production && looked !== null ? (
            <PromoteForm
              key={`${looked} ${production.id}`}
              promotion={promotion}
              looked={looked}
              connection={production}
              act={act}
              again={second}
              looking={looking}
            />
          ) : null}
        </>
      )}
    </>
  );
}
