import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Alle workflows' }, en: { title: 'All workflows' } });

export default function CatalogPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
