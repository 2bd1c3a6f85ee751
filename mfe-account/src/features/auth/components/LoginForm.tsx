import { login } from '@stroomwerk/auth-store';
import { loginRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Checkbox, Field, Input, PasswordInput, TextLink, useForm } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { authTexts } from '../texts.js';
import css from './Auth.module.css';

/**
 * E-mail, password and "keep me signed in". The server's text is shown when it refuses; the shell goes on when the
 * session has begun.
 */
export function LoginForm() {
  const t = useTexts(authTexts);
  const form = useForm(loginRules, {
    initial: { remember_me: 'on' },
    send: ({ remember_me, ...who }) => login({ ...who, remember_me: remember_me === 'on' }),
    failed: ({ detail }) => detail || t.loginFailed,
    at: 'password',
  });
  return (
    <form {...form.props} className={css.form} aria-label={t.signIn}>
      <Field label={t.email} error={form.problems.email}>
        <Input {...form.field('email')} size="lg" type="email" autoComplete="username" />
      </Field>
      <Field
        label={t.password}
        error={form.problems.password}
        labelEnd={
          <TextLink small standalone component={Link} to="/login/forgot">
            {t.forgot}
          </TextLink>
        }
      >
        <PasswordInput {...form.field('password')} size="lg" autoComplete="current-password" />
      </Field>
      <Checkbox {...form.box('remember_me')} label={t.remember} />
      <Button type="submit" variant="primary" size="lg" full busy={form.busy}>
        {t.signIn}
      </Button>
    </form>
  );
}
