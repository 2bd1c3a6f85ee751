/** Why a field is refused, before it is sent. */
export type Problem = 'required' | 'badEmail' | 'tooLong';
export type Problems = Readonly<Record<string, Problem>>;

/** What a form asks for: the same limits as the contract's (services/contracts, auth/messages). */
export interface FieldRule {
  readonly most: number;
  readonly optional?: boolean;
  readonly email?: boolean;
}

export const contactRules = {
  name: { most: 120 },
  email: { most: 254, email: true },
  topic: { most: 40 },
  message: { most: 5_000 },
} as const satisfies Record<string, FieldRule>;

export const withdrawalRules = {
  name: { most: 120 },
  email: { most: 254, email: true },
  order: { most: 200 },
  ordered_on: { most: 10, optional: true },
} as const satisfies Record<string, FieldRule>;

export type Values<Rules> = Readonly<Record<keyof Rules, string>>;

/** What somebody typed, by the names of the fields, without the spaces around it. */
export const valuesOf = <Rules extends Record<string, FieldRule>>(
  rules: Rules,
  form: FormData,
): Values<Rules> =>
  Object.fromEntries(
    Object.keys(rules).map((name) => [name, String(form.get(name) ?? '').trim()]),
  ) as Values<Rules>;

/** The fields that break a rule; the server looks again. */
export function problemsOf<Rules extends Record<string, FieldRule>>(
  rules: Rules,
  values: Values<Rules>,
): Problems {
  const found: Record<string, Problem> = {};
  for (const [name, { most, optional, email }] of Object.entries<FieldRule>(rules)) {
    const value = values[name] ?? '';
    if (value === '' && !optional) found[name] = 'required';
    else if (value.length > most) found[name] = 'tooLong';
    else if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) found[name] = 'badEmail';
  }
  return found;
}

/** A link that opens the mail program with a text in it. */
export const mailTo = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
