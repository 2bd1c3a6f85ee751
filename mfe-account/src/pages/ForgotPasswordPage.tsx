import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Wachtwoord vergeten' }, en: { title: 'Forgot password' } });

export default function ForgotPasswordPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
