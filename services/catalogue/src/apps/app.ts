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

/** For every app that a Google account opens. */
export const GOOGLE_STEPS = [
  [
    'Kies in n8n bij Credentials voor "Sign in with Google".',
    'Log in met het account dat de workflow mag gebruiken en geef toegang.',
  ],
  [
    'In n8n, under Credentials, choose "Sign in with Google".',
    'Sign in with the account that the workflow may use and grant access.',
  ],
] as const;

/** For every app that a Microsoft account opens. */
export const MICROSOFT_STEPS = [
  [
    'Kies in n8n bij Credentials voor "Connect my account".',
    'Log in met het Microsoft-account dat de workflow mag gebruiken en geef toegang.',
  ],
  [
    'In n8n, under Credentials, choose "Connect my account".',
    'Sign in with the Microsoft account that the workflow may use and grant access.',
  ],
] as const;
