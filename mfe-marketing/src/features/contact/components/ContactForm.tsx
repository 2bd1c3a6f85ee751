import { useAuth } from '@stroomwerk/auth-store';
import { type ContactRequest, type ContactTopic, sendMessage } from '@stroomwerk/contracts/auth';
import { useBrand, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Panel, Select, Textarea, TextLink } from '@stroomwerk/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStatement } from '../api/use-statement.js';
import { contactRules, mailTo, type Problems, problemsOf, valuesOf } from '../model/fields.js';
import { contactTexts } from '../texts.js';
import css from './Contact.module.css';
import { FormField, useProblem } from './FormField.js';
import { Receipt } from './Receipt.js';
import { SendFailure } from './SendFailure.js';
import { checksItself, useFormFocus } from './use-form-focus.js';

const none: Readonly<Record<string, string>> = {};

/** Name, address, topic and message. Works without script too: the browser sends the form by itself then. */
export function ContactForm() {
  const t = useTexts(contactTexts);
  const { language } = useLanguage();
  const brand = useBrand();
  const { user } = useAuth();
  const { sending, send, edit } = useStatement<ContactRequest>(sendMessage);
  const [found, setFound] = useState<Problems>(none as Problems);
  const [sent, setSent] = useState({ name: '', email: '', topic: '', message: '' });
  const form = useRef<HTMLFormElement>(null);
  const refused = sending.state === 'failed' ? sending.error.fields : none;
  const problem = useProblem(found, refused);
  useFormFocus(form, found, refused);
  useEffect(() => checksItself(form.current), []);
  useEffect(() => {
    if (!user || !form.current) return;
    const known = { name: user.full_name, email: user.email };
    for (const [name, value] of Object.entries(known)) {
      const input = form.current.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === '') input.value = value;
    }
  }, [user]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = valuesOf(contactRules, data);
    const problems = problemsOf(contactRules, values);
    setFound(problems);
    setSent(values);
    if (Object.keys(problems).length > 0) return;
    const topic = values.topic as ContactTopic;
    void send({ ...values, topic, website: String(data.get('website') ?? '') });
  };

  if (sending.state === 'sent')
    return (
      <Receipt title={t.sentTitle} text={t.sent(sent.email)} receipt={sending.receipt}>
        <Button onClick={edit}>{t.another}</Button>
      </Receipt>
    );
  return (
    <Panel title={t.form}>
      <form
        ref={form}
        className="stack"
        method="post"
        action="/api/account/messages"
        onSubmit={submit}
        aria-busy={sending.state === 'sending'}
      >
        <input type="hidden" name="language" value={language} />
        <div className={css.pair}>
          <FormField
            {...{ name: 'name', label: t.name, error: problem('name'), value: '' }}
            autoComplete="name"
            maxLength={contactRules.name.most}
            required
          />
          <FormField
            {...{ name: 'email', label: t.email, error: problem('email'), value: '' }}
            type="email"
            autoComplete="email"
            maxLength={contactRules.email.most}
            hint={t.emailHint}
            required
          />
        </div>
        <Field label={t.topic} error={problem('topic')}>
          <Select
            size="lg"
            name="topic"
            required
            defaultValue=""
            options={[
              { value: '', label: t.choose, disabled: true },
              ...Object.entries(t.topics).map(([value, label]) => ({ value, label })),
            ]}
          />
        </Field>
        <Field label={t.message} hint={t.messageHint} error={problem('message')}>
          <Textarea name="message" rows={8} required maxLength={contactRules.message.most} />
        </Field>
        <div className={css.trap} aria-hidden="true">
          <label>
            {t.trap}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {sending.state === 'failed' ? (
          <SendFailure
            error={sending.error}
            href={mailTo(brand.supportEmail, t.subject, `${sent.message}\n\n${sent.name}`)}
          />
        ) : null}
        <div className={css.actions}>
          <Button type="submit" variant="primary" size="lg" busy={sending.state === 'sending'}>
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
