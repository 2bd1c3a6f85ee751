import { copyText, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Checkbox, CodeBlock, Dialog, Field, Input, Notice } from '@stroomwerk/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { failureText } from '../../polling/model/failure.js';
import { accessTexts } from '../access-texts.js';
import { useTeamTokens } from '../api/useTeamAccess.js';
import { daysOf } from '../model/access.js';
import css from './Releases.module.css';

/** Days that a token lasts unless somebody chooses otherwise (contract). */
const usualDays = '365';

/** Makes a token, and shows its text the one time that there is. */
export function CreateTokenDialog({ remote, onClose }: { remote: string; onClose: () => void }) {
  const t = useTexts(accessTexts);
  const form = useId();
  const { create } = useTeamTokens(remote);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState(usualDays);
  const [endless, setEndless] = useState(false);
  const [checked, setChecked] = useState(false);
  const days = daysOf(typed);
  const made = create.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() === '' || (!endless && days === null) || create.isPending) return;
    create.mutate({
      params: { remote },
      body: { name: name.trim(), expires_in_days: endless ? null : days },
    });
  };
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
          <Button type="submit" form={form} variant="primary" busy={create.isPending}>
            {t.create}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        <Field
          label={t.name}
          hint={t.nameHint}
          error={checked && name.trim() === '' ? t.nameMissing : undefined}
        >
          <Input
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field
          label={t.days}
          hint={t.daysHint}
          error={checked && !endless && days === null ? t.daysWrong : undefined}
        >
          <Input
            className={css.share}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            disabled={endless}
            value={endless ? '' : typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div className={css.endless}>
          <Checkbox
            label={t.endless}
            checked={endless}
            onChange={({ target }) => setEndless(target.checked)}
          />
        </div>
        {create.error === null ? null : (
          <Notice tone="danger" live>
            {t.failed} {failureText(create.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
