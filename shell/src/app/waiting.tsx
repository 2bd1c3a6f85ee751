import { useTexts } from '@stroomwerk/mfe-runtime';
import { shellTexts } from './texts.js';
import styles from './waiting.module.css';

/** A spinner, shown after 200 ms so that what is quick does not flicker. */
export function Waiting({ label }: { label?: string }) {
  const t = useTexts(shellTexts);
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span>{label ?? t.loading}</span>
    </div>
  );
}
