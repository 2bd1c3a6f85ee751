import { useTexts } from '@stroomwerk/mfe-runtime';
import styles from './error-screen.module.css';
import { shellTexts } from './texts.js';

/** What stands in a remote's place when it cannot be had (architecture, rule 7). */
export function RemoteFallback({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTexts(shellTexts);
  return (
    <section className={styles.screen} role="alert">
      <h1 className={styles.title}>{text}</h1>
      <p className={styles.message}>{t.safe}</p>
      <button type="button" className={styles.primary} onClick={onRetry}>
        {t.tryAgain}
      </button>
    </section>
  );
}
