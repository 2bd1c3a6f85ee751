import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.js';
import css from './SegmentedControl.module.css';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen; read aloud, not shown. */
  label: string;
  options: ReadonlyArray<SegmentOption<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, at once. Native radio buttons: arrow keys, works before the scripts do. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, className } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(css.seg, className)}>
      {options.map((option) => (
        <label key={option.value} className={css.item}>
          <input
            type="radio"
            name={name}
            className={css.native}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
