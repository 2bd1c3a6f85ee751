import type { AutomationStatus } from '@stroomwerk/contracts/library';

/** What is known of a workflow in a customer's n8n. */
export interface Standing {
  readonly active: boolean;
  readonly archived: boolean;
  readonly gone: boolean;
  /** Whether it ever was active. */
  readonly startedOnce: boolean;
}

/** decisions.md: running is active in n8n; paused is deactivated by the customer; stopped is archived, gone or never started. */
export function statusOf({ active, archived, gone, startedOnce }: Standing): AutomationStatus {
  if (gone || archived) return 'stopped';
  if (active) return 'running';
  return startedOnce ? 'paused' : 'stopped';
}
