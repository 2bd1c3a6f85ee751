import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Cookies (Engels)' }, en: { title: 'Cookies' } });

export default function LegalPrivacyPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
