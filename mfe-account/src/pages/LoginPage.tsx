import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Inloggen' }, en: { title: 'Sign in' } });

export default function LoginPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
