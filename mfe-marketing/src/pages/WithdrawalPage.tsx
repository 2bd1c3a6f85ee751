import { copyText, useBrand, useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Container, Field, Input, LinkButton, PageHeader, Panel, useToast } from '@stroomwerk/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import css from '../features/contact/components/Withdrawal.module.css';
import {
  mailTo,
  problems,
  type Withdrawal,
  type WithdrawalField,
} from '../features/contact/model/withdrawal.js';
import { contactTexts } from '../features/contact/texts.js';

const empty: Withdrawal = { name: '', email: '', order: '', date: '' };

/** Withdrawing in two steps, without signing in: fill in, then check and send the statement. */
export default function WithdrawalPage() {
  const t = useTexts(contactTexts);
  usePageTitle(t.withdrawTitle);
  const brand = useBrand();
  const format = useFormat();
  const { show } = useToast();
  const [form, setForm] = useState(empty);
  const [found, setFound] = useState<ReturnType<typeof problems>>({});
  const [checking, setChecking] = useState(false);
  const set = (field: WithdrawalField) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });
  const error = (field: WithdrawalField) => (found[field] ? t[found[field]] : undefined);
  const statement = t.statement(
    form.name.trim(),
    form.email.trim(),
    form.order.trim(),
    form.date === '' ? '' : format.date(form.date),
    brand.name,
  );

  // Whoever reads with a screen reader or the keyboard goes along to the step that appeared, or to what is missing.
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (checking) step.current?.focus();
  }, [checking]);
  useEffect(() => {
    if (Object.keys(found).length > 0) step.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [found]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = problems(form);
    setFound(now);
    setChecking(Object.keys(now).length === 0);
  };
  const copy = () =>
    copyText(statement).then(
      () => show(t.copied),
      () => show({ text: t.copyFailed, tone: 'error' }),
    );

  return (
    <Container width="narrow" page>
      <PageHeader title={t.withdrawTitle} lead={t.withdrawLead} />
      <div ref={step} tabIndex={-1}>
        {checking ? (
          <Panel title={t.step2}>
            <div className="stack">
              <blockquote className={css.statement}>{statement}</blockquote>
              <p>{t.after}</p>
              <div className="row row-wrap">
                <LinkButton variant="primary" href={mailTo(brand.supportEmail, t.subject, statement)}>
                  {t.send}
                </LinkButton>
                <Button onClick={() => void copy()}>{t.copy}</Button>
                <Button variant="quiet" onClick={() => setChecking(false)}>
                  {t.back}
                </Button>
              </div>
            </div>
          </Panel>
        ) : (
          <Panel title={t.step1}>
            <form className="stack" onSubmit={submit} noValidate>
              <Field label={t.fullName} error={error('name')}>
                <Input size="lg" autoComplete="name" value={form.name} onChange={set('name')} />
              </Field>
              <Field label={t.email} error={error('email')}>
                <Input
                  size="lg"
                  type="email"
                  autoComplete="email"
                  value={form.email}
                  onChange={set('email')}
                />
              </Field>
              <Field label={t.order} hint={t.orderHint} error={error('order')}>
                <Input size="lg" value={form.order} onChange={set('order')} />
              </Field>
              <Field label={t.date} error={error('date')}>
                <Input size="lg" type="date" value={form.date} onChange={set('date')} />
              </Field>
              <Button type="submit" variant="primary" size="lg">
                {t.next}
              </Button>
            </form>
          </Panel>
        )}
      </div>
      <Panel title={t.rights}>
        <div className="stack-sm">
          {t.rightsText.map((part) => (
            <p key={part}>{part}</p>
          ))}
        </div>
      </Panel>
    </Container>
  );
}
