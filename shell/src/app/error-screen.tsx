import { copyText } from '@stroomwerk/mfe-runtime';
import { useState } from 'react';
import { detailsText, type ErrorDetails, maxAttempts, recoveryDelay } from './error-details.js';
import styles from './error-screen.module.css';
import { errorTexts as t } from './texts.js';

export interface ErrorScreenProps {
  readonly details: ErrorDetails;
  /** How often recovery was tried for this place. */
  readonly attempts: number;
  /** Draws the place again. */
  readonly onRecover: () => void;
}

/** The error screen of the specification, in the place where the error happened. */
export function ErrorScreen({ details, attempts, onRecover }: ErrorScreenProps) {
  const [recovering, setRecovering] = useState(false);
  const [copied, setCopied] = useState(false);
  const exhausted = attempts >= maxAttempts;

  const recover = () => {
    setRecovering(true);
    window.localStorage.removeItem('cached_data');
    window.setTimeout(onRecover, recoveryDelay);
  };
  const report = async () => {
    await copyText(detailsText(details, location.href, navigator.userAgent, new Date()));
    setCopied(true);
  };

  return (
    <section className={styles.screen} role="alert" aria-labelledby="error-title">
      <h1 id="error-title" className={styles.title}>
        {t.title}
      </h1>
      <p className={styles.message}>{details.error.message}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} disabled={recovering || exhausted} onClick={recover}>
          {exhausted ? t.exhausted : t.auto}
        </button>
        <button type="button" className={styles.button} onClick={() => location.reload()}>
          {t.manual}
        </button>
        <button type="button" className={styles.button} onClick={() => void report()}>
          {t.report}
        </button>
      </div>
      {attempts > 0 && <p className={styles.note}>{t.attempts(attempts, maxAttempts)}</p>}
      <p className={styles.note} role="status">
        {copied ? t.copied : ''}
      </p>
    </section>
  );
}
