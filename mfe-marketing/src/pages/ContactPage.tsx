import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Contact' }, en: { title: 'Contact' } });

export default function ContactPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
