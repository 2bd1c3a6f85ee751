import { login } from '@stroomwerk/auth-store';
import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Checkbox, Field, Input, PasswordInput, TextLink } from '@stroomwerk/ui-kit';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { authTexts } from '../texts.js';
import css from './Auth.module.css';

/**
 * E-mail, password and "keep me signed in". The server's text is shown when it refuses; the shell goes on when the
 * session has begun.
 */
export function LoginForm() {
  const t = useTexts(authTexts);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setError(undefined);
    try {
      await login({
        email: String(form.get('email')),
        password: String(form.get('password')),
        remember_me: form.get('remember_me') === 'on',
      });
    } catch (failure) {
      setError(failure instanceof ApiError && failure.detail !== '' ? failure.detail : t.loginFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={css.form} onSubmit={submit} aria-label={t.signIn}>
      <Field label={t.email}>
        <Input size="lg" name="email" type="email" autoComplete="username" required />
      </Field>
      <Field
        label={t.password}
        error={error}
        labelEnd={
          <TextLink small standalone component={Link} to="/login/forgot">
            {t.forgot}
          </TextLink>
        }
      >
        <PasswordInput size="lg" name="password" autoComplete="current-password" required />
      </Field>
      <Checkbox name="remember_me" label={t.remember} defaultChecked />
      <Button type="submit" variant="primary" size="lg" full busy={busy}>
        {t.signIn}
      </Button>
    </form>
  );
}
