import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { useUiTexts } from '../lib/language.js';
import { fieldTexts } from '../texts/field.js';
import css from './Field.module.css';

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}
const FieldContext = createContext<FieldState | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** The error of this field: icon and text below, tied to the input. */
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** Beside the label, for instance a link to "Wachtwoord vergeten". */
  labelEnd?: ReactNode;
  id?: string;
  children: ReactNode;
  className?: string;
}

/** Label above, control, hint, error below. Put one Input, PasswordInput, Textarea or Select inside: it takes over id and state. */
export function Field({ label, error, hint, optional, labelEnd, id, children, className }: FieldProps) {
  const made = useId();
  const texts = useUiTexts(fieldTexts);
  const inputId = id ?? made;
  const ids = [hint ? `${inputId}-hint` : '', error ? `${inputId}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={className ? `${css.field} ${className}` : css.field}>
      <div className={css.top}>
        <label htmlFor={inputId} className={css.label}>
          {label} {optional ? <span className={css.optional}>({texts.optional})</span> : null}
        </label>
        {labelEnd}
      </div>
      <FieldContext value={{ id: inputId, describedBy: ids || undefined, invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {hint ? (
        <p id={`${inputId}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${inputId}-error`} className={css.error} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Attributes that tie a control to the Field around it; empty outside one. */
export function useFieldAttributes(): {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
} {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}
