import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Affiliate' }, en: { title: 'Affiliate' } });

export default function AffiliatePage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
