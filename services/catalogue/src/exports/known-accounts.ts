import { needs } from '../dsl/accounts.js';
import { ACCOUNTS_A_M } from '../dsl/known-accounts-a-m.js';
import { ACCOUNTS_M_Z } from '../dsl/known-accounts-m-z.js';

const KNOWN = { ...ACCOUNTS_A_M, ...ACCOUNTS_M_Z };
/** Types that many apps share say nothing of which one it is. */
const SHARED = /^http[A-Z]|^oAuth[12]Api$/;

/** The app of a type of account, for `needs`, where there is one. */
export const appOf = (type: string): Parameters<typeof needs>[0] | undefined => {
  const found = (Object.keys(KNOWN) as (keyof typeof KNOWN)[]).filter((app) => KNOWN[app][1] === type);
  return found.length === 1 && !SHARED.test(type) ? found[0] : undefined;
};
