import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({
  nl: { title: 'E-mailadres bevestigen' },
  en: { title: 'Confirm e-mail address' },
});

export default function ConfirmEmailPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
