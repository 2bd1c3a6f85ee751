import { connectN8nRules } from '@stroomwerk/contracts/forms';
import type { Connection } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Notice, Panel, PasswordInput, useForm } from '@stroomwerk/ui-kit';
import type { Connections } from '../api/use-connections.js';
import { atItsField } from '../model/refused-field.js';
import { connectionTexts } from '../texts.js';

/** Address and key of an n8n, and a name where there are more. The key is in the field alone, and gone with it. */
export function Connect({
  connect,
  first,
  onConnected,
}: {
  connect: Connections['connect'];
  first: boolean;
  onConnected: (made: Connection) => void;
}) {
  const t = useTexts(connectionTexts);
  const form = useForm(connectN8nRules, {
    wording: { address: t.addressMissing, key: t.keyMissing },
    send: async ({ address, key, name }) => {
      const body = { address, key, ...(name === '' ? {} : { name }) };
      const made = await connect(body).catch(atItsField);
      form.set('key', '');
      onConnected(made);
    },
  });
  return (
    <Panel title={first ? t.connectTitle : t.another}>
      <form {...form.props} className="stack">
        <Field label={t.address} hint={t.addressHint} error={form.problems.address}>
          <Input {...form.field('address')} inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        <Field label={t.key} hint={t.keyHint} error={form.problems.key}>
          <PasswordInput what="key" {...form.field('key')} autoComplete="off" />
        </Field>
        <Field label={t.name} hint={t.nameHint} optional error={form.problems.name}>
          <Input {...form.field('name')} autoComplete="off" />
        </Field>
        {form.failure === undefined ? null : (
          <Notice tone="danger" live>
            {form.failure}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" busy={form.busy} busyText={t.connecting}>
            {t.connect}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
