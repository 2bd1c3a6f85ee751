import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import { useFieldAttributes } from './Field.js';
import css from './Field.module.css';

export type ControlSize = 'sm' | 'md' | 'lg';

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  size?: ControlSize;
  /** Before the text. */
  icon?: ReactNode;
  /** After the text: an IconButton size sm, or a unit. */
  trailing?: ReactNode;
  invalid?: boolean;
}

/** A one-line input. Inside a Field it needs neither id nor aria attributes; outside one give it an `aria-label`. */
export function Input({ size = 'md', icon, trailing, invalid, className, ...rest }: InputProps) {
  const field = useFieldAttributes();
  const bad = invalid || field['aria-invalid'];
  const box = cx(
    css.box,
    size !== 'md' && css[size],
    bad && css.bad,
    rest.disabled && css.off,
    rest.readOnly && css.readOnly,
    className,
  );
  return (
    <span className={box}>
      {icon ? (
        <span className={css.lead} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <input {...field} aria-invalid={bad || undefined} {...rest} className={css.input} />
      {trailing ? <span className={css.trail}>{trailing}</span> : null}
    </span>
  );
}

export interface TextareaProps extends ComponentPropsWithRef<'textarea'> {
  invalid?: boolean;
}

/** A multi-line input; grows by hand. */
export function Textarea({ invalid, className, ...rest }: TextareaProps) {
  const field = useFieldAttributes();
  const bad = invalid || field['aria-invalid'];
  return (
    <span className={cx(css.box, css.area, bad && css.bad, rest.disabled && css.off, className)}>
      <textarea {...field} aria-invalid={bad || undefined} {...rest} className={css.input} />
    </span>
  );
}
