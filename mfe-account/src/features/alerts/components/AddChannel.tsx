import { addAlertChannelRules } from '@stroomwerk/contracts/forms';
import type { AddedAlertChannel, AlertChannelKind } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input, Notice, Select, useForm } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import type { Alerts } from '../api/use-alerts.js';
import { alertTexts } from '../texts.js';

const kinds = ['webhook', 'slack', 'teams', 'discord'] as const;

/** Kind, name and address of a channel. The address is in the field alone, and gone with it. */
export function AddChannel({
  add,
  onClose,
  onAdded,
}: Pick<Alerts, 'add'> & { onClose: () => void; onAdded: (added: AddedAlertChannel) => void }) {
  const t = useTexts(alertTexts);
  const [kind, setKind] = useState<AlertChannelKind>('webhook');
  const form = useForm(addAlertChannelRules, {
    at: 'address',
    send: async ({ name, address }) => {
      const added = await add.mutateAsync({ body: { kind, name, address } });
      add.reset();
      onAdded(added);
    },
  });
  return (
    <Dialog open onClose={onClose} title={t.add}>
      <form {...form.props} className="stack">
        <Field label={t.kind}>
          <Select
            name="kind"
            value={kind}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'webhook')}
            options={kinds.map((value) => ({ value, label: t.kindNames[value] }))}
          />
        </Field>
        <Field label={t.name} hint={t.nameHint} error={form.problems.name}>
          <Input {...form.field('name')} autoComplete="off" autoFocus />
        </Field>
        <Field
          label={t.address}
          hint={`${t.addressHints[kind]} ${t.addressSafe}`}
          error={form.problems.address}
        >
          <Input {...form.field('address')} inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        {form.failure === undefined ? null : (
          <Notice tone="danger" live>
            {form.failure}
          </Notice>
        )}
        <div className="row">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t.add}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
