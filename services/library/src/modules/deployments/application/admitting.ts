import { AppError } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { planTitles } from '../../connections/index.js';
import type { AutomationLimit } from '../domain/limit.js';
import { addDeployment, deploymentOf, type NewDeployment } from '../persistence/deployments.js';
import { countAutomations, existingAutomation, isOnItsWay } from '../persistence/known.js';

/** @throws AppError library.automation_limit; library.shelf_full where no plan has more */
export function refuseMore({ most, nextPlan }: AutomationLimit, used: number): void {
  if (used < most) return;
  if (nextPlan === null) throw new AppError('library.shelf_full', { params: { most } });
  throw new AppError('library.automation_limit', { params: { most, plan: planTitles[nextPlan] } });
}

/**
 * Makes the row of a deployment, inside a transaction that holds the account.
 * @param again whether it is placed beside one that is there
 * @returns its id, or the id of the one that the same request made before
 * @throws AppError library.deployed_already, automation_limit, shelf_full; nothing is written then
 */
export async function admit(
  manager: EntityManager,
  one: NewDeployment,
  { again, limit }: { readonly again: boolean; readonly limit: AutomationLimit },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const same = await deploymentOf(manager, one.accountId, { requestId: one.requestId });
  if (same !== undefined) return { id: same.id, isNew: false };
  const place = [manager, one.accountId, one.connectionId, one.workflowId] as const;
  if (!again && ((await existingAutomation(...place)) || (await isOnItsWay(...place))))
    throw new AppError('library.deployed_already');
  refuseMore(limit, await countAutomations(manager, one.accountId));
  await addDeployment(manager, one);
  return { id: one.id, isNew: true };
}
