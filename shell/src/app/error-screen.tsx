import { copyText } from '@stroomwerk/mfe-runtime';
import { Button, Container, PageHeader, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { detailsText, type ErrorDetails, maxAttempts, recoveryDelay } from './error-details.js';
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
  const toast = useToast();
  const exhausted = attempts >= maxAttempts;

  const recover = () => {
    setRecovering(true);
    window.localStorage.removeItem('cached_data');
    window.setTimeout(onRecover, recoveryDelay);
  };
  const report = async () => {
    await copyText(detailsText(details, location.href, navigator.userAgent, new Date()));
    toast.show(t.copied);
  };

  return (
    <Container width="narrow" page>
      <div role="alert">
        <PageHeader title={t.title} lead={details.error.message} />
      </div>
      <div className="row">
        <Button variant="primary" busy={recovering} disabled={exhausted} onClick={recover}>
          {exhausted ? t.exhausted : t.auto}
        </Button>
        <Button onClick={() => location.reload()}>{t.manual}</Button>
        <Button onClick={() => void report()}>{t.report}</Button>
      </div>
      {attempts > 0 && <p className="muted">{t.attempts(attempts, maxAttempts)}</p>}
    </Container>
  );
}
