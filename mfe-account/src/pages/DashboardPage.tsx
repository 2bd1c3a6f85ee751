import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Dashboard' }, en: { title: 'Dashboard' } });

export default function DashboardPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
