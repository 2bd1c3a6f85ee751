import { useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Panel } from '@stroomwerk/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Problems, problemsOf, type Values, valuesOf, withdrawalRules } from '../model/fields.js';
import { withdrawalTexts } from '../withdrawal-texts.js';
import css from './Contact.module.css';
import { FormField, useProblem } from './FormField.js';
import { checksItself, useFormFocus } from './use-form-focus.js';

export type Withdrawal = Values<typeof withdrawalRules>;

/**
 * Step one: who, which order, and where the receipt goes. Without script it is confirmed here, by a box and a button
 * that says so.
 * @param refused what the server said of a field
 */
export function WithdrawalForm({
  values,
  refused,
  onNext,
}: {
  values: Withdrawal;
  refused: Readonly<Record<string, string>>;
  onNext: (values: Withdrawal) => void;
}) {
  const t = useTexts(withdrawalTexts);
  const { language } = useLanguage();
  const [found, setFound] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const problem = useProblem(found, refused);
  useFormFocus(form, found, refused);
  useEffect(() => checksItself(form.current), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = valuesOf(withdrawalRules, new FormData(event.currentTarget));
    const problems = problemsOf(withdrawalRules, typed);
    setFound(problems);
    if (Object.keys(problems).length === 0) onNext(typed);
  };
  const field = (name: keyof Withdrawal) => ({
    name,
    error: problem(name),
    value: values[name],
    maxLength: withdrawalRules[name].most,
  });
  return (
    <Panel title={t.step1}>
      <form ref={form} className="stack" method="post" action="/api/account/withdrawals" onSubmit={submit}>
        <input type="hidden" name="language" value={language} />
        <FormField {...field('name')} label={t.name} autoComplete="name" required />
        <FormField
          {...field('email')}
          {...{ label: t.email, hint: t.emailHint, type: 'email', autoComplete: 'email', required: true }}
        />
        <FormField {...field('order')} label={t.order} hint={t.orderHint} required />
        <FormField {...field('ordered_on')} label={t.date} type="date" optional />
        <div className={css.scripted}>
          <Button type="submit" variant="primary" size="lg">
            {t.next}
          </Button>
        </div>
        <noscript>
          <label className={css.box}>
            <input type="checkbox" name="confirmed" required />
            {t.confirmBox}
          </label>
          <Button type="submit" variant="primary" size="lg">
            {t.confirm}
          </Button>
        </noscript>
      </form>
    </Panel>
  );
}
