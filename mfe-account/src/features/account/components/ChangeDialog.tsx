import type { Interval } from '@stroomwerk/contracts';
import type { PreviewPlanChange, Subscription } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, ErrorNotice, Notice, RowSkeleton, useToast } from '@stroomwerk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { type PlanActs, usePrices } from '../api/use-plan.js';
import { changeTexts } from '../change-texts.js';
import { choicesOf, wantedBy } from '../model/choices.js';
import { ChangeSum } from './ChangeSum.js';
import { PlanChoices } from './PlanChoices.js';

export interface ChangeDialogProps {
  readonly plan: Subscription;
  /** Chosen elsewhere, as on a price card. */
  readonly wanted: PreviewPlanChange | undefined;
  readonly preview: PlanActs['preview'];
  readonly change: PlanActs['change'];
  readonly onClose: () => void;
}

/** Another plan: choose, see the amount to the cent, then confirm just that (issue "Money", point 3). */
export function ChangeDialog({ plan, wanted, preview, change, onClose }: ChangeDialogProps) {
  const t = useTexts(changeTexts);
  const { date, euro } = useFormat();
  const { show } = useToast();
  const prices = usePrices();
  const [interval, setInterval] = useState<Interval>(wanted?.interval ?? plan.interval ?? 'month');
  const [chosen, setChosen] = useState(wanted);
  const look = (body: PreviewPlanChange) => {
    setChosen(body);
    preview.mutate({ body });
  };
  const begin = useRef(() => wanted && look(wanted));
  useEffect(() => {
    begin.current();
  }, []);
  const shown = preview.isPending ? undefined : preview.data;
  const confirm = () => {
    if (shown === undefined || chosen === undefined) return;
    change.mutate(
      { body: { token: shown.token } },
      {
        onSuccess: () => {
          const { plan_name: name, effect, effective_at: at } = shown;
          show(effect === 'now' ? t.changed(name) : t.planned(name, date(at)));
          onClose();
        },
        // What no longer holds is worked out again, and shown before anybody confirms it.
        onError: ({ code }) => {
          if (code === 'billing.plan_change_outdated') preview.mutate({ body: chosen });
        },
      },
    );
  };
  const choose = (body: PreviewPlanChange) => {
    change.reset();
    look(body);
  };
  const waits = change.error?.code === 'billing.plan_change_declined' && shown?.effect === 'now';
  const end = plan.current_period_end;
  const label = (): string => {
    if (shown === undefined) return t.free;
    if (shown.effect === 'at_period_end') return t.plan(date(shown.effective_at));
    return shown.charged_cents > 0 ? t.pay(euro(shown.charged_cents)) : t.free;
  };
  return (
    <Dialog
      open
      noClose
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {shown === undefined || waits ? null : (
            <Button variant="primary" busy={change.isPending} onClick={confirm}>
              {label()}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {prices.data ? (
          <PlanChoices
            choices={choicesOf(prices.data, interval, plan)}
            interval={interval}
            chosen={chosen}
            onInterval={setInterval}
            onChoose={(choice) => choose(wantedBy(choice))}
          />
        ) : prices.error ? (
          <ErrorNotice error={prices.error} title={t.pricesFailed} onRetry={() => void prices.refetch()} />
        ) : (
          <RowSkeleton />
        )}
        {change.error ? (
          <Notice tone="danger" live>
            {change.error.detail}
          </Notice>
        ) : null}
        <div aria-live="polite">
          {preview.isPending ? <p className="soft">{t.counting}</p> : null}
          {shown && !waits ? <ChangeSum preview={shown} own={plan.plan_name} /> : null}
        </div>
        {waits && chosen !== undefined && end !== null ? (
          <div>
            <Button onClick={() => choose({ ...chosen, effect: 'at_period_end' })}>
              {t.instead(date(end))}
            </Button>
          </div>
        ) : null}
        {preview.error && !preview.isPending && chosen !== undefined ? (
          preview.error.status === 409 ? (
            <Notice tone="warning" live>
              {preview.error.detail}
            </Notice>
          ) : (
            <ErrorNotice
              error={preview.error}
              title={t.previewFailed}
              onRetry={() => preview.mutate({ body: chosen })}
            />
          )
        ) : null}
      </div>
    </Dialog>
  );
}
