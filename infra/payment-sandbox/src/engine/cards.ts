/** What the bank says to a test number (https://docs.stripe.com/testing#cards). */
export interface CardRule {
  number: string;
  outcome: 'succeeds' | 'declined' | 'challenge';
  /** Whether invoices after the first are paid. */
  renews: boolean;
  code?: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'authentication_required' | 'processing_error';
  declineCode?: string;
  brand: string;
}

const visa = (number: string, rest: Omit<CardRule, 'number' | 'brand'>): CardRule => ({
  number,
  brand: 'visa',
  ...rest,
});
const declined = (number: string, declineCode: string, code: CardRule['code'] = 'card_declined'): CardRule =>
  visa(number, { outcome: 'declined', renews: false, code, declineCode });

export const cardRules: readonly CardRule[] = [
  visa('4242424242424242', { outcome: 'succeeds', renews: true }),
  { number: '5555555555554444', outcome: 'succeeds', renews: true, brand: 'mastercard' },
  declined('4000000000000002', 'generic_decline'),
  declined('4000000000009995', 'insufficient_funds'),
  declined('4000000000009987', 'lost_card'),
  declined('4000000000009979', 'stolen_card'),
  declined('4000000000000069', 'expired_card', 'expired_card'),
  declined('4000000000000127', 'incorrect_cvc', 'incorrect_cvc'),
  visa('4000002500003155', { outcome: 'challenge', renews: true }),
  visa('4000000000003220', { outcome: 'challenge', renews: true }),
  visa('4000000000000341', {
    outcome: 'succeeds',
    renews: false,
    code: 'card_declined',
    declineCode: 'generic_decline',
  }),
];

/** The rule of a number; a valid number that is no test number is declined, as Stripe's test mode does. */
export const ruleOf = (digits: string): CardRule =>
  cardRules.find((rule) => rule.number === digits) ?? declined(digits, 'test_mode_live_card');

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const value = Number(character) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Test accounts for SEPA debits; any other valid IBAN pays too. */
export const ibans = { succeeds: 'NL39RABO0300065264', fails: 'NL91ABNA0417164300' } as const;

/** The check of ISO 13616: the rest modulo 97 is 1. */
export function validIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}
