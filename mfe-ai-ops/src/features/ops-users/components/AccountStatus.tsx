import type { OpsUser } from '@stroomwerk/contracts/auth';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { type Status, StatusLabel } from '@stroomwerk/ui-kit';
import { opsUsersTexts } from '../texts.js';

const shapes: Record<OpsUser['subscription_status'], Status> = {
  none: 'stopped',
  active: 'active',
  past_due: 'paused',
  suspended: 'failed',
  canceled: 'stopped',
};

/** The state of an account's subscription. */
export function AccountStatus({ status }: { status: OpsUser['subscription_status'] }) {
  const t = useTexts(opsUsersTexts);
  return <StatusLabel status={shapes[status]}>{t.statuses[status]}</StatusLabel>;
}
