import type { OpsMailTrouble } from '@stroomwerk/contracts/auth';
import { liftMailTroubleRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Notice, Textarea, useForm, useToast } from '@stroomwerk/ui-kit';
import { useId } from 'react';
import { useLift } from '../api/useOpsMail.js';
import { opsMailTexts } from '../texts.js';

/** Takes an address off the list, with the reason that is kept. */
export function LiftDialog({ trouble, onClose }: { trouble: OpsMailTrouble; onClose: () => void }) {
  const t = useTexts(opsMailTexts);
  const toast = useToast();
  const id = useId();
  const lift = useLift();
  const { address } = trouble;
  const form = useForm(liftMailTroubleRules, {
    send: async ({ reason = '' }) => {
      await lift.mutateAsync({ body: { address, trouble: trouble.reason, reason } });
      toast.show(t.lifted(address));
      onClose();
    },
    failed: ({ detail }) => detail,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.liftTitle(address)}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t.lift}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <p>{t.liftText}</p>
        <Field label={t.reason} hint={t.reasonHint} error={form.problems.reason}>
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
