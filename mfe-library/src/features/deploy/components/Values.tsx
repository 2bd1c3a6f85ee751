import type { DeployForm, DeployValue } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Field, Input, Select, Textarea } from '@stroomwerk/ui-kit';
import { emptyValues } from '../model/answers.js';
import { deployTexts } from '../texts.js';
import css from './Deploy.module.css';

/** What a field needs of the form around it (`useForm`). */
export interface ValueFields {
  readonly field: (key: string) => { readonly name: string; readonly defaultValue: string };
  readonly problems: Readonly<Partial<Record<string, string>>>;
  readonly values: Readonly<Partial<Record<string, string>>>;
}

interface ValuesProps {
  readonly form: Pick<DeployForm, 'values' | 'by_hand'>;
  readonly fields: ValueFields;
}

/** What only the customer knows, with what is known of it filled in; and what is seen to in n8n. */
export function Values({ form: { values, by_hand: byHand }, fields }: ValuesProps) {
  const t = useTexts(deployTexts);
  const left = emptyValues(values, fields.values);
  return (
    <div className={css.column} data-values>
      <div className={css.columnHead}>
        <h2 className="h3">{t.values}</h2>
        {values.length > 0 ? (
          <span className="caption">{left > 0 ? t.left(left) : t.of(values.length, values.length)}</span>
        ) : null}
      </div>
      {values.length === 0 ? <p className="small soft">{t.noValues}</p> : null}
      {values.map((value, at) => (
        <ValueField key={value.key} value={value} number={at + 1} fields={fields} />
      ))}
      <ByHand steps={byHand} />
    </div>
  );
}

/** What is seen to in n8n, step by step; nothing where there is nothing. */
export function ByHand({ steps }: { steps: DeployForm['by_hand'] }) {
  const t = useTexts(deployTexts);
  if (steps.length === 0) return null;
  return (
    <div className={css.byHand}>
      <h3 className={css.byHandTitle}>{t.byHand}</h3>
      <dl>
        {steps.map(({ step, what }) => (
          <div key={`${step} ${what}`}>
            <dt>{step}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ValueFieldProps extends Pick<ValuesProps, 'fields'> {
  readonly value: DeployValue;
  /** The same as its pin on the canvas, where one is drawn. */
  readonly number?: number;
}

export function ValueField({ value, number, fields }: ValueFieldProps) {
  const t = useTexts(deployTexts);
  const { key, kind, label, help, example, from, earlier } = value;
  const hint = [
    help,
    kind === 'list' ? t.perLine : '',
    from === 'earlier' ? t.earlier(earlier) : example === '' ? '' : t.example(example),
  ];
  return (
    <Field
      label={
        <span className={css.valueLabel}>
          {number === undefined ? null : (
            <span className={css.pin} aria-hidden="true">
              {number}
            </span>
          )}
          {label}
        </span>
      }
      hint={hint.filter((part) => part !== '').join(' ')}
      error={fields.problems[key]}
    >
      <Control value={value} fields={fields} />
    </Field>
  );
}

function Control({ value: { key, kind, choices = [] }, fields }: Pick<ValueFieldProps, 'value' | 'fields'>) {
  const t = useTexts(deployTexts);
  const field = fields.field(key);
  if (kind === 'choice') {
    const { name, defaultValue } = field;
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <Select
        name={name}
        defaultValue={defaultValue}
        options={[{ value: '', label: t.pick, disabled: true }, ...options]}
      />
    );
  }
  if (kind === 'list') return <Textarea {...field} rows={3} spellCheck={false} />;
  return (
    <Input
      {...field}
      autoComplete={kind === 'mail' ? 'email' : 'off'}
      {...(kind === 'number' ? { inputMode: 'decimal' as const } : {})}
      {...(kind === 'address' ? { inputMode: 'url' as const, spellCheck: false } : {})}
    />
  );
}
