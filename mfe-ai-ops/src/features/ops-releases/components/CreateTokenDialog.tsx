import { teamTokenRules } from '@stroomwerk/contracts/forms';
import { copyText, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  Checkbox,
  CodeBlock,
  Dialog,
  Field,
  Input,
  Notice,
  useForm,
  wholeOf,
} from '@stroomwerk/ui-kit';
import { useId, useState } from 'react';
import { accessTexts } from '../access-texts.js';
import { useTeamTokens } from '../api/useTeamAccess.js';
import css from './Releases.module.css';

/** Days that a token lasts unless somebody chooses otherwise (contract). */
const usualDays = '365';

/** Makes a token, and shows its text the one time that there is. */
export function CreateTokenDialog({ remote, onClose }: { remote: string; onClose: () => void }) {
  const t = useTexts(accessTexts);
  const id = useId();
  const { create } = useTeamTokens(remote);
  const [endless, setEndless] = useState(false);
  const form = useForm(
    { ...teamTokenRules, expires_in_days: { ...teamTokenRules.expires_in_days, required: !endless } },
    {
      initial: { expires_in_days: usualDays },
      wording: { name: t.nameMissing },
      send: ({ name, expires_in_days: days }) =>
        create.mutateAsync({
          params: { remote },
          body: { name, expires_in_days: endless ? null : wholeOf(days) },
        }),
      failed: ({ detail }) => `${t.failed} ${detail}`,
    },
  );
  const made = create.data;
  if (made !== undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t.made(made.name)}
        noClose
        wide
        actions={
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        }
      >
        <Notice tone="warning" live>
          {t.once}
        </Notice>
        <CodeBlock code={made.token} label={t.tokenLabel} onCopy={copyText} />
        <p className="small">
          {t.usage} <code className="mono">RELEASE_TOKEN</code>.
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.createTitle(remote)}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t.create}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <Field label={t.name} hint={t.nameHint} error={form.problems.name}>
          <Input {...form.field('name')} autoComplete="off" />
        </Field>
        <Field label={t.days} hint={t.daysHint} error={endless ? undefined : form.problems.expires_in_days}>
          <Input
            {...form.field('expires_in_days')}
            className={css.share}
            autoComplete="off"
            disabled={endless}
          />
        </Field>
        <div className={css.endless}>
          <Checkbox
            label={t.endless}
            checked={endless}
            onChange={({ target }) => setEndless(target.checked)}
          />
        </div>
        {form.failure === undefined ? null : (
          <Notice tone="danger" live>
            {form.failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
