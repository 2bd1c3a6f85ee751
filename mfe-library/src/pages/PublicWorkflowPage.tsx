import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';

const texts = defineTexts({ nl: { title: 'Workflow' }, en: { title: 'Workflow' } });

export default function PublicWorkflowPage() {
  const t = useTexts(texts);
  return <h1>{t.title}</h1>;
}
