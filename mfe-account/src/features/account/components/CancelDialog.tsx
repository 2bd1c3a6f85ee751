import type { Subscription } from '@stroomwerk/contracts/billing';
import { cancelPlanRules } from '@stroomwerk/contracts/forms';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Notice, Textarea, useForm, useToast } from '@stroomwerk/ui-kit';
import { useId } from 'react';
import type { PlanActs } from '../api/use-plan.js';
import { planTexts } from '../plan-texts.js';

export interface CancelDialogProps {
  readonly plan: Subscription;
  readonly cancel: PlanActs['cancel'];
  readonly onClose: () => void;
}

/** Ends a plan with its paid period: what that means, a reason for who wants to give one, and no second question. */
export function CancelDialog({ plan, cancel, onClose }: CancelDialogProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const { show } = useToast();
  const id = useId();
  const end = plan.current_period_end && format.date(plan.current_period_end);
  const form = useForm(cancelPlanRules, {
    send: async ({ reason }) => {
      await cancel.mutateAsync({ body: reason === '' ? {} : { reason } });
      // In the days of grace the period's end is no promise.
      show(t.cancelled(plan.status === 'past_due_grace' ? null : end));
      onClose();
    },
  });
  return (
    <Dialog
      open
      noClose
      onClose={onClose}
      title={t.cancelTitle(end)}
      actions={
        <>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button type="submit" form={id} variant="danger" busy={form.busy}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <div className="stack-sm">
          <p>{t.cancelUntil(end)}</p>
          {plan.status === 'past_due_grace' ? <p>{t.cancelUnpaid}</p> : null}
          <p>{t.cancelKept}</p>
        </div>
        <Field label={t.why} error={form.problems.reason}>
          <Textarea {...form.field('reason')} rows={3} />
        </Field>
        {form.failure === undefined ? null : (
          <Notice tone="danger" live>
            {form.failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
