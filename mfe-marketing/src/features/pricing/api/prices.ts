import * as billing from '@stroomwerk/contracts/billing';
import { useApiQuery } from '@stroomwerk/mfe-runtime';

/** The one price catalogue, billing's. */
export const usePrices = () => useApiQuery(billing.prices);
