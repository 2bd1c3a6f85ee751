import { useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, RowSkeleton } from '@stroomwerk/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { latelyTexts } from '../../insights/lately-texts.js';

interface LaterProps<Part> {
  /** The same function at each drawing. */
  readonly load: () => Promise<Part>;
  /** While it is on its way. */
  readonly waiting?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A part whose code comes when it is drawn; where it does not come, that is said in its place, with another try. */
export function Later<Part extends object>({
  load,
  waiting = <RowSkeleton count={3} />,
  children,
}: LaterProps<Part>) {
  const t = useTexts(latelyTexts);
  const [part, setPart] = useState<Part | 'failed'>();
  useEffect(() => {
    if (part !== undefined) return;
    let wanted = true;
    load().then(
      (come) => wanted && setPart(come),
      () => wanted && setPart('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [part, load]);
  if (part === undefined) return waiting;
  if (part === 'failed') return <ErrorNotice title={t.comingFailed} onRetry={() => setPart(undefined)} />;
  return children(part);
}
