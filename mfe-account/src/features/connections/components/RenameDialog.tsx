import { renameConnectionRules } from '@stroomwerk/contracts/forms';
import type { Connection } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input, useForm, useToast } from '@stroomwerk/ui-kit';
import type { Connections } from '../api/use-connections.js';
import { connectionTexts } from '../texts.js';

/** Gives a connected n8n another name. */
export function RenameDialog({
  connection: { id, name },
  rename,
  onClose,
}: {
  connection: Connection;
  rename: Connections['rename'];
  onClose: () => void;
}) {
  const t = useTexts(connectionTexts);
  const { show } = useToast();
  const form = useForm(renameConnectionRules, {
    initial: { name },
    at: 'name',
    send: async ({ name: wanted }) => {
      if (wanted !== name) await rename.mutateAsync({ params: { id }, body: { name: wanted } });
      show(t.renamed);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t.renameTitle}>
      <form {...form.props} className="stack">
        <Field label={t.name} error={form.problems.name}>
          <Input {...form.field('name')} autoComplete="off" autoFocus />
        </Field>
        <div className="row">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
