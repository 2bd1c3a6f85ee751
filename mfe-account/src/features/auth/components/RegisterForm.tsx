import { pendingReferral, track, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Notice, PasswordInput, TextLink, useForm } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useRegister } from '../api/use-auth.js';
import { registrationRules, registrationWording, unequalPasswords } from '../model/registration.js';
import { authTexts } from '../texts.js';
import css from './Auth.module.css';

/** Name, e-mail, password twice; the four checks of the specification, then the server's. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(authTexts);
  const registration = useRegister();
  const form = useForm(registrationRules, {
    wording: registrationWording,
    check: unequalPasswords,
    send: async ({ full_name, email, password }) => {
      const ref = pendingReferral();
      await registration.mutateAsync({
        body: { full_name, email, password },
        ...(ref === null ? {} : { query: { ref } }),
      });
      track('sign_up');
      onDone();
    },
    failed: ({ detail }) => detail || t.registerFailed,
  });
  return (
    <form {...form.props} className={css.form} aria-label={t.register}>
      <Field label={t.fullName} error={form.problems.full_name}>
        <Input {...form.field('full_name')} size="lg" autoComplete="name" />
      </Field>
      <Field label={t.email} error={form.problems.email}>
        <Input {...form.field('email')} size="lg" autoComplete="email" />
      </Field>
      <Field
        label={t.password}
        hint={t.passwordHint(registrationRules.password.least)}
        error={form.problems.password}
      >
        <PasswordInput {...form.field('password')} size="lg" autoComplete="new-password" />
      </Field>
      <Field label={t.confirm} error={form.problems.confirmation}>
        <PasswordInput {...form.field('confirmation')} size="lg" autoComplete="new-password" />
      </Field>
      {form.failure === undefined ? null : <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" variant="primary" size="lg" full busy={form.busy}>
        {t.register}
      </Button>
      <p className={css.small}>
        {t.agree}{' '}
        <TextLink component={Link} to="/terms">
          {t.terms}
        </TextLink>{' '}
        {t.and}{' '}
        <TextLink component={Link} to="/privacy">
          {t.privacy}
        </TextLink>
        .
      </p>
    </form>
  );
}
