import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Vermogenscalculator' }, en: { title: 'Wealth calculator' } });

export default function WealthCalculatorPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
