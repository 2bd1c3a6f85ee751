import { useAuth } from '@stroomwerk/auth-store';
import { type ContactRequest, type ContactTopic, sendMessage } from '@stroomwerk/contracts/auth';
import { contactRules } from '@stroomwerk/contracts/forms';
import { useBrand, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Panel, Select, Textarea, TextLink, useForm } from '@stroomwerk/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useStatement } from '../api/use-statement.js';
import { mailTo } from '../model/mail-to.js';
import { contactTexts } from '../texts.js';
import css from './Contact.module.css';
import { Receipt } from './Receipt.js';
import { SendFailure } from './SendFailure.js';

/** Name, address, topic and message. Works without script too: the browser sends the form by itself then. */
export function ContactForm() {
  const t = useTexts(contactTexts);
  const { language } = useLanguage();
  const brand = useBrand();
  const { user } = useAuth();
  const { receipt, send, forget } = useStatement<ContactRequest>(sendMessage);
  const form = useForm(contactRules, {
    send: (values) => send({ ...values, topic: values.topic as ContactTopic }),
  });
  const { name = '', email = '', message = '' } = form.values;
  const known = useRef(form);
  known.current = form;
  useEffect(() => {
    if (!user) return;
    const { read, set } = known.current;
    const there = read();
    if (there.name === '') set('name', user.full_name);
    if (there.email === '') set('email', user.email);
  }, [user]);

  if (receipt !== undefined)
    return (
      <Receipt title={t.sentTitle} text={t.sent(email)} receipt={receipt}>
        <Button onClick={forget}>{t.another}</Button>
      </Receipt>
    );
  return (
    <Panel title={t.form}>
      <form {...form.props} className="stack" method="post" action="/api/account/messages">
        <input type="hidden" name="language" value={language} />
        <div className={css.pair}>
          <Field label={t.name} error={form.problems.name}>
            <Input {...form.field('name')} size="lg" autoComplete="name" />
          </Field>
          <Field label={t.email} hint={t.emailHint} error={form.problems.email}>
            <Input {...form.field('email')} size="lg" autoComplete="email" />
          </Field>
        </div>
        <Field label={t.topic} error={form.problems.topic}>
          <Select
            {...form.field('topic')}
            size="lg"
            options={[
              { value: '', label: t.choose, disabled: true },
              ...Object.entries(t.topics).map(([value, label]) => ({ value, label })),
            ]}
          />
        </Field>
        <Field label={t.message} hint={t.messageHint} error={form.problems.message}>
          <Textarea {...form.field('message')} rows={8} />
        </Field>
        <div className={css.trap} aria-hidden="true">
          <label>
            {t.trap}
            <input {...form.field('website')} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {form.failure === undefined ? null : (
          <SendFailure
            why={form.failure}
            href={mailTo(brand.supportEmail, t.subject, `${message}\n\n${name}`)}
          />
        )}
        <div className={css.actions}>
          <Button type="submit" variant="primary" size="lg" busy={form.busy}>
            {t.send}
          </Button>
        </div>
        <p className="small soft">
          {t.privacy}{' '}
          <TextLink component={Link} to={language === 'nl' ? '/privacy' : '/legal/privacy'}>
            {t.privacyLink}
          </TextLink>
          .
        </p>
      </form>
    </Panel>
  );
}
