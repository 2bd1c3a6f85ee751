import { refreshUser, useAuth } from '@stroomwerk/auth-store';
import { payoutAccountRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Notice, useForm, useToast } from '@stroomwerk/ui-kit';
import { useEffect } from 'react';
import { useConfirmationMail, usePayoutActs } from '../api/use-payouts.js';
import { payoutTexts } from '../texts.js';
import css from './Payouts.module.css';

interface Props {
  /** Once it was entered. */
  readonly onDone: () => void;
  /** Null where there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

/** Where somebody wants to be paid; for whose address is confirmed (decisions.md, "Registering an address that is taken"). */
export function AccountForm(props: Props) {
  const { user } = useAuth();
  return user?.email_verified === false ? <ConfirmAddress /> : <Fields {...props} />;
}

function Fields({ onDone, onCancel }: Props) {
  const t = useTexts(payoutTexts);
  const { show } = useToast();
  const { enter } = usePayoutActs();
  const form = useForm(payoutAccountRules, {
    wording: { holder: t.holderMissing, iban: t.ibanMissing },
    send: async (body) => {
      await enter(body);
      show(t.mailed);
      onDone();
    },
    at: 'iban',
  });
  return (
    <form {...form.props} className="stack">
      <Field label={t.holder} error={form.problems.holder}>
        <Input {...form.field('holder')} autoComplete="name" />
      </Field>
      <Field label={t.iban} hint={t.ibanHint} error={form.problems.iban}>
        <Input {...form.field('iban')} autoComplete="off" spellCheck={false} />
      </Field>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t.save}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{t.cancel}</Button> : null}
      </div>
    </form>
  );
}

/** In place of the form. Whoever comes back from the mail needs no reload. */
function ConfirmAddress() {
  const t = useTexts(payoutTexts);
  const { show } = useToast();
  const resend = useConfirmationMail({
    onSuccess: () => show(t.resent),
    onError: ({ message }) => show({ text: message, tone: 'error' }),
  });
  useEffect(() => {
    const look = () => void refreshUser();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return (
    <Notice
      tone="warning"
      title={t.addressTitle}
      action={
        <Button size="sm" variant="current" busy={resend.isPending} onClick={() => resend.mutate({})}>
          {t.resend}
        </Button>
      }
    >
      {t.addressText}
    </Notice>
  );
}
