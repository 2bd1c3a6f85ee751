import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Field, FilterChip, Input } from '@stroomwerk/ui-kit';
import { actTexts } from '../act-texts.js';
import css from './Releases.module.css';

const usual = [1, 5, 10, 25, 50];

interface ShareFieldProps {
  /** As typed. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The share of visitors of a canary: typed, or one of the usual ones. */
export function ShareField({ value, error, onChange }: ShareFieldProps) {
  const t = useTexts(actTexts);
  const format = useFormat();
  return (
    <div className="stack-sm">
      <Field label={t.percent} hint={t.percentHint} error={error}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={value}
          trailing={<span aria-hidden="true">%</span>}
          className={css.share}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div className="row-wrap">
        {usual.map((percent) => (
          <FilterChip
            key={percent}
            selected={value.trim() === String(percent)}
            onClick={() => onChange(String(percent))}
          >
            {format.percent(percent, 0)}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}
