import { ApiError, knownAuth } from '@stroomwerk/auth-store';
import * as billing from '@stroomwerk/contracts/billing';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from './api.js';
import { places } from './places.js';
import { track } from './telemetry.js';
import { rememberPlan, rememberWorkflow, type WantedPlan } from './visit.js';

/** What a checkout button says while a session is made (specification, section 4). */
export const busyText = 'Bezig...';

const owning = new Set(['billing.already_subscribed', 'billing.has_plan_for_life']);

/** Who orders what their plan gives them already made no mistake that another try would mend. */
export const isOwnPlan = (error: unknown): error is ApiError =>
  error instanceof ApiError && owning.has(error.code);

/** The text of a failed checkout (specification, section 8); of what is theirs already only that it is. */
export const checkoutErrorText = (error: unknown): string =>
  isOwnPlan(error)
    ? error.detail
    : `Oops! ${
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
  /**
   * Goes to the payment page. A visitor without a session registers first, with the plan kept; whoever has a plan and
   * chose a workflow goes to that. Before it is known who looks at the page, it waits for that.
   */
  start(plan: WantedPlan): Promise<void>;
  /** The plan whose session is being made: its button reads busyText. */
  readonly busy: WantedPlan | null;
  /** Why it failed, ready to be shown. */
  readonly error: string | null;
  /** It failed because what it gives is theirs already. */
  readonly owned: boolean;
}

/**
 * Buying a plan, for every button that sells one.
 * @param onError e.g. a toast with the text
 */
export function useCheckout(onError?: (text: string, owned: boolean) => void): Checkout {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<WantedPlan | null>(null);
  const [failed, setFailed] = useState<{ readonly text: string; readonly owned: boolean } | null>(null);

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
      setBusy(plan);
      setFailed(null);
      const { status, user } = await knownAuth();
      if (plan.workflow !== undefined && user?.subscription_status === 'active') {
        setBusy(null);
        await navigate(places.deploy(plan.workflow));
        return;
      }
      track('begin_checkout', { price_tier: plan.price_tier, interval: plan.interval ?? null });
      if (status === 'anonymous') {
        rememberPlan(plan);
        setBusy(null);
        await navigate(places.register);
        return;
      }
      // Where the payment page leads back to, the workflow is still known.
      if (plan.workflow !== undefined) rememberWorkflow(plan.workflow);
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
        // A plan that runs is changed, with what it costs shown first.
        if (failure instanceof ApiError && failure.code === 'billing.change_plan_instead') {
          await navigate(places.changePlan(plan.price_tier, plan.interval));
          return;
        }
        const [text, owned] = [checkoutErrorText(failure), isOwnPlan(failure)];
        setFailed({ text, owned });
        onError?.(text, owned);
      }
    },
    [navigate, onError],
  );
  return { start, busy, error: failed?.text ?? null, owned: failed?.owned ?? false };
}
