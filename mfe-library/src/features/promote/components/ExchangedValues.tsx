import type { PromotionValue } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Field, Input, Panel, Select, Textarea } from '@stroomwerk/ui-kit';
import type { ValueFields } from '../../deploy/components/Values.js';
import { shownValue } from '../../deploy/model/answers.js';
import { asTried } from '../model/view.js';
import { promoteTexts } from '../texts.js';
import css from './Promote.module.css';

/** The values of the trial, those marked that likely are others in production. */
export function ExchangedValues({
  values,
  fields,
}: {
  values: readonly PromotionValue[];
  fields: ValueFields;
}) {
  const t = useTexts(promoteTexts);
  return (
    <Panel title={t.values} lead={values.length > 0 ? t.asTried : undefined}>
      {values.length === 0 ? <p className="small soft">{t.noValues}</p> : null}
      {values.map((value) => (
        <ValueField key={value.key} value={value} fields={fields} />
      ))}
    </Panel>
  );
}

interface ValueFieldProps {
  readonly value: PromotionValue;
  readonly fields: ValueFields;
}

function ValueField({ value, fields }: ValueFieldProps) {
  const t = useTexts(promoteTexts);
  const { key, label, differs, trial, steps } = value;
  const isOther = (fields.values[key] ?? shownValue(value)) !== asTried(value);
  const hint = [...(isOther && trial !== '' ? [t.onTest(trial)] : []), t.usedIn(steps.join(', '))];
  return (
    <div className={css.value}>
      <Field
        label={
          <span className={css.label}>
            {label}
            {differs ? <Badge tone={isOther ? 'neutral' : 'warning'}>{t.differs[differs]}</Badge> : null}
          </span>
        }
        hint={hint.join('. ')}
        error={fields.problems[key]}
      >
        <Control value={value} fields={fields} />
      </Field>
    </div>
  );
}

function Control({ value: { key, kind, choices = [] }, fields }: ValueFieldProps) {
  const field = fields.field(key);
  if (kind === 'choice' && choices.length > 0) {
    const { name, defaultValue } = field;
    const all = choices.includes(defaultValue) || defaultValue === '' ? choices : [defaultValue, ...choices];
    return (
      <Select
        name={name}
        defaultValue={defaultValue}
        options={all.map((choice) => ({ value: choice, label: choice }))}
      />
    );
  }
  if (kind === 'list') return <Textarea {...field} rows={3} spellCheck={false} />;
  return (
    <Input
      {...field}
      autoComplete="off"
      spellCheck={false}
      {...(kind === 'number' ? { inputMode: 'decimal' as const } : {})}
      {...(kind === 'address' ? { inputMode: 'url' as const } : {})}
    />
  );
}
