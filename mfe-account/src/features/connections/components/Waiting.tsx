import { useTexts } from '@stroomwerk/mfe-runtime';
import { LoadingText, Panel, Skeleton } from '@stroomwerk/ui-kit';
import { connectionTexts } from '../texts.js';

/** The list before it is here, in its layout. */
export function Waiting() {
  const t = useTexts(connectionTexts);
  return (
    <Panel title={t.listTitle}>
      <LoadingText />
      <div className="stack">
        <Skeleton shape="title" width={40} />
        <Skeleton width={60} />
        <Skeleton shape="button" />
      </div>
    </Panel>
  );
}
