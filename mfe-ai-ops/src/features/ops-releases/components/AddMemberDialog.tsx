import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input, Notice, useToast } from '@stroomwerk/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { failureText } from '../../polling/model/failure.js';
import { accessTexts } from '../access-texts.js';
import { useTeamMembers } from '../api/useTeamAccess.js';

/** Adds somebody to a team by the address of their account. */
export function AddMemberDialog({ team, onClose }: { team: string; onClose: () => void }) {
  const t = useTexts(accessTexts);
  const toast = useToast();
  const form = useId();
  const { add } = useTeamMembers();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The server says what an address is; this only catches what is plainly none.
    const bad = !/^\S+@\S+\.\S+$/.test(email.trim());
    setWrong(bad);
    if (bad || add.isPending) return;
    add.mutate(
      { body: { team, email: email.trim() } },
      {
        onSuccess: (member) => {
          toast.show(t.added(member.email));
          onClose();
        },
      },
    );
  };
  const refused = add.error instanceof ApiError ? add.error.fields?.email : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.addTitle(team)}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={add.isPending}>
            {t.add}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        <Field label={t.email} hint={t.emailHint} error={wrong ? t.emailWrong : refused}>
          <Input
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        {add.error === null || refused !== undefined ? null : (
          <Notice tone="danger" live>
            {t.failed} {failureText(add.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
