import { subscription } from '@stroomwerk/contracts/billing';
import { useApiQuery } from '@stroomwerk/mfe-runtime';

/** The plan of who is signed in. */
export const usePlan = () => useApiQuery(subscription);
