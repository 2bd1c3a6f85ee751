import { useTexts } from '@stroomwerk/mfe-runtime';
import { CodeBlock } from '@stroomwerk/ui-kit';
import { runsTexts } from '../texts.js';
import css from './Runs.module.css';

/** n8n's own message, on demand. @param original null where it cannot be read @param n8n where it was read, by name */
export function Original({ original, n8n }: { original: string | null; n8n: string }) {
  const t = useTexts(runsTexts);
  return (
    <details className={css.original}>
      <summary>{t.original}</summary>
      <div>
        {original === null ? (
          <p className="soft">{t.originalNone}</p>
        ) : (
          <>
            <CodeBlock label={t.original} code={original} noCopy />
            <p className="caption">{t.originalNote(n8n)}</p>
          </>
        )}
      </div>
    </details>
  );
}
