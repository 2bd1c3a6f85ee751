import type { Automation, AutomationStatus } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { IconButton } from '@stroomwerk/ui-kit';
import { LoaderCircle, Pause, Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardTexts } from '../texts.js';
import { MoreActs, type MoreActsOf } from './MoreActs.js';

export interface AutomationActions extends MoreActsOf {
  readonly onStatus: (automation: Automation, status: AutomationStatus) => void;
  /** Id of the one that waits for its answer. */
  readonly busy: string | undefined;
}

/** Start or pause at once, the rest in a menu. What n8n decides cannot be stopped here. */
export function RowActions({
  automation,
  busy,
  onStatus,
  ...more
}: AutomationActions & { automation: Automation }) {
  const t = useTexts(dashboardTexts);
  const { id, status, name, kind } = automation;
  const turn = (verb: string, to: AutomationStatus, icon: ReactNode) => (
    <IconButton
      size="sm"
      label={`${verb}: ${name}`}
      // A button that is switched off would lose the focus.
      aria-busy={busy === id || undefined}
      icon={busy === id ? <LoaderCircle aria-hidden="true" /> : icon}
      onClick={() => onStatus(automation, to)}
    />
  );
  return (
    <>
      {status === 'running'
        ? turn(t.pause, 'paused', <Pause aria-hidden="true" />)
        : turn(t.start, 'running', <Play aria-hidden="true" />)}
      {status === 'stopped' || kind === 'linked'
        ? null
        : turn(t.stop, 'stopped', <Square aria-hidden="true" />)}
      <MoreActs automation={automation} {...more} />
    </>
  );
}
