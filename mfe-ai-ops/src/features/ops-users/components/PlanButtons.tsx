import type { OpsUser } from '@stroomwerk/contracts/auth';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button } from '@stroomwerk/ui-kit';
import { hasPlan } from '../model/plans.js';
import { opsUsersTexts } from '../texts.js';
import type { PlanAct } from './PlanDialog.js';

export interface PlanButtonsProps {
  readonly user: OpsUser;
  readonly onAct: (act: PlanAct, user: OpsUser) => void;
}

/** Plan geven and Plan intrekken for one account. */
export function PlanButtons({ user, onAct }: PlanButtonsProps) {
  const t = useTexts(opsUsersTexts);
  return (
    <>
      <Button size="sm" onClick={() => onAct('grant', user)} aria-label={`${t.grant}: ${user.full_name}`}>
        {t.grant}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabledReason={hasPlan(user) ? undefined : t.noPlanToRevoke}
        onClick={() => onAct('revoke', user)}
        aria-label={`${t.revoke}: ${user.full_name}`}
      >
        {t.revoke}
      </Button>
    </>
  );
}
