import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Gebruikers' }, en: { title: 'Users' } });

export default function OpsUsersPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
