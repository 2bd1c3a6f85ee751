import { generateReferralCode, referralStats } from '@stroomwerk/contracts/billing';
import { useApiQuery } from '@stroomwerk/mfe-runtime';

/** The link of who is signed in, made where there was none. */
export const useReferralCode = () => useApiQuery(generateReferralCode);

/** What it brought, as it is now. */
export const useReferralStats = () => useApiQuery(referralStats, {}, { staleTime: 0 });
