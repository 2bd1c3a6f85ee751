import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Nieuw wachtwoord' }, en: { title: 'New password' } });

export default function ResetPasswordPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
