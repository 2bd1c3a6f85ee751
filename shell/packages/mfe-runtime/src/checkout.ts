import { ApiError, useAuth } from '@stroomwerk/auth-store';
import * as billing from '@stroomwerk/contracts/billing';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from './api.js';
import { places } from './places.js';
import { track } from './telemetry.js';
import { rememberPlan, type WantedPlan } from './visit.js';

/** What a checkout button says while a session is made (specification, section 4). */
export const busyText = 'Bezig...';

/** The text of a failed checkout (specification, section 8). */
export const checkoutErrorText = (error: unknown): string =>
  `Oops! ${
    error instanceof ApiError && error.detail !== ''
      ? error.detail
      : 'Er is een fout opgetreden bij het starten van de betaling.'
  } Probeer het opnieuw of neem contact met ons op.`;

/** The addresses the payment page returns to, as in section 7 of the specification. */
export const checkoutBody = (plan: WantedPlan, origin: string) => ({
  price_tier: plan.price_tier,
  success_url: `${origin}${places.success}?tier=${plan.price_tier}`,
  cancel_url: `${origin}${places.pricing}`,
  ...(plan.interval === undefined ? {} : { interval: plan.interval }),
});

export interface Checkout {
  /** Goes to the payment page. A visitor without a session registers first, with the plan kept. */
  start(plan: WantedPlan): Promise<void>;
  /** The plan whose session is being made: its button reads busyText. */
  readonly busy: WantedPlan | null;
  /** Why it failed, ready to be shown. */
  readonly error: string | null;
}

/**
 * Buying a plan, for every button that sells one.
 * @param onError e.g. a toast with the text
 */
export function useCheckout(onError?: (text: string) => void): Checkout {
  const { status } = useAuth();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<WantedPlan | null>(null);
  const [error, setError] = useState<string | null>(null);
  const anonymous = status === 'anonymous';

  // Coming back from the payment page with the browser's button restores the page as it was left: busy.
  useEffect(() => {
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) setBusy(null);
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);

  const start = useCallback(
    async (plan: WantedPlan) => {
      track('begin_checkout', { price_tier: plan.price_tier, interval: plan.interval ?? null });
      if (anonymous) {
        rememberPlan(plan);
        await navigate(places.register);
        return;
      }
      setBusy(plan);
      setError(null);
      try {
        const { checkout_url } = await api.call(billing.createCheckoutSession, {
          body: checkoutBody(plan, location.origin),
        });
        location.assign(checkout_url);
      } catch (failure) {
        setBusy(null);
        if (failure instanceof ApiError && failure.status === 401) {
          rememberPlan(plan);
          await navigate(places.login);
          return;
        }
        const text = checkoutErrorText(failure);
        setError(text);
        onError?.(text);
      }
    },
    [anonymous, navigate, onError],
  );
  return { start, busy, error };
}
