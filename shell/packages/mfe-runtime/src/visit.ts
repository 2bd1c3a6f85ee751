import type { Interval, PriceTier } from '@stroomwerk/contracts';
import { consentStore, onConsent } from './consent.js';
import { readStored, store } from './storage.js';

const referralKey = 'referral_code';
const planKey = 'wanted_plan';
const codePattern = /^[A-Za-z0-9_-]{2,40}$/;

/** Remembers the code of the referral link (`/?ref=CODE`) for this visit; beyond it only with consent. */
export function captureReferral(search: string = location.search): void {
  const code = new URLSearchParams(search).get('ref');
  if (code === null || !codePattern.test(code)) return;
  store('sessionStorage', referralKey, code);
  if (consentStore.getState().consent === 'granted') store('localStorage', referralKey, code);
}

onConsent((consent) => {
  const code = readStored<string>('sessionStorage', referralKey);
  if (consent === 'granted' && code !== null) store('localStorage', referralKey, code);
  if (consent === 'refused') store('localStorage', referralKey, null);
});

/** The code by which this visitor came, to be sent along when they register. */
export const pendingReferral = (): string | null =>
  readStored<string>('sessionStorage', referralKey) ?? readStored<string>('localStorage', referralKey);

/** A plan as a visitor chose it. `interval` only for launch_special, whose tier has no yearly value. */
export interface WantedPlan {
  readonly price_tier: PriceTier;
  readonly interval?: Interval;
}

/** Keeps the chosen plan through registering and signing in, in this tab, for an hour. */
export const rememberPlan = (plan: WantedPlan, nowMs = Date.now()): void =>
  store('sessionStorage', planKey, { plan, until: nowMs + 3_600_000 });

/** The plan chosen before signing in, without taking it. */
export function pendingPlan(nowMs = Date.now()): WantedPlan | null {
  const kept = readStored<{ plan: WantedPlan; until: number }>('sessionStorage', planKey);
  return kept !== null && kept.until > nowMs ? kept.plan : null;
}

/** The plan chosen before signing in; it is forgotten with this. */
export function takePlan(): WantedPlan | null {
  const plan = pendingPlan();
  store('sessionStorage', planKey, null);
  return plan;
}
