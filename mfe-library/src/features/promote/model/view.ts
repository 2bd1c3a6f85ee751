import type {
  Promotion,
  PromotionRefusal,
  PromotionResult,
  PromotionValue,
} from '@stroomwerk/contracts/library';
import type { FormRules } from '@stroomwerk/ui-kit';
import { type AnswerWords, problemsOfAnswers, sentValue, shownValue } from '../../deploy/model/answers.js';

export const isUnderWay = ({ state }: Pick<PromotionResult, 'state'>): boolean =>
  state === 'working' || state === 'undoing';

/** Whether an account may turn up in production any moment: then the page looks again by itself. */
export const awaitsAccount = (form: Promotion | undefined): boolean =>
  form !== undefined && form.refusal === null && form.accounts.some(({ state }) => state === 'none');

/** Refusals that are shown above a form which can be read all the same; the others stand alone. */
const beside: ReadonlySet<PromotionRefusal> = new Set([
  'conflicts',
  'apart',
  'production_archived',
  'production_unpublished',
  'automation_limit',
]);
export const isBeside = (refusal: PromotionRefusal): boolean => beside.has(refusal);

/** How the trial did: nothing says more about what goes to production. */
export function trialOf({ ended, last }: Promotion['runs']): 'untried' | 'failing' | 'tried' {
  if (ended === 0 || last === null) return 'untried';
  return last.status === 'error' ? 'failing' : 'tried';
}

/** What the trial has, as it stands in a field. */
export const asTried = ({ kind, trial }: Pick<PromotionValue, 'kind' | 'trial'>): string =>
  shownValue({ kind, value: trial });

/** Each value is wanted that the trial has; one of another n8n's own must be given. */
export const rulesOf = (values: readonly PromotionValue[]): FormRules =>
  Object.fromEntries(
    values.map(({ key, kind, trial, differs }) => [
      key,
      {
        required: trial !== '' || differs === 'workflow',
        most: 4_000,
        ...(kind === 'mail' ? { kind: 'email' as const } : {}),
      },
    ]),
  );

/** What stands in the fields to begin with. */
export const initialOf = (values: readonly PromotionValue[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value.key, shownValue(value)]));

/** What is wrong with what was filled in; what the trial ran with is never wrong, but where production cannot know it. */
export function problemsOf(
  values: readonly PromotionValue[],
  filled: Readonly<Record<string, string>>,
  words: AnswerWords & { readonly own: string },
): Record<string, string> {
  const changed = values.filter((value) => filled[value.key] !== asTried(value));
  const asked = changed.map((value) => ({
    ...value,
    ...{ help: '', example: '', at: [], from: 'nothing' as const, earlier: null, used_in: [] },
  }));
  const own = values.filter(({ key, trial, differs }) => differs === 'workflow' && filled[key] === trial);
  return {
    ...problemsOfAnswers(asked, filled, words),
    ...Object.fromEntries(own.map(({ key }) => [key, words.own])),
  };
}

/** What is sent: what another stands for, and what was kept before. */
export const sentOf = (
  values: readonly PromotionValue[],
  filled: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    values.map(({ key, kind, trial, value }) => {
      const text = filled[key] ?? value;
      return [key, text === asTried({ kind, trial }) ? trial : sentValue(kind, text)];
    }),
  );

/** How many values are likely others in production and are still as on the trial. */
export const stillAsTried = (
  values: readonly PromotionValue[],
  filled: Readonly<Partial<Record<string, string>>>,
): number =>
  values.filter((value) => value.differs !== null && (filled[value.key] ?? '') === asTried(value)).length;
