import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Field, FilterChip, Input, type InputProps } from '@stroomwerk/ui-kit';
import { actTexts } from '../act-texts.js';
import css from './Releases.module.css';

const usual = [1, 5, 10, 25, 50];

interface ShareFieldProps {
  /** Of the form it stands in. */
  readonly field: Pick<InputProps, 'name' | 'defaultValue' | 'maxLength'>;
  /** As it stands there. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** The share of visitors of a canary: typed, or one of the usual ones. */
export function ShareField({ field, value, error, onChoose }: ShareFieldProps) {
  const t = useTexts(actTexts);
  const format = useFormat();
  return (
    <div className="stack-sm">
      <Field label={t.percent} hint={t.percentHint} error={error}>
        <Input
          {...field}
          autoComplete="off"
          trailing={<span aria-hidden="true">%</span>}
          className={css.share}
        />
      </Field>
      <div className="row-wrap">
        {usual.map((percent) => (
          <FilterChip
            key={percent}
            selected={value.trim() === String(percent)}
            onClick={() => onChoose(String(percent))}
          >
            {format.percent(percent, 0)}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}
