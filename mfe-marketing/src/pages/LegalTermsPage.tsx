import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Voorwaarden (Engels)' }, en: { title: 'Terms of service' } });

export default function LegalTermsPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
