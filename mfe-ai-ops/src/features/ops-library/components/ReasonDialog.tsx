import { opsReasonRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Notice, Textarea, useForm } from '@stroomwerk/ui-kit';
import { useId } from 'react';
import { opsLibraryTexts } from '../texts.js';

interface ReasonDialogProps {
  readonly title: string;
  /** What happens, and what does not. */
  readonly text: string;
  readonly label: string;
  readonly verb: string;
  readonly danger?: boolean;
  /** @throws ApiError, which is shown */
  readonly onReason: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why before something is done: the reason stays in the history. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, verb, danger = false, onReason, onClose } = props;
  const t = useTexts(opsLibraryTexts);
  const id = useId();
  const form = useForm(opsReasonRules, {
    wording: { text: t.reasonMissing },
    send: ({ text: reason }) => onReason(reason),
    failed: ({ detail }) => `${t.failed} ${detail}`,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {verb}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <p>{text}</p>
        <Field label={label} hint={t.reasonHint} error={form.problems.text}>
          <Textarea {...form.field('text')} rows={3} />
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
