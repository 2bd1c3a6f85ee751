import type { Billed } from '../core/state.js';
import { validVatId } from '../engine/billed.js';
import { ibans, passesLuhn, ruleOf, validIban } from '../engine/cards.js';
import type { Order } from '../engine/checkout.js';
import { dutchAddress, type Refusal } from '../engine/payments.js';
import type { Texts } from './texts.js';

export type Method = 'card' | 'ideal' | 'sepa_debit';
/** What the page asks beside how it is paid. */
export interface Asks {
  readonly address: boolean;
  readonly taxId: boolean;
}

const billedNames = ['company', 'vat_id', 'line1', 'postal_code', 'city', 'country'] as const;
type BilledName = (typeof billedNames)[number];
export type FieldName = 'email' | 'number' | 'expiry' | 'cvc' | 'name' | 'iban' | 'account_name' | BilledName;
export type Fields = Record<FieldName, string> & { method: Method };
export type FieldErrors = Partial<Record<FieldName, string>>;

const names: readonly FieldName[] = [
  ...(['email', 'number', 'expiry', 'cvc', 'name', 'iban', 'account_name'] as const),
  ...billedNames,
];

/** What was sent, trimmed; whatever is missing is empty. */
export function readFields(body: unknown, offered: readonly string[]): Fields {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = (name: string) => {
    const value = sent[name];
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  const methods = (['card', 'ideal', 'sepa_debit'] as const).filter((method) => offered.includes(method));
  const method = methods.find((known) => known === text('method')) ?? methods[0] ?? 'card';
  return {
    ...(Object.fromEntries(names.map((name) => [name, text(name)])) as Record<FieldName, string>),
    method,
  };
}

interface Expiry {
  month: number;
  year: number;
}

/** '12 / 30', '12/2030' and '1230' alike. */
function readExpiry(value: string): Expiry | null {
  const match = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(value);
  if (match === null) return null;
  const month = Number(match[1]);
  const year = Number(match[2]) + (match[2]?.length === 2 ? 2000 : 0);
  return month >= 1 && month <= 12 ? { month, year } : null;
}

/**
 * The order, or what is wrong beside which field.
 * @param now the real date: a card does not expire because the sandbox's clock was moved
 */
export function readOrder(fields: Fields, text: Texts, asks: Asks, now: Date): Order | FieldErrors {
  const errors: FieldErrors = {};
  if (asks.address)
    for (const name of ['line1', 'postal_code', 'city', 'country'] as const)
      if (fields[name] === '') errors[name] = text.errors.address;
  const vatId = asks.taxId ? fields.vat_id.replace(/[\s.-]/g, '').toUpperCase() : '';
  if (vatId !== '' && !validVatId(vatId)) errors.vat_id = text.errors.vat_id;
  const billed = billedOf(fields, vatId, asks);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email)) errors.email = text.errors.email;
  if (fields.method === 'ideal') {
    if (Object.keys(errors).length > 0) return errors;
    return { method: 'ideal', email: fields.email, name: fields.name || fields.email, billed };
  }
  if (fields.method === 'sepa_debit') {
    const iban = fields.iban.replace(/\s/g, '').toUpperCase();
    if (!validIban(iban)) errors.iban = text.errors.iban;
    if (fields.account_name === '') errors.account_name = text.errors.name;
    if (Object.keys(errors).length > 0) return errors;
    return {
      method: 'sepa_debit',
      email: fields.email,
      name: fields.account_name,
      billed,
      iban,
      succeeds: iban !== ibans.fails,
    };
  }
  const digits = fields.number.replace(/[\s-]/g, '');
  if (digits === '') errors.number = text.errors.number_missing;
  else if (!passesLuhn(digits)) errors.number = text.errors.number;
  const expiry = readExpiry(fields.expiry);
  if (expiry === null) errors.expiry = text.errors.expiry_missing;
  else if (expiry.year * 12 + expiry.month <= now.getUTCFullYear() * 12 + now.getUTCMonth()) {
    errors.expiry = text.errors.expiry_past;
  }
  if (!/^\d{3,4}$/.test(fields.cvc)) errors.cvc = text.errors.cvc;
  if (fields.name === '') errors.name = text.errors.name;
  if (Object.keys(errors).length > 0 || expiry === null) return errors;
  return {
    method: 'card',
    email: fields.email,
    name: fields.name,
    billed,
    card: { rule: ruleOf(digits), ...expiry },
  };
}

const billedOf = (fields: Fields, vatId: string, asks: Asks): Billed => ({
  company: asks.taxId ? fields.company : '',
  vatId,
  address: asks.address
    ? {
        ...{ city: fields.city, country: fields.country, line1: fields.line1, line2: null },
        ...{ postal_code: fields.postal_code, state: null },
      }
    : dutchAddress(),
});

export const isOrder = (read: Order | FieldErrors): read is Order => 'method' in read;

/** A refusal that one field can mend stands beside that field. */
export function besideField(why: Refusal, message: string): FieldErrors {
  if (why.declineCode === 'expired_card') return { expiry: message };
  if (why.declineCode === 'incorrect_cvc') return { cvc: message };
  return {};
}
