import type { RemoteOverview } from '@stroomwerk/contracts/releases';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { StatusLabel } from '@stroomwerk/ui-kit';
import { type RemoteState, stateOf } from '../model/describe.js';
import { releasesTexts } from '../texts.js';

const shapes: Record<RemoteState, 'active' | 'pending' | 'failed' | 'stopped'> = {
  stable: 'active',
  canary: 'pending',
  failing: 'failed',
  none: 'stopped',
};

/** How a remote stands, as shape, colour and word; a canary with its share. */
export function StateMark({ remote, badge }: { remote: RemoteOverview; badge?: boolean }) {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const state = stateOf(remote);
  const part = state === 'canary' && remote.canary ? ` ${format.percent(remote.canary.percent, 0)}` : '';
  return (
    <StatusLabel status={shapes[state]} badge={badge}>
      {t.states[state]}
      {part}
    </StatusLabel>
  );
}
