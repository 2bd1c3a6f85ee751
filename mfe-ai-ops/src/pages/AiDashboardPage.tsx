import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'AI-dashboard' }, en: { title: 'AI dashboard' } });

export default function AiDashboardPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
