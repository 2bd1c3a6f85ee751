import type Stripe from 'stripe';

export const apiVersion = '2026-10-28.endive';

/** On the wire a decimal is a string; the SDK's types describe it after its own conversion, hence the cast. */
export const decimal = (cents: number): Stripe.Decimal => String(cents) as unknown as Stripe.Decimal;

/** The id of something that may be expanded. */
export const idOf = (value: string | { id: string }): string =>
  typeof value === 'string' ? value : value.id;

export const maybeId = (value: string | { id: string } | null | undefined): string | null =>
  value === null || value === undefined ? null : idOf(value);

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export const listOf = <T>(url: string, data: T[]): List<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
