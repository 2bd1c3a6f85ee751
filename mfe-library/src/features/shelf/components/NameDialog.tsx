import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input } from '@stroomwerk/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { shelfTexts } from '../texts.js';

/** Asks for the name of a collection, new or there already. */
export function NameDialog({
  title,
  verb,
  name = '',
  onName,
  onClose,
}: {
  title: string;
  verb: string;
  name?: string;
  /** @throws ApiError whose text stands at the field */
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useTexts(shelfTexts);
  const form = useId();
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') setError(t.nameMissing);
    else if (wanted === name) onClose();
    else if (!busy) {
      setBusy(true);
      try {
        await onName(wanted);
        onClose();
      } catch (failure) {
        setError(failure instanceof ApiError ? (failure.fields.name ?? failure.detail) : t.failed);
        setBusy(false);
      }
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t.name} error={error}>
          <Input
            value={text}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => {
              setText(target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
