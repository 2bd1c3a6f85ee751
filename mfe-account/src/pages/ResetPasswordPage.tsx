import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Notice, PasswordInput, TextLink, useForm } from '@stroomwerk/ui-kit';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useResetPassword } from '../features/auth/api/use-auth.js';
import css from '../features/auth/components/Auth.module.css';
import { AuthFrame } from '../features/auth/components/AuthFrame.js';
import { newPasswordRules, unequalPasswords } from '../features/auth/model/registration.js';
import { authTexts } from '../features/auth/texts.js';

/** Chooses a new password with the link from the mail. */
export default function ResetPasswordPage() {
  const t = useTexts(authTexts);
  usePageTitle(t.newPassword);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const reset = useResetPassword({
    onSuccess: () => void navigate('/login?reset=done', { replace: true }),
  });
  const form = useForm(newPasswordRules, {
    check: unequalPasswords,
    send: ({ password }) => reset.mutateAsync({ body: { token, password } }),
  });
  const problem = token === '' ? t.noToken : form.failure;
  return (
    <AuthFrame title={t.newPassword} lead={t.resetLead}>
      <form {...form.props} className={css.form}>
        <Field
          label={t.newPassword}
          hint={t.passwordHint(newPasswordRules.password.least)}
          error={form.problems.password}
        >
          <PasswordInput {...form.field('password')} size="lg" autoComplete="new-password" />
        </Field>
        <Field label={t.confirm} error={form.problems.confirmation}>
          <PasswordInput {...form.field('confirmation')} size="lg" autoComplete="new-password" />
        </Field>
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <Button type="submit" variant="primary" size="lg" full busy={form.busy} disabled={token === ''}>
          {t.save}
        </Button>
        <TextLink standalone component={Link} to="/login/forgot">
          {t.forgot}
        </TextLink>
      </form>
    </AuthFrame>
  );
}
