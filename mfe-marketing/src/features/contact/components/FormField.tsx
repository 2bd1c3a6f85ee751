import { useTexts } from '@stroomwerk/mfe-runtime';
import { Field, Input } from '@stroomwerk/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import type { Problems } from '../model/fields.js';
import { formTexts } from '../texts.js';

/** What is wrong with a field, by this page's rules or by the server's. */
export function useProblem(found: Problems, refused: Readonly<Record<string, string>>) {
  const { problems } = useTexts(formTexts);
  return (name: string): string | undefined => {
    const problem = found[name];
    return problem === undefined ? refused[name] : problems[problem];
  };
}

export interface FormFieldProps
  extends Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'maxLength' | 'required'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly optional?: boolean;
  readonly children?: ReactNode;
}

/**
 * A labelled input that keeps what was typed before the page came alive: the form is read when it is sent.
 * @param children a control in the input's place
 */
export function FormField({ label, hint, error, value, optional, children, ...input }: FormFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {children ?? <Input size="lg" defaultValue={value} {...input} />}
    </Field>
  );
}
