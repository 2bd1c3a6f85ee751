import { copyText, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Panel, submits, useToast } from '@stroomwerk/ui-kit';
import { Link2, RotateCcw } from 'lucide-react';
import {
  bounds,
  type CalculatorField,
  type CalculatorForm,
  type FormFaults,
  fields,
  longestText,
  names,
} from '../model/form.js';
import type { CalculatorInput } from '../model/projection.js';
import { calculatorTexts } from '../texts.js';
import css from './Calculator.module.css';

interface InputsProps {
  readonly form: CalculatorForm;
  readonly input: CalculatorInput;
  readonly faults: FormFaults;
  readonly onChange: (field: CalculatorField, text: string) => void;
  readonly onReset: () => void;
  /** The address of the outcome, whole. */
  readonly link: () => string;
}

/** The three numbers. Below each what was read, or why it is none; without script the form asks the edge. */
export function Inputs({ form, input, faults, onChange, onReset, link }: InputsProps) {
  const t = useTexts(calculatorTexts);
  const format = useFormat();
  const toast = useToast();
  const written = (field: CalculatorField, value: number) =>
    field === 'growth'
      ? format.percent(value, 2)
      : format.euro(Math.round(value * 100), { style: 'marketing' });
  const fault = (field: CalculatorField): string | undefined => {
    const kind = faults[field];
    if (kind === undefined) return undefined;
    if (kind === 'low') return t.faults.low(written(field, bounds[field].min));
    if (kind === 'high') return t.faults.high(written(field, bounds[field].max));
    return t.faults[kind];
  };
  const copy = () =>
    copyText(link()).then(
      () => toast.show({ text: t.copied, tone: 'success' }),
      () => toast.show({ text: t.notCopied, tone: 'error' }),
    );
  return (
    <Panel title={t.inputs} className={css.inputs}>
      <form {...submits(() => undefined)} action="/wealth-calculator" className={css.form}>
        {fields.map((field) => (
          <Field
            key={field}
            label={t[field]}
            error={fault(field)}
            hint={faults[field] ? undefined : t.read(written(field, input[field]))}
          >
            <Input
              size="lg"
              name={names[field]}
              inputMode={field === 'growth' ? 'text' : 'decimal'}
              autoComplete="off"
              maxLength={longestText}
              value={form[field]}
              trailing={<span className={css.unit}>{t.units[field]}</span>}
              onChange={(event) => onChange(field, event.target.value)}
            />
          </Field>
        ))}
        {Object.keys(faults).length > 0 ? <p className={css.kept}>{t.kept}</p> : null}
        <noscript>
          <Button type="submit" variant="primary" size="lg" full>
            {t.calculate}
          </Button>
        </noscript>
        <div className={css.buttons}>
          <Button
            variant="primary"
            size="lg"
            icon={<Link2 size={16} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t.copy}
          </Button>
          <Button
            variant="quiet"
            size="lg"
            icon={<RotateCcw size={16} aria-hidden="true" />}
            onClick={onReset}
          >
            {t.reset}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
