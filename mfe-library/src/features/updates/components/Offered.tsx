import type { AutomationUpdate, UpdateOffer } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice, LinkButton, Notice, PageHeader } from '@stroomwerk/ui-kit';
import { CircleArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Update } from '../api/use-update.js';
import { outcomeTexts } from '../outcome-texts.js';
import { updateTexts } from '../texts.js';
import { Choice, type Side } from './Choice.js';
import { Outcome } from './Outcome.js';
import { Stays } from './Stays.js';
import { UpdateCanvas } from './UpdateCanvas.js';
import css from './Updates.module.css';

export interface OfferedProps {
  readonly update: AutomationUpdate;
  readonly offer: UpdateOffer;
  readonly act: Update;
}

/** A newer version: what it changes, the choices that are the customer's, and the one click that puts it in. */
export function Offered({ update, offer, act }: OfferedProps) {
  const t = useTexts(updateTexts);
  const o = useTexts(outcomeTexts);
  const format = useFormat();
  const [answers, setAnswers] = useState<Readonly<Record<string, Side>>>({});
  const params = { id: update.automation.id };
  const [from, to] = [format.number(offer.from_version), format.number(offer.to_version)];
  const error = act.update.error ?? act.skip.error;
  const skip = (label: string) => (
    <Button
      variant="quiet"
      busy={act.skip.isPending}
      onClick={() => act.skip.mutate({ params, body: { version: offer.to_version } })}
    >
      {label}
    </Button>
  );
  const isSkipped = update.state === 'skipped';
  return (
    <>
      <PageHeader
        title={t.better}
        lead={`${t.lead(update.automation.name, from, to)} ${offer.apart ? '' : t.choices(offer.conflicts.length)}`}
        actions={
          offer.apart ? undefined : (
            <>
              {isSkipped ? null : skip(t.skip(to))}
              <Button
                variant="primary"
                icon={<CircleArrowUp size={16} aria-hidden="true" />}
                busy={act.update.isPending}
                onClick={() =>
                  act.update.mutate({
                    params,
                    body: { looked: offer.looked, to_version: offer.to_version, answers },
                  })
                }
              >
                {t.update(to)}
              </Button>
            </>
          )
        }
      />
      {isSkipped ? <Notice live>{t.skipped(to)}</Notice> : null}
      {error ? (
        <ErrorNotice
          error={error}
          title={t.refusedTitle}
          retryLabel={t.lookAgain}
          onRetry={() => {
            act.update.reset();
            act.skip.reset();
            act.again();
          }}
        >
          {error.detail}
        </ErrorNotice>
      ) : null}
      {offer.apart ? (
        <Outcome
          look="fork"
          title={o.apart}
          actions={
            <>
              {isSkipped ? null : skip(o.noMore)}
              <LinkButton component={Link} to={`/workflow-library/${encodeURIComponent(update.filename)}`}>
                {o.beside(to)}
              </LinkButton>
            </>
          }
        >
          <p>
            {offer.apart === 'rebuilt'
              ? o.apartText(
                  format.number(offer.their_changes.changed),
                  format.number(offer.their_changes.of),
                  to,
                )
              : o.unreachedText(to)}
          </p>
          {offer.unreached.length > 0 ? <p>{t.unreached(offer.unreached.join(', '))}</p> : null}
        </Outcome>
      ) : null}
      <UpdateCanvas offer={offer} />
      {offer.apart ? null : (
        <div className={css.columns}>
          <div className={css.column}>
            {offer.conflicts.map((conflict, at) => (
              <Choice
                key={conflict.id}
                conflict={conflict}
                offer={offer}
                at={at}
                side={answers[conflict.id] ?? 'theirs'}
                onChoose={(side) => setAnswers((before) => ({ ...before, [conflict.id]: side }))}
              />
            ))}
          </div>
          <Stays offer={offer} />
        </div>
      )}
    </>
  );
}
