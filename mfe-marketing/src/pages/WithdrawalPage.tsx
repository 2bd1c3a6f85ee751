import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({
  nl: { title: 'Overeenkomst herroepen' },
  en: { title: 'Withdraw from the contract' },
});

export default function WithdrawalPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
