import type {
  CollectionDeployForm,
  DeployAccount,
  DeployConnection,
  DeploymentBatch,
} from '@stroomwerk/contracts/library';
import { isRefusal, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { useForm } from '@stroomwerk/ui-kit';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Looking } from '../../deploy/components/AccountMissing.js';
import { Accounts } from '../../deploy/components/Accounts.js';
import deployCss from '../../deploy/components/Deploy.module.css';
import { openAccounts, type Picked } from '../../deploy/model/accounts.js';
import { problemsOfAnswers, rulesOf, shownValue } from '../../deploy/model/answers.js';
import { newRequestId } from '../../deploy/model/request-id.js';
import { deployTexts } from '../../deploy/texts.js';
import { useDeployTogether } from '../api/use-collection-deploy.js';
import { type Choice, chosenOf, firstChoice, hindranceOf, roomOf } from '../model/choice.js';
import { accountsFor, fieldsFor, namesOf, refusedFields, requestsOf } from '../model/questions.js';
import { collectionDeployTexts } from '../texts.js';
import { Choose } from './Choose.js';
import { GoTogether } from './GoTogether.js';
import { ManyValues } from './ManyValues.js';

/** What somebody chose and filled in, kept while the page shows how it went. */
export interface TogetherDraft {
  readonly values: Readonly<Record<string, string>>;
  readonly picked: Picked;
  /** Null while nobody chose anything else than what is chosen for them. */
  readonly choice: Choice | null;
  /** What the platform refused, by the names of the fields. */
  readonly refused: Readonly<Record<string, string>>;
}
export const noDraft: TogetherDraft = { values: {}, picked: {}, choice: null, refused: {} };

interface TogetherFormProps {
  readonly form: CollectionDeployForm;
  readonly connection: DeployConnection;
  readonly draft: RefObject<TogetherDraft>;
  readonly looking: Looking;
  readonly onSent: (made: DeploymentBatch) => void;
}

/** Which workflows, their accounts once, their values, and one button: one form. */
export function TogetherForm({ form, connection, draft, looking, onSent }: TogetherFormProps) {
  const t = useTexts(collectionDeployTexts);
  const one = useTexts(deployTexts);
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const request = useRef<string>(undefined);
  const [picked, setPicked] = useState(draft.current.picked);
  const [wanted, setWanted] = useState(draft.current.choice);
  const { mutateAsync: send } = useDeployTogether();
  const choice = wanted ?? firstChoice(form);
  const chosen = chosenOf(form, choice);
  const accounts = accountsFor(form, choice);
  const open = openAccounts(accounts, picked);
  const values = fieldsFor(form, choice);
  const hindrance = hindranceOf(chosen.length, roomOf(form));
  const choose = (next: Choice) => {
    setWanted(next);
    draft.current = { ...draft.current, choice: next };
  };
  const toFirst = (where: string) => place.current?.querySelector<HTMLElement>(where)?.focus();
  const toHindrance = () =>
    toFirst(hindrance === null ? '[data-open] :is(input, a, button)' : 'fieldset input');
  const fields = useForm(rulesOf(values), {
    initial: {
      ...Object.fromEntries(form.values.map((value) => [value.id, shownValue(value)])),
      ...draft.current.values,
    },
    refused: draft.current.refused,
    check: (filled) => problemsOfAnswers(values, filled, one.problems),
    send: async (filled) => {
      if (hindrance !== null || open.length > 0) return toHindrance();
      draft.current = { values: { ...draft.current.values, ...filled }, picked, choice, refused: {} };
      request.current ??= newRequestId();
      const body = {
        ...{ request_id: request.current, connection: connection.id },
        workflows: requestsOf(form, chosen, picked, filled),
      };
      const made = await send({ body }).catch((error: unknown) => {
        // Refused is an answer. Where nobody answered it may be under way: pressed again it is the same one.
        if (isRefusal(error)) request.current = undefined;
        throw error;
      });
      draft.current = { ...draft.current, refused: refusedFields(form, made) };
      onSent(made);
    },
  });
  /** Whoever presses Enter while choosing wants to choose; the button that waits takes none: to what it waits for. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const isWaiting = hindrance !== null || open.length > 0;
    const isChoosing = ['checkbox', 'radio'].includes(event.target.type);
    if (isWaiting || isChoosing) event.preventDefault();
    if (isWaiting && !isChoosing) toHindrance();
  };
  const waits =
    hindrance === 'none'
      ? t.chooseOne
      : hindrance === 'too_many'
        ? t.tooMany(format.number(chosen.length - roomOf(form)))
        : open.length > 0
          ? one.waits(open.map(({ app }) => app))
          : undefined;
  const noteOf = ({ key }: DeployAccount) =>
    t.neededBy(
      namesOf(
        form,
        accounts.find((account) => account.key === key)?.needed_by.map(({ filename }) => filename) ?? [],
        choice,
      ),
    );
  return (
    <div ref={place} className={deployCss.alone}>
      <form {...fields.props} aria-label={t.form} onKeyDown={enter}>
        <Choose form={form} n8n={connection.name} choice={choice} onChoose={choose} />
        <div className={deployCss.join}>
          <Accounts
            accounts={accounts}
            connection={connection}
            picked={picked}
            onPick={(key, id) => setPicked((before) => ({ ...before, [key]: id }))}
            looking={looking}
            noteOf={noteOf}
            none={t.noAccounts}
          />
          <ManyValues form={form} choice={choice} fields={fields} />
          <GoTogether
            chosen={chosen}
            connection={connection}
            waits={waits}
            busy={fields.busy || looking.switching}
            failure={fields.failure}
          />
        </div>
      </form>
    </div>
  );
}
