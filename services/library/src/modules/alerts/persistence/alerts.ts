import { randomUUID } from 'node:crypto';
import type { AlertKind } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

export interface NewAlert {
  readonly accountId: string;
  readonly automationId: string;
  readonly kind: AlertKind;
  readonly runId: string;
  readonly at: Date;
  readonly failures: number;
  readonly cause: string | null;
  readonly step: string | null;
  readonly stepType: string | null;
}

/**
 * Writes an alert and where it has to go: nothing of it a second time.
 * @param places ids of channels; null is mail
 * @returns its id, the first time
 */
export async function addAlert(
  manager: EntityManager,
  alert: NewAlert,
  places: readonly (string | null)[],
  now: Date,
): Promise<string | undefined> {
  const { accountId, automationId, kind, runId, at, failures, cause, step, stepType } = alert;
  const id = randomUUID();
  const made = await manager.query<unknown[]>(
    `insert into library.alert (id, account_id, automation_id, kind, run_id, at, failures, cause, step, step_type, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (automation_id, kind, run_id) do nothing returning id`,
    [id, accountId, automationId, kind, runId, at, failures, cause, step, stepType, now],
  );
  if (made.length === 0) return undefined;
  for (const place of places)
    await manager.query(
      `insert into library.alert_item (id, alert_id, account_id, channel_id, created_at) values ($1, $2, $3, $4, $5)`,
      [randomUUID(), id, accountId, place, now],
    );
  return id;
}

/** Forgets alerts and messages from before a moment. */
export async function forgetBefore(manager: Pick<EntityManager, 'query'>, before: Date): Promise<void> {
  await manager.query('delete from library.alert where created_at < $1', [before]);
  await manager.query('delete from library.alert_message where created_at < $1', [before]);
}
