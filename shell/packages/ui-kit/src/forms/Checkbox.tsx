import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.js';
import css from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  description?: ReactNode;
}

export interface CheckboxProps extends ChoiceProps {
  error?: ReactNode;
}

/** A checkbox with its label to the right. */
export function Checkbox({ label, description, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={cx(css.choice, rest.disabled && css.off)}>
        <input
          {...rest}
          type="checkbox"
          className={css.native}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : rest['aria-describedby']}
        />
        <span className={css.box} aria-hidden="true">
          <Check />
        </span>
        <span className={css.text}>
          {label}
          {description ? <span className={css.description}>{description}</span> : null}
        </span>
      </label>
      {error ? (
        <p id={id} role="alert" className={css.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

export interface SwitchProps extends ChoiceProps {
  /** The switch at the far end of its line, for settings. */
  atEnd?: boolean;
}

/** On or off with immediate effect. For a choice that is saved later use Checkbox. */
export function Switch({ label, description, atEnd = false, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(css.choice, atEnd && css.end, rest.disabled && css.off, className)}>
      <input {...rest} type="checkbox" className={css.native} />
      <span className={css.track} aria-hidden="true" />
      <span className={css.text}>
        {label}
        {description ? <span className={css.description}>{description}</span> : null}
      </span>
    </label>
  );
}
