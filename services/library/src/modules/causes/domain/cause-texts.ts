import type { Language } from '@stroomwerk/contracts';
import type { RunCause } from '@stroomwerk/contracts/library';
import { accountTexts } from './texts/account.js';
import { dataTexts } from './texts/data.js';
import { serviceTexts } from './texts/service.js';
import type { CauseTexts } from './texts/shape.js';
import { workflowTexts } from './texts/workflow.js';

/** `{app}` and `{step}` are filled in. */
export const causeTexts: Readonly<Record<RunCause, CauseTexts>> = {
  ...accountTexts,
  ...serviceTexts,
  ...dataTexts,
  ...workflowTexts,
};

const unnamed: Readonly<Record<Language, { app: string; step: string }>> = {
  nl: { app: 'De app', step: 'een stap' },
  en: { app: 'The app', step: 'a step' },
};

export interface Explained {
  /** One line. */
  readonly title: string;
  /** What happened, and whether anything is lost. */
  readonly detail: string;
  /** What to do, in order. */
  readonly steps: string[];
}

/**
 * A failed run in plain words.
 * @param at app and step where it stopped, as far as they are known
 */
export function explain(
  cause: RunCause,
  at: { readonly app: string | null; readonly step: string | null },
  lang: Language,
): Explained {
  const { title, happened, lost, steps } = causeTexts[cause][lang];
  const names = { app: at.app ?? unnamed[lang].app, step: at.step ? `‘${at.step}’` : unnamed[lang].step };
  const fill = (text: string): string =>
    text.replace(/\{(app|step)\}/g, (_, name: 'app' | 'step') => names[name]);
  return { title: fill(title), detail: `${fill(happened)} ${fill(lost)}`, steps: steps.map(fill) };
}
