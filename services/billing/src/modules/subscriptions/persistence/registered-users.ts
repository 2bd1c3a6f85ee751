import type { EntityManager } from 'typeorm';
import { RegisteredUserEntity } from './registered-user.entity.js';

/** @returns the account of somebody who registered; null for who is not known here */
export async function accountOf(manager: EntityManager, userId: string): Promise<string | null> {
  return (await manager.findOneBy(RegisteredUserEntity, { user_id: userId }))?.account_id ?? null;
}

/** @returns the person for whom an account was made; its own id where that was not told of yet */
export async function personOf(manager: EntityManager, accountId: string): Promise<string> {
  return (await manager.findOneBy(RegisteredUserEntity, { account_id: accountId }))?.user_id ?? accountId;
}

/**
 * The account that an object of the payment provider is of, by the notes that we left at it.
 * @param notes the person only, at objects from before there were accounts
 * @returns null at what is none of ours
 */
export async function accountIn(
  manager: EntityManager,
  notes: Readonly<Record<string, string>>,
): Promise<string | null> {
  if (notes.account_id) return notes.account_id;
  return notes.user_id ? ((await accountOf(manager, notes.user_id)) ?? notes.user_id) : null;
}
