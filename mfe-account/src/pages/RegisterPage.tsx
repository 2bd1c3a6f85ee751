import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Registreren' }, en: { title: 'Register' } });

export default function RegisterPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
