import { type FormTexts } from '../texts/form.js';

/** What a field has to keep, as `@stroomwerk/contracts/forms` has it for each request. */
export interface FieldRule {
  readonly required?: boolean;
  /** Fewest and most characters. */
  readonly least?: number;
  readonly most?: number;
  readonly kind?: 'email' | 'date' | 'whole';
  /** Smallest and largest of a whole number. */
  readonly from?: number;
  readonly to?: number;
  /** Spaces around the text belong to it, as in a password. */
  readonly exact?: boolean;
}
export type FormRules = Readonly<Record<string, FieldRule>>;

/** What somebody filled in, by the names of the fields; a checkbox is `on` or empty. */
export type FormValues<Rules extends FormRules> = Readonly<Record<keyof Rules & string, string>>;
/** A text for each field that is not right. */
export type FormProblems<Rules extends FormRules> = Readonly<Partial<Record<keyof Rules & string, string>>>;

/** Reads the fields that the rules know, without the spaces around them. */
export const valuesOf = <Rules extends FormRules>(rules: Rules, data: FormData): FormValues<Rules> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, { exact }]) => {
      const text = String(data.get(name) ?? '');
      return [name, exact ? text : text.trim()];
    }),
  ) as FormValues<Rules>;

/** A whole number as typed, with or without points between thousands; null when it is none. */
export const wholeOf = (text: string): number | null =>
  /^\d+(\.\d{3})*$/.test(text.trim()) ? Number(text.replaceAll('.', '')) : null;

/** Why a text breaks the rule of its field; undefined when it keeps it. */
function problemOf(rule: FieldRule, text: string, texts: FormTexts, missing?: string): string | undefined {
  const { required, least = 0, most = Number.POSITIVE_INFINITY, kind, from = 0, to = 0 } = rule;
  if (text === '') return required ? (missing ?? texts.required) : undefined;
  if (text.length < least) return missing ?? texts.short(least);
  if (text.length > most) return texts.long(most);
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return texts.email;
  if (kind === 'date' && Number.isNaN(Date.parse(text))) return texts.date;
  if (kind !== 'whole') return undefined;
  const number = wholeOf(text);
  return number !== null && number >= from && number <= to ? undefined : texts.whole(from, to);
}

/**
 * The fields that break a rule; the server looks again.
 * @param wording what a field says instead when it is empty or too short
 */
export const problemsOf = <Rules extends FormRules>(
  rules: Rules,
  values: FormValues<Rules>,
  texts: FormTexts,
  wording: Partial<Record<string, string>> = {},
): FormProblems<Rules> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const problem = problemOf(rule, values[name as keyof Rules & string], texts, wording[name]);
      return problem === undefined ? [] : [[name, problem]];
    }),
  ) as FormProblems<Rules>;

/** The attributes with which a browser keeps a rule by itself, while no script does. */
export const attributesOf = ({ required, least, most, kind, to }: FieldRule) => ({
  required,
  minLength: least,
  maxLength: kind === 'whole' ? String(to).length + 1 : most,
  ...(kind === 'email' || kind === 'date' ? { type: kind } : {}),
  ...(kind === 'whole' ? { inputMode: 'numeric' as const } : {}),
});
