import type { DeployAccount, DeployForm } from '@stroomwerk/contracts/library';

/** Credential ids by the key of the account, as somebody picked them. */
export type Picked = Readonly<Record<string, string>>;

/** The credential that an account gets: what was picked while it is still there, else the one that fits. */
export function chosenOf({ key, choices, chosen }: DeployAccount, picked: Picked): string | null {
  const own = picked[key];
  return own !== undefined && choices.some(({ id }) => id === own) ? own : chosen;
}

/** Accounts that stand between somebody and the button; one that cannot be listed is linked afterwards. */
export const openAccounts = (accounts: readonly DeployAccount[], picked: Picked): DeployAccount[] =>
  accounts.filter((account) => account.state !== 'unknown' && chosenOf(account, picked) === null);

/** What is sent: nothing of an account that cannot be listed. */
export const sentAccounts = (accounts: readonly DeployAccount[], picked: Picked): Record<string, string> =>
  Object.fromEntries(
    accounts.flatMap((account) => {
      const id = chosenOf(account, picked);
      return id === null ? [] : [[account.key, id]];
    }),
  );

/** Whether an account may turn up any moment: then the page looks again by itself. */
export const awaitsAccount = (form: Pick<DeployForm, 'refusal' | 'accounts'> | undefined): boolean =>
  form !== undefined && form.refusal === null && form.accounts.some(({ state }) => state === 'none');

/** The accounts that were missing at the last look and are there now. */
export const foundAccounts = (
  before: readonly DeployAccount[],
  now: readonly DeployAccount[],
): DeployAccount[] =>
  now.filter(
    ({ key, state }) => state !== 'none' && before.some((one) => one.key === key && one.state === 'none'),
  );

/** Where accounts are made in an n8n. @param address of the n8n, also one below a path */
export const credentialsPage = (address: string): string =>
  new URL('home/credentials', address.endsWith('/') ? address : `${address}/`).href;
