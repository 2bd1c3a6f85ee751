import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Bibliotheek' }, en: { title: 'Library' } });

export default function LibraryPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
