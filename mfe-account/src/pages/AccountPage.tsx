import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Account' }, en: { title: 'Account' } });

export default function AccountPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
