import { type RefObject, useEffect } from 'react';
import type { Problems } from '../model/fields.js';

/** Leads whoever uses the keyboard or a screen reader to the first field that is refused. */
export function useFormFocus(
  form: RefObject<HTMLElement | null>,
  found: Problems,
  refused: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(found).length > 0 || Object.keys(refused).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, found, refused]);
}

/** The page checks by itself, in its own words; without script the browser does. */
export const checksItself = (form: HTMLFormElement | null): void => {
  if (form) form.noValidate = true;
};
