import { withdrawalRules } from '@stroomwerk/contracts/forms';
import { useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, type FormValues, Input, Panel, useForm } from '@stroomwerk/ui-kit';
import { withdrawalTexts } from '../withdrawal-texts.js';
import css from './Contact.module.css';

export type Withdrawal = FormValues<typeof withdrawalRules>;

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
  const form = useForm(withdrawalRules, { initial: values, refused, send: onNext });
  return (
    <Panel title={t.step1}>
      <form {...form.props} className="stack" method="post" action="/api/account/withdrawals">
        <input type="hidden" name="language" value={language} />
        <Field label={t.name} error={form.problems.name}>
          <Input {...form.field('name')} size="lg" autoComplete="name" />
        </Field>
        <Field label={t.email} hint={t.emailHint} error={form.problems.email}>
          <Input {...form.field('email')} size="lg" autoComplete="email" />
        </Field>
        <Field label={t.order} hint={t.orderHint} error={form.problems.order}>
          <Input {...form.field('order')} size="lg" />
        </Field>
        <Field label={t.date} error={form.problems.ordered_on} optional>
          <Input {...form.field('ordered_on')} size="lg" />
        </Field>
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
