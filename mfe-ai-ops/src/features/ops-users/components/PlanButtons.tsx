import type { OpsUser } from '@stroomwerk/contracts/auth';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button } from '@stroomwerk/ui-kit';
import { hasPlan } from '../model/plans.js';
import { opsUsersTexts } from '../texts.js';
import type { PlanAct } from './PlanDialog.js';

export interface PlanButtonsProps {
  readonly user: OpsUser;
  readonly onAct: (act: PlanAct, user: OpsUser) => void;
  /** Leaves out what the account cannot have, instead of showing it with the reason. For narrow places. */
  readonly fitting?: boolean;
}

/** Plan geven and Plan intrekken for one account. */
export function PlanButtons({ user, onAct, fitting = false }: PlanButtonsProps) {
  const t = useTexts(opsUsersTexts);
  const owns = hasPlan(user);
  return (
    <>
      <Button size="sm" onClick={() => onAct('grant', user)} aria-label={`${t.grant}: ${user.full_name}`}>
        {t.grant}
      </Button>
      {fitting && !owns ? null : (
        <Button
          size="sm"
          disabledReason={owns ? undefined : t.noPlanToRevoke}
          onClick={() => onAct('revoke', user)}
          aria-label={`${t.revoke}: ${user.full_name}`}
        >
          {t.revoke}
        </Button>
      )}
    </>
  );
}
