import type { Language } from '@stroomwerk/contracts';
import type { Automation } from '@stroomwerk/contracts/library';
import { vendorOf } from '../../workflows/domain/vendors.js';
import { type RecentRun, troubleOf } from '../domain/trouble.js';
import type { ShownRow } from '../persistence/automations.js';

const runOf = ({ status, at, cause, step, step_type }: ShownRow['recent'][number]): RecentRun => ({
  ...{ status, cause, step },
  startedAt: new Date(at),
  app: step_type === null ? null : (vendorOf(step_type)?.name ?? null),
});

/** Where a workflow opens in its n8n. */
export const n8nUrl = (address: string, workflowId: string): string =>
  `${address}/workflow/${encodeURIComponent(workflowId)}`;

/**
 * An automation as its account sees it.
 * @param most how many linked ones the plan watches
 * @param newer whether there is a newer version of its workflow
 */
export function automationView(
  row: ShownRow,
  { most, newer }: { readonly most: number; readonly newer: boolean },
  now: Date,
  lang: Language,
): Automation {
  const { id, name, status, kind, workflow_filename, success_rate, runs, n8n_workflow_id, address } = row;
  const recent = row.recent.map(runOf);
  const linked = kind === 'linked';
  return {
    ...{ id, name, status, success_rate, runs, workflow_filename, kind },
    last_run: row.last_run?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    connection:
      row.connection_id === null ? null : { id: row.connection_id, name: row.connection_name ?? '' },
    n8n_url: address === null || n8n_workflow_id === null ? null : n8nUrl(address, n8n_workflow_id),
    on_trial: row.on_trial,
    watched: !linked || (row.watched && row.place <= most),
    recent: recent.map((run) => run.status),
    seen_at: row.seen_at?.toISOString() ?? null,
    trouble: troubleOf(
      {
        ...{ kind, status, recent, startedOnce: row.started_once, goneSince: row.gone_since },
        failingSince: row.failing_since,
        newer,
        unlinked: linked && row.ended,
      },
      now,
      lang,
    ),
  };
}
