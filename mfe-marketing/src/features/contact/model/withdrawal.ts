export interface Withdrawal {
  readonly name: string;
  readonly email: string;
  readonly order: string;
  readonly date: string;
}
export type WithdrawalField = keyof Withdrawal;

/** Which fields are missing, and whether the address can be one. */
export const problems = (form: Withdrawal): Partial<Record<WithdrawalField, 'required' | 'badEmail'>> => ({
  ...Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value.trim() === '')
      .map(([field]) => [field, 'required']),
  ),
  ...(form.email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(form.email.trim())
    ? { email: 'badEmail' as const }
    : {}),
});

/** A link that opens the mail program with the statement in it. */
export const mailTo = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
