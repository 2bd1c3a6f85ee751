import type {
  DeployConnection,
  Deployment,
  DeployForm as Form,
  PublicWorkflowDetail,
} from '@stroomwerk/contracts/library';
import { isRefusal, useTexts } from '@stroomwerk/mfe-runtime';
import { useForm } from '@stroomwerk/ui-kit';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useDeploy } from '../api/use-deploy.js';
import { openAccounts, type Picked, sentAccounts } from '../model/accounts.js';
import { answersOf, problemsOfAnswers, rulesOf, shownValue } from '../model/answers.js';
import { atItsValue } from '../model/refused-answer.js';
import { newRequestId } from '../model/request-id.js';
import { deployTexts } from '../texts.js';
import type { Looking } from './AccountMissing.js';
import { Accounts } from './Accounts.js';
import css from './Deploy.module.css';
import { Go } from './Go.js';
import { Values } from './Values.js';

/** What somebody filled in, kept while the page shows how it went. */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  readonly picked: Picked;
}

interface DeployFormProps {
  readonly form: Form;
  readonly connection: DeployConnection;
  readonly workflow: PublicWorkflowDetail | undefined;
  /** The workflow is in this n8n already. */
  readonly again: boolean;
  readonly draft: RefObject<Draft>;
  readonly looking: Looking;
  readonly onSent: (made: Deployment) => void;
}

/** Accounts, values, and the button: three columns, one form. */
export function DeployForm({ form, connection, workflow, again, draft, looking, onSent }: DeployFormProps) {
  const t = useTexts(deployTexts);
  const { accounts, values } = form;
  const place = useRef<HTMLDivElement>(null);
  const request = useRef<string>(undefined);
  const [picked, setPicked] = useState(draft.current.picked);
  const { mutateAsync: send } = useDeploy();
  const open = openAccounts(accounts, picked);
  const fields = useForm(rulesOf(values), {
    initial: {
      ...Object.fromEntries(values.map((value) => [value.key, shownValue(value)])),
      ...draft.current.values,
    },
    check: (filled) => problemsOfAnswers(values, filled, t.problems),
    send: async (filled) => {
      if (open.length > 0) return toOpenAccount();
      draft.current = { values: filled, picked };
      request.current ??= newRequestId();
      const body = {
        request_id: request.current,
        filename: form.workflow.filename,
        connection: connection.id,
        lang: form.workflow.language,
        accounts: sentAccounts(accounts, picked),
        values: answersOf(values, filled),
        ...(again ? { again } : {}),
      };
      const made = await send({ body }).catch((error: unknown) => {
        // Refused is an answer. Where nobody answered it may be under way: pressed again it is the same one.
        if (isRefusal(error)) request.current = undefined;
        return atItsValue(error);
      });
      onSent(made);
    },
  });
  const toOpenAccount = () =>
    place.current?.querySelector<HTMLElement>('[data-open] :is(input, a, button)')?.focus();
  /** The button that waits takes no Enter: to what it waits for. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || open.length === 0 || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    toOpenAccount();
  };
  useEffect(() => {
    // On a phone the accounts come first, and a keyboard would lie over them.
    if (!matchMedia('(min-width: 1024px)').matches) return;
    const empty = [
      ...(place.current?.querySelectorAll<HTMLElement>('[data-values] :is(input, select, textarea)') ?? []),
    ];
    empty.find((field) => 'value' in field && field.value === '')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className={css.panel}>
      <form {...fields.props} className={css.join} aria-label={t.form} onKeyDown={enter}>
        <Accounts
          accounts={accounts}
          connection={connection}
          picked={picked}
          onPick={(key, id) => setPicked((before) => ({ ...before, [key]: id }))}
          looking={looking}
        />
        <Values form={form} fields={fields} />
        <Go
          form={form}
          connection={connection}
          trigger={workflow?.trigger_type}
          again={again}
          waitsFor={open.map(({ app }) => app)}
          busy={fields.busy || looking.switching}
          failure={fields.failure}
        />
      </form>
    </div>
  );
}
