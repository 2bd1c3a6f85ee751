import { useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, Field, Input, PageHeader, Panel } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import css from '../features/calculator/components/Calculator.module.css';
import { Outcome } from '../features/calculator/components/Outcome.js';
import {
  bounds,
  type CalculatorField,
  readForm,
  readInput,
  writeForm,
} from '../features/calculator/model/form.js';
import { calculatorTexts } from '../features/calculator/texts.js';

const fields = [
  ['mrr', 'mrr'],
  ['desiredIncome', 'desired'],
  ['growth', 'growth'],
] as const satisfies readonly (readonly [CalculatorField, 'mrr' | 'desired' | 'growth'])[];

/** Three inputs and what follows from them; the inputs stand in the address, so that an outcome can be shared. */
export default function WealthCalculatorPage() {
  const t = useTexts(calculatorTexts);
  usePageTitle(t.title);
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const [form, setForm] = useState(() => readForm(query));
  const [valid, setValid] = useState(() => readInput(form).input);
  const { input, wrong } = readInput(form, valid);
  const set = (field: CalculatorField, value: string) => {
    const next = { ...form, [field]: value };
    setForm(next);
    setValid(readInput(next, valid).input);
    setQuery(writeForm(next), { replace: true, preventScrollReset: true });
  };
  return (
    <Container page>
      <PageHeader title={t.title} lead={t.lead} />
      <Panel>
        <div className={css.fields}>
          {fields.map(([field, text]) => (
            <Field
              key={field}
              label={t[text]}
              error={
                wrong.includes(field)
                  ? t.bounds(format.number(bounds[field].min), format.number(bounds[field].max))
                  : undefined
              }
            >
              <Input
                size="lg"
                inputMode="decimal"
                autoComplete="off"
                value={form[field]}
                onChange={(event) => set(field, event.target.value)}
              />
            </Field>
          ))}
        </div>
      </Panel>
      {wrong.length > 0 ? <p className="soft small">{t.kept}</p> : null}
      <div className={css.outcome}>
        <Outcome input={input} />
      </div>
    </Container>
  );
}
