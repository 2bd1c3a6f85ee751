import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'AI CEO' }, en: { title: 'AI CEO' } });

export default function AiCeoPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
