import { createStore, useStore } from 'zustand';
import { readStored, store } from './storage.js';

export type Consent = 'unknown' | 'granted' | 'refused';

interface ConsentState {
  readonly consent: Consent;
  /** Whether the banner is on screen. */
  readonly bannerOpen: boolean;
}

const key = 'consent';

/** Consent to analytics. Nothing is stored or sent for analytics before it is granted (decisions.md, "Market"). */
export const consentStore = createStore<ConsentState>()(() => ({ consent: 'unknown', bannerOpen: false }));

const listeners = new Set<(consent: Consent) => void>();

/** Calls back whenever the visitor decides. */
export const onConsent = (listener: (consent: Consent) => void): void => void listeners.add(listener);

/** The decision in force. */
export const currentConsent = (): Consent => consentStore.getState().consent;

function decide(consent: 'granted' | 'refused'): void {
  store('localStorage', key, consent);
  consentStore.setState({ consent, bannerOpen: false });
  for (const listener of listeners) listener(consent);
}

/** Reads an earlier decision; asks when there is none. Once, after the page was drawn. */
export function loadConsent(): void {
  const stored = readStored<Consent>('localStorage', key);
  const consent = stored === 'granted' || stored === 'refused' ? stored : 'unknown';
  consentStore.setState({ consent, bannerOpen: consent === 'unknown' });
  if (consent === 'granted') for (const listener of listeners) listener(consent);
}

/** The visitor's decision, and how to take or change it. */
export function useConsent() {
  const { consent, bannerOpen } = useStore(consentStore);
  return {
    consent,
    bannerOpen,
    accept: () => decide('granted'),
    refuse: () => decide('refused'),
    /** Shows the banner again, e.g. from the cookie page. */
    reopen: () => consentStore.setState({ bannerOpen: true }),
  };
}
