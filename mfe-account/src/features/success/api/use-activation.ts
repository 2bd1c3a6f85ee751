import { refreshUser } from '@stroomwerk/auth-store';
import { checkoutSession } from '@stroomwerk/contracts/billing';
import { entitlement } from '@stroomwerk/contracts/library';
import { track, useApiQuery } from '@stroomwerk/mfe-runtime';
import { useEffect, useState } from 'react';
import { paymentEvents } from '../model/events.js';
import { opensLibrary } from '../model/plan-labels.js';
import { notToldYet } from '../model/told-once.js';

const askEvery = 400;
const slowAfter = 20_000;

/**
 * Waits until the payment is confirmed and the library itself grants, and refreshes the signed-in user then.
 * Tracks the subscription event once, and the purchase once per session (specification, section 2; decisions.md).
 */
export function useActivation(sessionId: string | null, tier: string | null) {
  const session = useApiQuery(
    checkoutSession,
    { params: { id: sessionId ?? '' } },
    {
      enabled: sessionId !== null,
      refetchInterval: ({ state }) =>
        state.data?.payment_status === 'paid' || state.error ? false : askEvery,
    },
  );
  const needsLibrary = opensLibrary(session.data?.price_tier ?? tier ?? '');
  const paid = sessionId === null || session.data?.payment_status === 'paid';
  const access = useApiQuery(
    entitlement,
    {},
    {
      enabled: needsLibrary && paid,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.granted ? false : askEvery),
    },
  );
  const done =
    sessionId === null
      ? access.data?.granted === true
      : paid && (!needsLibrary || access.data?.granted === true);

  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (done) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [done]);

  const paidSession = session.data?.payment_status === 'paid' ? session.data : undefined;
  useEffect(() => {
    if (!done) return;
    void refreshUser();
    if (!notToldYet(sessionId ?? tier ?? '')) return;
    for (const { name, properties } of paymentEvents(paidSession ?? null, tier, needsLibrary))
      track(name, properties);
  }, [done, sessionId, tier, paidSession, needsLibrary]);

  return {
    session,
    access,
    done,
    slow: slow && !done,
    needsLibrary,
    none: sessionId === null && access.data?.granted === false,
  };
}
