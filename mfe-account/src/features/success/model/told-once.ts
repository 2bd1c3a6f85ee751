import { currentConsent, onConsent, readStored, store } from '@stroomwerk/mfe-runtime';

const key = 'tracked_purchases';
/** The latest payments that are remembered. */
const kept = 20;
const told = new Set<string>();

const stored = (): string[] => readStored<string[]>('localStorage', key) ?? [];

function remember(id: string): void {
  if (!stored().includes(id)) store('localStorage', key, [...stored(), id].slice(-kept));
}

onConsent((consent) => {
  if (consent === 'granted') for (const id of told) remember(id);
  else store('localStorage', key, null);
});

/** Of this entry of the browser's history: a reload finds it again, and nothing is kept in the browser's storage. */
const markOf = (): unknown => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
};

/**
 * Whether a payment has yet to be told; from now on it is. Remembered beyond this tab only with consent, which is also
 * what decides whether anything is sent.
 */
export function notToldYet(id: string): boolean {
  const consented = currentConsent() === 'granted';
  if (told.has(id) || markOf() === id || (consented && stored().includes(id))) return false;
  told.add(id);
  if (consented) remember(id);
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), [key]: id }, '');
  return true;
}
