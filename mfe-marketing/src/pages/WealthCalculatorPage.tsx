import { useBrand, useLanguage, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Container } from '@stroomwerk/ui-kit';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import css from '../features/calculator/components/Calculator.module.css';
import { Inputs } from '../features/calculator/components/Inputs.js';
import { LeftOut } from '../features/calculator/components/LeftOut.js';
import { MilestoneLine } from '../features/calculator/components/MilestoneLine.js';
import { ProjectionChart, ProjectionTable } from '../features/calculator/components/Projection.js';
import { Scenarios } from '../features/calculator/components/Scenarios.js';
import { Today } from '../features/calculator/components/Today.js';
import { addressOf, readForm, readInput } from '../features/calculator/model/form.js';
import { type CalculatorInput, projection } from '../features/calculator/model/projection.js';
import { calculatorTexts } from '../features/calculator/texts.js';

/** Milliseconds after the last key before the address follows. */
const settle = 400;

/** Three inputs and what follows from them; the inputs stand in the address, so that an outcome can be shared. */
export default function WealthCalculatorPage() {
  const t = useTexts(calculatorTexts);
  const { language } = useLanguage();
  const brand = useBrand();
  usePageHead({
    title: t.title,
    description: t.description,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: `${t.title} · ${brand.name}`,
      description: t.description,
      url: '/wealth-calculator',
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      inLanguage: language,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    },
  });
  const [query, setQuery] = useSearchParams();
  const [form, setForm] = useState(() => readForm(query));
  const [valid, setValid] = useState(() => readInput(form).input);
  const { input, faults } = readInput(form, valid);
  const address = addressOf(input, query);

  useEffect(() => {
    const timer = setTimeout(() => {
      const known = addressOf(readInput(readForm(query)).input, query);
      if (known !== address) setQuery(address, { replace: true, preventScrollReset: true });
    }, settle);
    return () => clearTimeout(timer);
  }, [address, query, setQuery]);

  const show = (next: typeof form) => {
    setForm(next);
    setValid(readInput(next, valid).input);
  };
  // What is typed stands there at once; charts and tables follow.
  const outcome = useDeferredValue(input);
  return (
    <Container page>
      <header className={css.head}>
        <h1 className="display">{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      <div className={css.top}>
        <Inputs
          form={form}
          input={input}
          faults={faults}
          onChange={(field, text) => show({ ...form, [field]: text })}
          onReset={() => show(readForm(new URLSearchParams()))}
          link={() => `${location.origin}${location.pathname}${address === '' ? '' : `?${address}`}`}
        />
        <Status input={outcome} />
      </div>
      <Outcome input={outcome} />
      <LeftOut />
    </Container>
  );
}

const Status = memo(function Status({ input }: { input: CalculatorInput }) {
  return <Today input={input} months={projection(input)} />;
});

/** What follows from the three figures. */
const Outcome = memo(function Outcome({ input }: { input: CalculatorInput }) {
  const months = projection(input);
  return (
    <>
      <MilestoneLine months={months} />
      <ProjectionChart months={months} desiredIncome={input.desiredIncome} />
      <Scenarios input={input} />
      <ProjectionTable months={months} />
    </>
  );
});
