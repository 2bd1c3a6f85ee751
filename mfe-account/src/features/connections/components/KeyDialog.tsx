import { replaceConnectionKeyRules } from '@stroomwerk/contracts/forms';
import type { Connection } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, PasswordInput, useForm, useToast } from '@stroomwerk/ui-kit';
import type { Connections } from '../api/use-connections.js';
import { connectionTexts } from '../texts.js';

/** Gives a connected n8n another key; the one before stays until the new one works. */
export function KeyDialog({
  connection: { id, name },
  replaceKey,
  onClose,
}: {
  connection: Connection;
  replaceKey: Connections['replaceKey'];
  onClose: () => void;
}) {
  const t = useTexts(connectionTexts);
  const { show } = useToast();
  const form = useForm(replaceConnectionKeyRules, {
    wording: { key: t.keyMissing },
    at: 'key',
    send: async ({ key }) => {
      await replaceKey.mutateAsync({ params: { id }, body: { key } });
      replaceKey.reset();
      show(t.keyReplaced(name));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t.keyTitle(name)}>
      <form {...form.props} className="stack">
        <p>{t.keyText}</p>
        <Field label={t.key} hint={t.keyHint} error={form.problems.key}>
          <PasswordInput what="key" {...form.field('key')} autoComplete="off" autoFocus />
        </Field>
        <div className="row">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy} busyText={t.connecting}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
