import { useAuth } from '@stroomwerk/auth-store';
import * as billing from '@stroomwerk/contracts/billing';
import { useApiQuery, useOptionalQuery } from '@stroomwerk/mfe-runtime';

/** The one price catalogue, billing's. */
export const usePrices = () => useApiQuery(billing.prices);

/** The price that whoever looks pays already; undefined for a visitor, and where it is not known. */
export function useOwnPrice(): Pick<billing.Price, 'price_tier' | 'interval'> | undefined {
  const enabled = useAuth().user?.subscription_status === 'active';
  const own = useOptionalQuery(billing.subscription, {}, { enabled });
  return enabled && own?.price_tier ? { price_tier: own.price_tier, interval: own.interval } : undefined;
}
