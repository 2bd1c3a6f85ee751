import { collectionRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input, useForm } from '@stroomwerk/ui-kit';
import { useId } from 'react';
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
  const id = useId();
  const form = useForm(collectionRules, {
    initial: { name },
    wording: { name: t.nameMissing },
    send: async ({ name: wanted }) => {
      if (wanted !== name) await onName(wanted);
      onClose();
    },
    at: 'name',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {verb}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        <Field label={t.name} error={form.problems.name}>
          <Input {...form.field('name')} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
