import type { RunCause } from '@stroomwerk/contracts/library';

/** Causes that lie with a service or with n8n itself: what they stop, they stop together. */
const shared: readonly RunCause[] = [
  'account_expired',
  'account_refused',
  'certificate',
  'limit_reached',
  'n8n_stopped',
  'out_of_memory',
  'quota_used_up',
  'service_down',
  'service_slow',
  'unreachable',
];

/**
 * What failures of one outage have in common, whichever automation they stop.
 * @param stepType n8n's type of the step that stopped
 */
export const outageOf = (cause: string | null, stepType: string | null): string | null =>
  shared.some((one) => one === cause) ? `${cause} ${stepType ?? ''}` : null;
