import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Drawer, Facts } from '@stroomwerk/ui-kit';
import { useMoment } from '../../figures/components/useMoment.js';
import { usePlanOptions } from '../api/useOpsUsers.js';
import { planLabel } from '../model/plans.js';
import { opsUsersTexts } from '../texts.js';
import { AccountStatus } from './AccountStatus.js';
import { AuditList } from './AuditList.js';
import { PlanButtons, type PlanButtonsProps } from './PlanButtons.js';

interface UserDrawerProps extends PlanButtonsProps {
  readonly onClose: () => void;
}

/** One account: its details, the two acts, and everything that was done with its plan. */
export function UserDrawer({ user, onAct, onClose }: UserDrawerProps) {
  const t = useTexts(opsUsersTexts);
  const format = useFormat();
  const moment = useMoment();
  const plans = usePlanOptions();
  const { columns } = t;
  return (
    <Drawer open onClose={onClose} title={user.full_name} footer={<PlanButtons user={user} onAct={onAct} />}>
      <div className="stack-lg">
        <Facts
          items={[
            { term: 'E-mail', value: user.email },
            { term: columns.role, value: t.roles[user.role] },
            { term: columns.status, value: <AccountStatus status={user.subscription_status} /> },
            { term: columns.plan, value: planLabel(user.price_tier, plans, t) },
            { term: columns.registered, value: format.date(user.created_at) },
            {
              term: columns.login,
              value: user.last_login_at === null ? t.never : moment(user.last_login_at),
            },
          ]}
        />
        <section className="stack">
          <h3 className="h3">{t.history}</h3>
          <AuditList userId={user.id} />
        </section>
      </div>
    </Drawer>
  );
}
