import type { Language } from '@stroomwerk/contracts';

/** What is said of a cause in one language; `{app}` and `{step}` stand for their names. */
export interface CauseText {
  readonly title: string;
  readonly happened: string;
  /** Whether anything is lost. */
  readonly lost: string;
  readonly steps: readonly string[];
}
export type CauseTexts = Readonly<Record<Language, CauseText>>;

export const text = (title: string, happened: string, lost: string, ...steps: string[]): CauseText => ({
  title,
  happened,
  lost,
  steps,
});

/** What most failures have in common: a run stops where it fails. */
export const stopped = {
  nl: 'Wat vóór deze stap kwam is gedaan, wat erna komt niet.',
  en: 'What came before this step is done, what comes after it is not.',
};
export const retry = { nl: 'Probeer deze run opnieuw.', en: 'Retry this run.' };
