import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({
  nl: { title: 'Enterprise Workflow Automation' },
  en: { title: 'Enterprise Workflow Automation' },
});

export default function LandingPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
