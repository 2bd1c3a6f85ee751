import { teamMemberRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input, Notice, useForm, useToast } from '@stroomwerk/ui-kit';
import { useId } from 'react';
import { accessTexts } from '../access-texts.js';
import { useTeamMembers } from '../api/useTeamAccess.js';

/** Adds somebody to a team by the address of their account. */
export function AddMemberDialog({ team, onClose }: { team: string; onClose: () => void }) {
  const t = useTexts(accessTexts);
  const toast = useToast();
  const id = useId();
  const { add } = useTeamMembers();
  const form = useForm(teamMemberRules, {
    wording: { email: t.emailWrong },
    send: async ({ email }) => {
      const member = await add.mutateAsync({ body: { team, email } });
      toast.show(t.added(member.email));
      onClose();
    },
    failed: ({ detail }) => `${t.failed} ${detail}`,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.addTitle(team)}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t.add}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <Field label={t.email} hint={t.emailHint} error={form.problems.email}>
          <Input {...form.field('email')} autoComplete="off" />
        </Field>
        {form.failure === undefined ? null : (
          <Notice tone="danger" live>
            {form.failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
