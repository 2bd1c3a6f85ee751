import { ApiError, pendingReferral, track, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Notice, PasswordInput, TextLink } from '@stroomwerk/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRegister } from '../api/use-auth.js';
import { firstProblem, type RegistrationField } from '../model/registration.js';
import { authTexts } from '../texts.js';
import css from './Auth.module.css';

const serverFields: Record<string, RegistrationField> = {
  full_name: 'fullName',
  email: 'email',
  password: 'password',
};

/** Name, e-mail, password twice; the four checks in their order, then the server's. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(authTexts);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<RegistrationField, string>>>({});
  const [failure, setFailure] = useState<string>();
  const registration = useRegister();

  const show = (found: Partial<Record<RegistrationField, string>>) => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: RegistrationField) => String(data.get(name) ?? '');
    const filled = {
      fullName: text('fullName'),
      email: text('email'),
      password: text('password'),
      confirmation: text('confirmation'),
    };
    setFailure(undefined);
    const problem = firstProblem(filled);
    show(problem ? { [problem.field]: problem.text } : {});
    if (problem) return;
    try {
      const ref = pendingReferral();
      await registration.mutateAsync({
        body: { full_name: filled.fullName.trim(), email: filled.email.trim(), password: filled.password },
        ...(ref === null ? {} : { query: { ref } }),
      });
      track('sign_up');
      onDone();
    } catch (error) {
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
      show(
        Object.fromEntries(
          Object.entries(fields).flatMap(([name, reason]) =>
            serverFields[name] ? [[serverFields[name], reason]] : [],
          ),
        ),
      );
      setFailure(error instanceof ApiError && error.detail !== '' ? error.detail : t.registerFailed);
    }
  };

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate aria-label={t.register}>
      <Field label={t.fullName} error={problems.fullName}>
        <Input size="lg" name="fullName" autoComplete="name" required maxLength={120} />
      </Field>
      <Field label={t.email} error={problems.email}>
        <Input size="lg" name="email" type="email" autoComplete="email" required maxLength={254} />
      </Field>
      <Field label={t.password} hint={t.passwordHint} error={problems.password}>
        <PasswordInput size="lg" name="password" autoComplete="new-password" required maxLength={200} />
      </Field>
      <Field label={t.confirm} error={problems.confirmation}>
        <PasswordInput size="lg" name="confirmation" autoComplete="new-password" required maxLength={200} />
      </Field>
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <Button type="submit" variant="primary" size="lg" full busy={registration.isPending}>
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
