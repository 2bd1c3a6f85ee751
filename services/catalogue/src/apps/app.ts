import type { App } from '../kit/ports.js';

/**
 * An app as recipes know it.
 * @param credential n8n's credential type, empty where none is needed
 * @param nl how the customer gets and fills in the credential, two or three short steps
 * @param en the same in English
 * @param weight 1 seldom, 2 usual, 5 what most people use
 */
export const app = (
  key: string,
  label: string,
  credential: string,
  nl: readonly string[],
  en: readonly string[],
  weight = 2,
): App => ({ key, label, credential, steps: { nl, en }, weight });

/** The app where it only calls the workflow, by a webhook of its own: no step takes its account. */
export const calling = (one: App): App => ({
  ...one,
  credential: '',
  steps: { nl: [], en: [] },
  calls: true,
});

export { GOOGLE_STEPS, MICROSOFT_STEPS } from '../dsl/sign-in.js';
