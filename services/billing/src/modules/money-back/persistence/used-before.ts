import type { EntityManager } from 'typeorm';

/** Whether an account, or somebody with the same card or bank account, has used the guarantee before. */
export async function usedGuarantee(
  manager: EntityManager,
  accountId: string,
  fingerprints: readonly string[],
): Promise<boolean> {
  const [row] = await manager.query<{ used: boolean }[]>(
    `select exists (select from billing.money_back
       where basis = 'guarantee' and (account_id = $1 or fingerprints && $2::text[])) as used`,
    [accountId, fingerprints],
  );
  return row?.used ?? false;
}
