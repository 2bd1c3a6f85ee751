import type { Language } from '@stroomwerk/contracts';
import type { RunStatus } from '@stroomwerk/contracts/library';

/** Why a run cannot be retried. */
export type NoRetry = 'succeeded' | 'goes_on' | 'reported' | 'retried' | 'asked' | 'gone' | 'refused';

const reasons: Readonly<Record<Language, Readonly<Record<NoRetry, string>>>> = {
  nl: {
    succeeded: 'Deze run is gelukt; opnieuw doen zou alles dubbel doen.',
    goes_on: 'Deze run loopt nog.',
    reported: 'We kunnen deze n8n niet bereiken. Probeer de run opnieuw in n8n zelf.',
    retried: 'Deze run is al opnieuw geprobeerd.',
    asked: 'Deze run wordt al opnieuw geprobeerd.',
    gone: 'Deze run staat niet meer in je n8n.',
    refused: 'Je n8n wil deze run niet opnieuw doen. Open hem in n8n.',
  },
  en: {
    succeeded: 'This run succeeded; doing it again would do everything twice.',
    goes_on: 'This run is still going on.',
    reported: 'We cannot reach this n8n. Retry the run in n8n itself.',
    retried: 'This run was retried already.',
    asked: 'This run is being retried already.',
    gone: 'This run is no longer in your n8n.',
    refused: 'Your n8n does not want to do this run again. Open it in n8n.',
  },
};

export const retryReason = (why: NoRetry, lang: Language): string => reasons[lang][why];

/** Whether n8n could run it again, as far as is known here. */
export function noRetry(run: {
  readonly status: RunStatus;
  readonly execution_id: string | null;
  readonly retried_by: string | null;
  readonly linked: boolean;
}): NoRetry | undefined {
  if (run.status === 'success') return 'succeeded';
  if (run.status === 'running' || run.status === 'waiting') return 'goes_on';
  if (!run.linked) return 'reported';
  if (run.execution_id === null) return 'gone';
  return run.retried_by === null ? undefined : 'retried';
}
