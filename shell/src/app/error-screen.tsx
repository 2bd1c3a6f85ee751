import { copyText, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Container, PageHeader, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { detailsText, type ErrorDetails, referenceOf } from './error-details.js';
import css from './error-screen.module.css';
import { errorTexts } from './error-texts.js';
import { maxAttempts } from './recovery.js';

export interface ErrorScreenProps {
  readonly details: ErrorDetails;
  /** How often recovery was begun for this place. */
  readonly attempts: number;
  /** One is under way. */
  readonly recovering: boolean;
  /** Nothing else of the page stands. */
  readonly whole: boolean;
  /** Begins one. */
  readonly onRecover: () => void;
}

/** The error screen of the specification, in the place where the error happened. */
export function ErrorScreen({ details, attempts, recovering, whole, onRecover }: ErrorScreenProps) {
  const t = useTexts(errorTexts);
  const toast = useToast();
  const [copied, setCopied] = useState<boolean | null>(null);
  const reference = referenceOf(details.error);
  const exhausted = attempts >= maxAttempts && !recovering;

  const report = async () => {
    try {
      await copyText(detailsText(details, location.href, navigator.userAgent, new Date()));
      setCopied(true);
      toast.show(t.copied);
    } catch (error) {
      console.warn('Failed to copy', error);
      setCopied(false);
    }
  };

  const Place = whole ? 'main' : 'div';
  return (
    <Place>
      <Container width="narrow" page>
        <div role="alert">
          <PageHeader title={t.title} lead={`${exhausted ? t.exhaustedLead : t.lead} ${t.safe}`} />
        </div>
        <div className={css.actions}>
          <Button
            variant="primary"
            busy={recovering}
            busyText={t.auto}
            disabled={exhausted}
            onClick={onRecover}
          >
            {exhausted ? t.exhausted : t.auto}
          </Button>
          <Button onClick={() => location.reload()}>{t.manual}</Button>
          <Button onClick={() => void report()}>{t.report}</Button>
        </div>
        <div role="status">
          {attempts > 0 && <p className="muted">{t.attempts(attempts, maxAttempts)}</p>}
          {copied !== null && <p>{copied ? t.copied : t.notCopied}</p>}
        </div>
        {reference !== null && (
          <p className="muted">
            {t.reference} <code className="mono">{reference.slice(0, 8)}</code>
          </p>
        )}
        <details className={css.details} open={copied === false || undefined}>
          <summary>{t.details}</summary>
          <p className="mono">{details.error.message}</p>
        </details>
      </Container>
    </Place>
  );
}
