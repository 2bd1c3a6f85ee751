import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Betaling gelukt' }, en: { title: 'Payment received' } });

export default function SuccessPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
