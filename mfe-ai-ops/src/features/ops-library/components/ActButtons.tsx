import type { OpsAct, OpsWorkflow } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button } from '@stroomwerk/ui-kit';
import { opsLibraryTexts } from '../texts.js';

export type Act = OpsAct['act'];
export interface ActButtonsProps {
  readonly workflow: OpsWorkflow;
  readonly onAct: (act: Act, workflow: OpsWorkflow) => void;
}

/** Hide or restore, and note. */
export function ActButtons({ workflow, onAct }: ActButtonsProps) {
  const t = useTexts(opsLibraryTexts);
  const acts: Act[] = [workflow.hidden ? 'restore' : 'hide', 'note'];
  return acts.map((act) => (
    <Button
      key={act}
      size="sm"
      aria-label={`${t.acts[act]}: ${workflow.name}`}
      onClick={() => onAct(act, workflow)}
    >
      {t.acts[act]}
    </Button>
  ));
}
