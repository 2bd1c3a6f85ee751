import { forgotPasswordRules } from '@stroomwerk/contracts/forms';
import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Notice, TextLink, useForm } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useForgotPassword } from '../features/auth/api/use-auth.js';
import css from '../features/auth/components/Auth.module.css';
import { AuthFrame } from '../features/auth/components/AuthFrame.js';
import { authTexts } from '../features/auth/texts.js';

/** Asks for a link to choose a new password. The answer is the same for known and unknown addresses. */
export default function ForgotPasswordPage() {
  const t = useTexts(authTexts);
  usePageTitle(t.forgot);
  const request = useForgotPassword();
  const form = useForm(forgotPasswordRules, { send: (body) => request.mutateAsync({ body }) });
  return (
    <AuthFrame title={t.forgot} lead={t.forgotLead}>
      <form {...form.props} className={css.form}>
        <Field label={t.email} error={form.problems.email}>
          <Input {...form.field('email')} size="lg" type="email" autoComplete="username" />
        </Field>
        {request.isSuccess ? <Notice tone="success">{t.linkSent}</Notice> : null}
        {form.failure === undefined ? null : <Notice tone="danger">{form.failure}</Notice>}
        <Button type="submit" variant="primary" size="lg" full busy={form.busy}>
          {t.sendLink}
        </Button>
        <TextLink standalone component={Link} to="/login">
          {t.backToSignIn}
        </TextLink>
      </form>
    </AuthFrame>
  );
}
