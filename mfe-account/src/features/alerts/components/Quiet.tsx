import type { QuietHours } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Field, Input, Switch } from '@stroomwerk/ui-kit';
import { alertTexts } from '../texts.js';
import css from './Alerts.module.css';

/** Hours in which nothing comes. A time is kept when its field is left. */
export function Quiet({
  quiet,
  onChange,
}: {
  quiet: QuietHours;
  onChange: (change: Partial<QuietHours>) => void;
}) {
  const t = useTexts(alertTexts);
  const time = (key: 'from' | 'to') => (
    <Field label={t[key]}>
      <Input
        key={quiet[key]}
        type="time"
        defaultValue={quiet[key]}
        onBlur={({ target: { value } }) => {
          if (value !== '' && value !== quiet[key])
            onChange(key === 'from' ? { from: value } : { to: value });
        }}
      />
    </Field>
  );
  return (
    <div className={css.part}>
      <Switch
        atEnd
        label={t.quiet}
        description={t.quietText}
        checked={quiet.on}
        onChange={({ target }) => onChange({ on: target.checked })}
      />
      {quiet.on ? (
        <>
          <div className={css.hours}>
            {time('from')}
            {time('to')}
          </div>
          <Switch
            atEnd
            label={t.urgent}
            checked={quiet.urgent_passes}
            onChange={({ target }) => onChange({ urgent_passes: target.checked })}
          />
        </>
      ) : null}
    </div>
  );
}
