import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Ultimate dashboard' }, en: { title: 'Ultimate dashboard' } });

export default function UltimateDashboardPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
