import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useUiTexts } from '../lib/language.js';
import { type FormTexts, formTexts } from '../texts/form.js';
import {
  attributesOf,
  type FormProblems,
  type FormRules,
  type FormValues,
  problemsOf,
  valuesOf,
} from './rules.js';

/** A refusal of the server, as the API client throws it. */
interface Refusal extends Error {
  readonly code: string;
  readonly detail: string;
  readonly fields: Readonly<Record<string, string>>;
}
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'detail' in error && 'fields' in error;

/** For a `<form>` with no field to read when it is sent: a button that works without script too, a search as one types. */
export const submits = (send: () => unknown) => ({
  onSubmit: (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send();
  },
});

export interface FormOptions<Rules extends FormRules> {
  /** What stands in the fields to begin with. */
  readonly initial?: Partial<FormValues<Rules>>;
  /** What a field says when it is empty or too short, where "fill this in" says too little. */
  readonly wording?: FormProblems<Rules>;
  /** What the rules cannot know, e.g. that two passwords are equal. */
  readonly check?: (values: FormValues<Rules>) => FormProblems<Rules>;
  /** Refused before: shown from the start. */
  readonly refused?: Readonly<Record<string, string>>;
  /** Takes what was filled in, once it keeps the rules. What it throws as a refusal is shown. */
  readonly send: (values: FormValues<Rules>) => unknown;
  /** How a refusal reads that belongs to no field; its own detail unless given. */
  readonly failed?: (error: Refusal) => string;
  /** The field at which such a refusal stands, instead of in `failure`. */
  readonly at?: keyof Rules & string;
}

/**
 * The one way to write a form. The fields are the browser's: read when the form is sent, so that what was typed before
 * the page came alive stays, and kept whatever happens. The rules come from `@stroomwerk/contracts/forms`; what breaks
 * them, and what the server refuses, stands at its field, and the first of those gets the focus.
 *
 *     const form = useForm(collectionRules, { send: ({ name }) => create.mutateAsync({ body: { name } }) });
 *     <form {...form.props}>
 *       <Field label={t.name} error={form.problems.name}><Input {...form.field('name')} /></Field>
 *       {form.failure === undefined ? null : <Notice tone="danger" live>{form.failure}</Notice>}
 *       <Button type="submit" busy={form.busy}>{t.save}</Button>
 */
export function useForm<Rules extends FormRules>(rules: Rules, options: FormOptions<Rules>) {
  type Name = keyof Rules & string;
  const {
    initial = {} as Partial<FormValues<Rules>>,
    wording,
    check,
    refused = {},
    send,
    failed = ({ detail }) => detail,
    at,
  } = options;
  const texts = useUiTexts(formTexts);
  const element = useRef<HTMLFormElement | null>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(refused as FormProblems<Rules>);
  const [failure, setFailure] = useState<string>();
  const [values, setValues] = useState(initial);
  // Counts what was refused: whoever uses the keyboard or a screen reader goes to the first field of it.
  const [refusals, setRefusals] = useState(Object.keys(refused).length);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const read = (): FormValues<Rules> =>
    valuesOf(rules, element.current === null ? new FormData() : new FormData(element.current));
  const refuse = (found: FormProblems<Rules>, text?: string): void => {
    setProblems(found);
    setFailure(text);
    setRefusals((before) => before + 1);
  };
  const take = (error: unknown): void => {
    if (!isRefusal(error)) throw error;
    const known = Object.entries(error.fields).filter(([name]) => name in rules);
    const found = Object.fromEntries(known) as FormProblems<Rules>;
    const rest = known.length > 0 ? undefined : failed(error);
    if (at !== undefined && rest !== undefined) refuse({ [at]: rest } as FormProblems<Rules>);
    else refuse(found, rest);
  };
  const submit = async (): Promise<void> => {
    if (sending.current) return;
    const filled = read();
    setValues(filled);
    const found = {
      ...check?.(filled),
      ...unreadable(element.current, rules, texts),
      ...problemsOf(rules, filled, texts, wording),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({} as FormProblems<Rules>);
    setFailure(undefined);
    sending.current = true;
    setBusy(true);
    try {
      await send(filled);
    } catch (error) {
      take(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return {
    /** For the `<form>` itself. */
    props: {
      // The page checks by itself, in its own words; without script the browser does.
      ref: (form: HTMLFormElement | null) => {
        element.current = form;
        if (form) form.noValidate = true;
      },
      ...submits(submit),
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        const changed = 'name' in target ? String(target.name) : '';
        setValues(read());
        setProblems((before) => without(before, changed));
      },
      'aria-busy': busy,
    },
    /** For the control of a field: its name, what stands in it, and its limits. */
    field: (name: Name) => ({ name, defaultValue: initial[name] ?? '', ...attributesOf(rules[name] ?? {}) }),
    /** For a checkbox. */
    box: (name: Name) => ({ name, defaultChecked: initial[name] === 'on' }),
    /** What is wrong, by field: for `error` of its Field. */
    problems,
    /** Why it was refused, where that belongs to no field. */
    failure,
    busy,
    /** What stands in the fields now, where the page says something of it. */
    values: values as Partial<FormValues<Rules>>,
    /** What stands in them, also what was typed before the page came alive. */
    read,
    /** Fills in a field that has a shorter way than typing, or is known later. */
    set: (name: Name, value: string): void => {
      const control = element.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
      control.value = value;
      setValues(read());
    },
  };
}

const without = <Rules extends FormRules>(problems: FormProblems<Rules>, name: string) =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name)) as FormProblems<Rules>;

/** Fields in which something stands that the browser cannot read: half a date, no address. */
function unreadable<Rules extends FormRules>(
  form: HTMLFormElement | null,
  rules: Rules,
  texts: FormTexts,
): FormProblems<Rules> {
  const inputs = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
  const wrong = inputs.filter(
    ({ name, validity }) => name in rules && (validity.badInput || validity.typeMismatch),
  );
  return Object.fromEntries(
    wrong.map(({ name, type }) => [
      name,
      type === 'date' ? texts.date : type === 'email' ? texts.email : texts.address,
    ]),
  ) as FormProblems<Rules>;
}
