import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../lib/cx.js';
import { useFieldAttributes } from './Field.js';
import css from './Field.module.css';
import type { ControlSize } from './Input.js';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'children'> {
  options: readonly SelectOption[];
  size?: ControlSize;
  invalid?: boolean;
}

/** A native select in the kit's look. Outside a Field give it an `aria-label`. */
export function Select({ options, size = 'md', invalid, className, ...rest }: SelectProps) {
  const field = useFieldAttributes();
  const bad = invalid || field['aria-invalid'];
  return (
    <span
      className={cx(
        css.box,
        css.selectBox,
        size !== 'md' && css[size],
        bad && css.bad,
        rest.disabled && css.off,
        className,
      )}
    >
      <select {...field} aria-invalid={bad || undefined} {...rest} className={css.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={css.chevron} aria-hidden="true" />
    </span>
  );
}
