import { z } from 'zod';
import { said } from '../common/said.js';
import { invoiceCountries } from './invoice-countries.js';

const cents = z.number().int().meta({ description: 'Integer cents of a euro; below zero on a credit note' });

/** Year and number: gapless within its year, invoices and credit notes in one series. */
export const InvoiceNumber = z.string().regex(/^\d{4}-\d{4,}$/);

/** One of our invoices, or the credit note of what went back of one. */
export const Invoice = z
  .object({
    number: InvoiceNumber,
    kind: z.enum(['invoice', 'credit_note']),
    issued_at: z.iso.datetime(),
    /** What it is for, e.g. the plan's name. */
    subject: z.string(),
    /** The days that were paid for; null for what is bought once. */
    period: z.object({ from: z.iso.datetime(), until: z.iso.datetime() }).nullable(),
    net_cents: cents,
    vat_cents: cents,
    total_cents: cents,
    /** Of an invoice: whether some or all of it went back. A credit note is settled as it is. */
    status: z.enum(['paid', 'partly_credited', 'credited', 'settled']),
    /** The invoice that a credit note corrects; null on an invoice. */
    corrects: InvoiceNumber.nullable(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;

export const InvoicesQuery = z
  .object({
    /** `next_cursor` of the page before. */
    cursor: InvoiceNumber.optional(),
    /** Role ops only: the invoices of another account. */
    account_id: z.uuid().optional(),
  })
  .meta({ id: 'InvoicesQuery' });
export type InvoicesQuery = z.infer<typeof InvoicesQuery>;
export const InvoicesResponse = z
  .object({
    /** The latest first, twenty at a time. */
    invoices: z.array(Invoice),
    /** Null at the end. */
    next_cursor: InvoiceNumber.nullable(),
  })
  .meta({ id: 'InvoicesResponse' });
export type InvoicesResponse = z.infer<typeof InvoicesResponse>;

const line = (nl: string, en: string) => z.string().trim().min(1, said(nl, en)).max(100);

/** Whom the next invoice is for. What was issued stays as it is. */
export const InvoiceDetails = z
  .object({
    /** '' for a private person: then the name of the account stands on it. */
    company: z
      .string()
      .trim()
      .max(150, said('Schrijf ten hoogste 150 tekens', 'Write at most 150 characters')),
    /** '' without one. */
    vat_id: z
      .string()
      .max(30, said('Schrijf ten hoogste 30 tekens', 'Write at most 30 characters'))
      .transform((value) => value.replace(/[\s.-]/g, '').toUpperCase())
      .pipe(
        z
          .string()
          .regex(
            /^$|^[A-Z]{2}[0-9A-Z+*]{2,12}$/,
            said(
              'Een btw-nummer begint met de twee letters van het land',
              'A VAT ID begins with the two letters of the country',
            ),
          ),
      ),
    street: line('Straat en huisnummer zijn verplicht', 'Street and number are required'),
    postal_code: line('Postcode is verplicht', 'Postal code is required').max(20),
    city: line('Plaats is verplicht', 'City is required'),
    country: z.enum(invoiceCountries, said('Kies een land', 'Choose a country')),
  })
  .meta({ id: 'InvoiceDetails' });
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;
/** Null before the first order, and where nothing is known of the address. */
export const InvoiceDetailsResponse = z
  .object({ details: InvoiceDetails.nullable() })
  .meta({ id: 'InvoiceDetailsResponse' });
export type InvoiceDetailsResponse = z.infer<typeof InvoiceDetailsResponse>;
