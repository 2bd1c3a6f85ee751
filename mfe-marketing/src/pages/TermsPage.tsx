import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Algemene voorwaarden' }, en: { title: 'Terms (Dutch)' } });

export default function TermsPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
