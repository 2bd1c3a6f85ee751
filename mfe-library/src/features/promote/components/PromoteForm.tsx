import type { DeployConnection, Promotion } from '@stroomwerk/contracts/library';
import { isRefusal, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Notice, useForm } from '@stroomwerk/ui-kit';
import { Rocket } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Looking } from '../../deploy/components/AccountMissing.js';
import { openAccounts, type Picked, sentAccounts } from '../../deploy/model/accounts.js';
import { atItsValue } from '../../deploy/model/refused-answer.js';
import { newRequestId } from '../../deploy/model/request-id.js';
import { isChanged, type Promoting } from '../api/use-promotion.js';
import { initialOf, problemsOf, rulesOf, sentOf, stillAsTried } from '../model/view.js';
import { promoteTexts } from '../texts.js';
import { ExchangedAccounts } from './ExchangedAccounts.js';
import { ExchangedValues } from './ExchangedValues.js';
import css from './Promote.module.css';

export interface PromoteFormProps {
  readonly promotion: Promotion;
  readonly looked: string;
  readonly connection: DeployConnection;
  readonly act: Promoting;
  /** The workflow is in production by another way, and another is to come beside it. */
  readonly again: boolean;
  readonly looking: Looking;
}

/** Accounts, values, and the button. What it looked at is what goes to production, or nothing at all. */
export function PromoteForm({ promotion, looked, connection, act, again, looking }: PromoteFormProps) {
  const t = useTexts(promoteTexts);
  const { accounts, values, automation, target } = promotion;
  const place = useRef<HTMLDivElement>(null);
  const request = useRef<string>(undefined);
  const [picked, setPicked] = useState<Picked>({});
  const open = openAccounts(accounts, picked);
  const fields = useForm(rulesOf(values), {
    initial: initialOf(values),
    check: (filled) => problemsOf(values, filled, t.problems),
    send: async (filled) => {
      if (open.length > 0)
        return place.current?.querySelector<HTMLElement>('[data-open] :is(input, a, button)')?.focus();
      request.current ??= newRequestId();
      const body = {
        ...{ request_id: request.current, connection: connection.id, looked },
        ...{ accounts: sentAccounts(accounts, picked), values: sentOf(values, filled) },
        ...(again ? { again } : {}),
      };
      await act.promote.mutateAsync({ params: { id: automation.id }, body }).catch((error: unknown) => {
        // Refused is an answer. Where nobody answered it may be under way: pressed again it is the same one.
        if (isRefusal(error)) request.current = undefined;
        return atItsValue(error);
      });
    },
  });
  const still = stillAsTried(values, { ...initialOf(values), ...fields.values });
  return (
    <div ref={place}>
      <form {...fields.props} className="stack-lg" aria-label={t.form}>
        <div className={css.form}>
          <ExchangedAccounts
            accounts={accounts}
            connection={connection}
            picked={picked}
            onPick={(key, id) => setPicked((before) => ({ ...before, [key]: id }))}
            looking={looking}
          />
          <ExchangedValues values={values} fields={fields} />
        </div>
        {fields.failure === undefined || isChanged(act) ? null : (
          <Notice tone="danger" live>
            {fields.failure}
          </Notice>
        )}
        <div className={css.go}>
          <div className={css.facts}>
            <p>{target ? t.target(target.name) : t.made}</p>
            {promotion.left_out.map((what) => (
              <p key={what}>{t.leftOut[what]}</p>
            ))}
            <p role="status">
              {open.length > 0
                ? t.waits(open.map(({ app }) => app).join(', '))
                : still > 0
                  ? t.still(still)
                  : ''}
            </p>
            <p className="soft">
              {t.keys} {t.undoable}
            </p>
          </div>
          <Button
            type="submit"
            variant="primary"
            busy={fields.busy || looking.switching}
            icon={<Rocket size={16} aria-hidden="true" />}
          >
            {t.button(connection.name)}
          </Button>
        </div>
      </form>
    </div>
  );
}
