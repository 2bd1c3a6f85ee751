import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Privacybeleid' }, en: { title: 'Privacy policy (Dutch)' } });

export default function PrivacyPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
