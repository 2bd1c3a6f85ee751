import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Notice, PasswordInput, TextLink } from '@stroomwerk/ui-kit';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useResetPassword } from '../features/auth/api/use-auth.js';
import css from '../features/auth/components/Auth.module.css';
import { AuthFrame } from '../features/auth/components/AuthFrame.js';
import { authTexts } from '../features/auth/texts.js';

const mismatch = 'Wachtwoorden komen niet overeen';

/** Chooses a new password with the link from the mail. */
export default function ResetPasswordPage() {
  const t = useTexts(authTexts);
  usePageTitle(t.newPassword);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [unequal, setUnequal] = useState(false);
  const token = query.get('token') ?? '';
  const reset = useResetPassword({
    onSuccess: () => void navigate('/login?reset=done', { replace: true }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password'));
    const equal = password === form.get('confirmation');
    setUnequal(!equal);
    if (equal) reset.mutate({ body: { token, password } });
  };
  const problem =
    token === '' ? t.noToken : reset.error && !reset.error.fields ? reset.error.detail : undefined;
  return (
    <AuthFrame title={t.newPassword} lead={t.resetLead}>
      <form className={css.form} onSubmit={submit}>
        <Field label={t.newPassword} hint={t.passwordHint} error={reset.error?.fields?.password}>
          <PasswordInput size="lg" name="password" autoComplete="new-password" required minLength={6} />
        </Field>
        <Field label={t.confirm} error={unequal ? mismatch : undefined}>
          <PasswordInput size="lg" name="confirmation" autoComplete="new-password" required />
        </Field>
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <Button type="submit" variant="primary" size="lg" full busy={reset.isPending} disabled={token === ''}>
          {t.save}
        </Button>
        <TextLink standalone component={Link} to="/login/forgot">
          {t.forgot}
        </TextLink>
      </form>
    </AuthFrame>
  );
}
