import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Notice, TextLink } from '@stroomwerk/ui-kit';
import type { FormEvent } from 'react';
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    request.mutate({ body: { email: String(new FormData(event.currentTarget).get('email')) } });
  };
  return (
    <AuthFrame title={t.forgot} lead={t.forgotLead}>
      <form className={css.form} onSubmit={submit}>
        <Field label={t.email} error={request.error?.fields?.email}>
          <Input size="lg" name="email" type="email" autoComplete="username" required />
        </Field>
        {request.isSuccess ? <Notice tone="success">{t.linkSent}</Notice> : null}
        {request.error ? <Notice tone="danger">{request.error.detail}</Notice> : null}
        <Button type="submit" variant="primary" size="lg" full busy={request.isPending}>
          {t.sendLink}
        </Button>
        <TextLink standalone component={Link} to="/login">
          {t.backToSignIn}
        </TextLink>
      </form>
    </AuthFrame>
  );
}
