import type { OpsUser } from '@stroomwerk/contracts/auth';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { type Column, cx, DataTable, EmptyState, TextLink } from '@stroomwerk/ui-kit';
import figureCss from '../../figures/components/Figures.module.css';
import { usePlanOptions } from '../api/useOpsUsers.js';
import { planLabel } from '../model/plans.js';
import { opsUsersTexts } from '../texts.js';
import { AccountStatus } from './AccountStatus.js';
import css from './OpsUsers.module.css';
import { PlanButtons, type PlanButtonsProps } from './PlanButtons.js';

interface UserTableProps extends Pick<PlanButtonsProps, 'onAct'> {
  readonly users: readonly OpsUser[];
  readonly loading: boolean;
  readonly empty: string;
  readonly onOpen: (user: OpsUser) => void;
}

/** The accounts of one page; a name opens details and history. On a phone two lines a row. */
export function UserTable({ users, loading, empty, onAct, onOpen }: UserTableProps) {
  const t = useTexts(opsUsersTexts);
  const format = useFormat();
  const plans = usePlanOptions();
  const columns: Column<OpsUser>[] = [
    {
      key: 'name',
      header: t.columns.name,
      cell: (user) => (
        <>
          <TextLink
            component="button"
            standalone
            aria-label={t.open(user.full_name)}
            aria-haspopup="dialog"
            onClick={() => onOpen(user)}
          >
            {user.full_name}
          </TextLink>
          <span className={cx('caption', figureCss.sub)}>
            {user.email}
            {user.email_verified ? null : ` · ${t.unconfirmed}`}
          </span>
        </>
      ),
    },
    { key: 'role', header: t.columns.role, cell: ({ role }) => t.roles[role], phone: 'hidden' },
    {
      key: 'status',
      header: t.columns.status,
      cell: ({ subscription_status }) => <AccountStatus status={subscription_status} />,
      phone: 'status',
    },
    { key: 'plan', header: t.columns.plan, cell: ({ price_tier }) => planLabel(price_tier, plans, t) },
    {
      key: 'login',
      header: t.columns.login,
      cell: ({ last_login_at: at, created_at }) => (
        <>
          {at === null ? t.never : format.relative(at)}
          <span className={cx('caption', figureCss.sub)}>{t.since(format.date(created_at))}</span>
        </>
      ),
      phone: 'hidden',
    },
  ];
  return (
    <DataTable
      caption={t.title}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      loading={loading}
      empty={<EmptyState>{empty}</EmptyState>}
      rowActions={(user) => (
        <span className={css.acts}>
          <PlanButtons user={user} onAct={onAct} fitting />
        </span>
      )}
    />
  );
}
