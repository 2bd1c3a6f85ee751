import { useTexts } from '@stroomwerk/mfe-runtime';
import { scrolledByKeyboard } from '@stroomwerk/ui-kit';
import { resultTexts } from '../result-texts.js';
import css from './Deploy.module.css';

/** What their n8n said, word for word, for who asks for it. */
export function Original({ text }: { text: string | null }) {
  const t = useTexts(resultTexts);
  if (text === null) return null;
  return (
    <details className={css.original}>
      <summary>{t.original}</summary>
      <pre {...scrolledByKeyboard}>{text}</pre>
    </details>
  );
}
