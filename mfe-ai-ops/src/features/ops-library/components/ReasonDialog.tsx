import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Notice, Textarea } from '@stroomwerk/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { failureText } from '../../polling/model/failure.js';
import { opsLibraryTexts } from '../texts.js';

interface ReasonDialogProps {
  readonly title: string;
  /** What happens, and what does not. */
  readonly text: string;
  readonly label: string;
  readonly verb: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onReason: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks why before something is done: the reason stays in the history. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, verb, danger = false, busy, error, onReason, onClose } = props;
  const t = useTexts(opsLibraryTexts);
  const form = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '' && !busy) onReason(reason.trim());
  };
  const refused = error instanceof ApiError ? error.fields.text : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        <p>{text}</p>
        <Field label={label} hint={t.reasonHint} error={missing ? t.reasonMissing : refused}>
          <Textarea
            value={reason}
            rows={3}
            maxLength={1000}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {error === null || refused !== undefined ? null : (
          <Notice tone="danger" live>
            {t.failed} {failureText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
