import { useTexts } from '@stroomwerk/mfe-runtime';
import { Notice } from '@stroomwerk/ui-kit';
import { failureText } from '../../polling/model/failure.js';
import { controlTexts } from '../texts.js';

interface Move {
  readonly error: Error | null;
  readonly submittedAt: number;
}

/** Says that the last start or stop did not work, until one does. */
export function ControlFailure({ start, stop }: { start: Move; stop: Move }) {
  const t = useTexts(controlTexts);
  const started = start.submittedAt >= stop.submittedAt;
  const error = started ? start.error : stop.error;
  if (error === null) return null;
  return (
    <Notice tone="danger">
      {started ? t.startFailed : t.stopFailed} {failureText(error)}
    </Notice>
  );
}
