import type { DeployValue } from '@stroomwerk/contracts/library';
import type { FormRules } from '@stroomwerk/ui-kit';

/** What a wrong answer reads, by what is wrong with it. */
export interface AnswerWords {
  readonly number: string;
  readonly address: string;
  readonly choice: string;
  /** It breaks the pattern that is declared: what a right one looks like. */
  readonly pattern: (example: string) => string;
}

/** The rules of the form for a workflow's values: each is wanted, and of its kind (contracts, DeployRequest). */
export const rulesOf = (values: readonly DeployValue[]): FormRules =>
  Object.fromEntries(
    values.map(({ key, kind }) => [
      key,
      { required: true, most: 4_000, ...(kind === 'mail' ? { kind: 'email' as const } : {}) },
    ]),
  );

const isNumber = (text: string): boolean => /^-?\d+([.,]\d+)?$/.test(text);

/** One a line; the catalogue has them with commas between. */
const items = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** What stands in the field to begin with. */
export const shownValue = ({ kind, value }: Pick<DeployValue, 'kind' | 'value'>): string =>
  kind === 'list' ? items(value).join('\n') : value;

/** An answer as it is sent: a number with a point, a list with commas between. */
export function sentValue(kind: DeployValue['kind'], text: string): string {
  if (kind === 'number') return text.replace(',', '.');
  return kind === 'list' ? items(text).join(', ') : text;
}

function keeps(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch (error) {
    // One that this browser cannot read is the server's to keep.
    if (error instanceof SyntaxError) return true;
    throw error;
  }
}

function problemOf(value: DeployValue, text: string, words: AnswerWords): string | undefined {
  const { kind, choices, check, example } = value;
  if (kind === 'number' && !isNumber(text)) return words.number;
  if (kind === 'address' && !(/^https?:/.test(text) && URL.canParse(text))) return words.address;
  if (kind === 'choice' && choices !== undefined && !choices.includes(text)) return words.choice;
  return check !== undefined && !keeps(check, sentValue(kind, text)) ? words.pattern(example) : undefined;
}

/** What is wrong with the answers beyond being empty or too long, by the keys of the values; the server looks again. */
export const problemsOfAnswers = (
  values: readonly DeployValue[],
  filled: Readonly<Record<string, string>>,
  words: AnswerWords,
): Record<string, string> =>
  Object.fromEntries(
    values.flatMap((value) => {
      const text = filled[value.key] ?? '';
      const problem = text === '' ? undefined : problemOf(value, text, words);
      return problem === undefined ? [] : [[value.key, problem]];
    }),
  );

/** The answers as they are sent. */
export const answersOf = (
  values: readonly DeployValue[],
  filled: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(values.map(({ key, kind }) => [key, sentValue(kind, filled[key] ?? '')]));

/** How many values have no answer. */
export const emptyValues = (
  values: readonly DeployValue[],
  filled: Readonly<Partial<Record<string, string>>>,
): number => values.filter(({ key }) => (filled[key] ?? '').trim() === '').length;
