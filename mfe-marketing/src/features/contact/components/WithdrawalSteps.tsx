import { type WithdrawalRequest, withdraw } from '@stroomwerk/contracts/auth';
import { ApiError, useBrand, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Facts, Panel, useForm } from '@stroomwerk/ui-kit';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStatement } from '../api/use-statement.js';
import { mailTo } from '../model/mail-to.js';
import { formTexts } from '../texts.js';
import { withdrawalTexts } from '../withdrawal-texts.js';
import css from './Contact.module.css';
import { Receipt } from './Receipt.js';
import { SendFailure } from './SendFailure.js';
import { type Withdrawal, WithdrawalForm } from './WithdrawalForm.js';

const empty: Withdrawal = { name: '', email: '', order: '', ordered_on: '' };

/** Withdrawing in two steps without signing in: fill in, then check and confirm; then the receipt. */
export function WithdrawalSteps() {
  const t = useTexts(withdrawalTexts);
  const words = useTexts(formTexts);
  const brand = useBrand();
  const format = useFormat();
  const [values, setValues] = useState(empty);
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState<ApiError['fields']>({});
  const { receipt, send } = useStatement<WithdrawalRequest>(withdraw);
  const confirming = useForm(
    {},
    {
      send: async () => {
        try {
          await send({ ...values, ordered_on: values.ordered_on || null });
        } catch (error) {
          // What is refused of a field is mended there.
          if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
            setRefused(error.fields);
            setChecking(false);
          } else throw error;
        }
      },
    },
  );
  const step = useRef<HTMLDivElement>(null);
  // Whoever uses the keyboard or a screen reader goes along to the step that appeared.
  const shown = useRef(checking);
  useEffect(() => {
    if (shown.current !== checking) step.current?.focus();
    shown.current = checking;
  }, [checking]);

  const facts = [
    { term: t.name, value: values.name },
    { term: t.email, value: values.email },
    { term: t.orderTerm, value: values.order },
    ...(values.ordered_on === '' ? [] : [{ term: t.dateTerm, value: format.date(values.ordered_on) }]),
  ];
  if (receipt !== undefined)
    return (
      <Receipt title={t.sentTitle} text={t.sent(values.email)} receipt={receipt} facts={facts}>
        <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </Receipt>
    );
  if (!checking)
    return (
      <div ref={step} tabIndex={-1} className={css.step}>
        <WithdrawalForm
          values={values}
          refused={refused}
          onNext={(typed) => {
            setValues(typed);
            setRefused({});
            setChecking(true);
          }}
        />
      </div>
    );
  const statement = [t.statement(brand.name), ...facts.map(({ term, value }) => `${term}: ${value}`)];
  return (
    <div ref={step} tabIndex={-1} className={css.step}>
      <Panel title={t.step2}>
        <form {...confirming.props} className="stack">
          <p>{t.check}</p>
          <blockquote className={css.statement}>{t.statement(brand.name)}</blockquote>
          <Facts items={facts} />
          <p>{t.after}</p>
          {confirming.failure === undefined ? null : (
            <SendFailure
              why={confirming.failure}
              href={mailTo(brand.supportEmail, t.subject, statement.join('\n'))}
            />
          )}
          <div className={css.actions}>
            <Button type="submit" variant="primary" size="lg" busy={confirming.busy}>
              {t.confirm}
            </Button>
            <Button size="lg" onClick={() => setChecking(false)}>
              {t.back}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  );
}
