import type { Issued, Line, VatRate } from '../src/modules/invoices/domain/invoice.js';
import { totalOf } from '../src/modules/invoices/domain/invoice.js';

export const dutch: VatRate = { percent: 21, country: 'NL', treatment: 'standard' };

export const line = (net_cents: number, vat_cents: number, more: Partial<Line> = {}): Line => ({
  ...{ nature: 'sale', name: 'Starter', period: null, net_cents, vat_cents, rate: dutch },
  ...more,
});

/** An invoice as it would be kept, to draw and to write. */
export const issued = (lines: readonly Line[], more: Partial<Issued> = {}): Issued => ({
  ...{ number: '2026-0420', kind: 'invoice', corrects: null, issued_at: new Date('2026-11-28T11:00:00Z') },
  ...totalOf(lines),
  document: {
    seller: {
      ...{ name: 'Stroomwerk', kvk: '12345678', vat_id: 'NL001234567B01' },
      address: { street: 'Voorbeeldstraat 1', postal_code: '1000 AA', city: 'Amsterdam', country: 'NL' },
    },
    recipient: {
      ...{ company: 'Werkplaats Noord', name: 'Anna de Boer', vat_id: 'NL009876543B01' },
      address: { street: 'Keizersgracht 1', postal_code: '1015 CJ', city: 'Amsterdam', country: 'NL' },
    },
    lines,
    payment: {
      ...{ method: 'card', label: 'Visa 4242', paid_cents: totalOf(lines).total_cents },
      ...{ at: '2026-11-28T10:59:00.000Z', reference: 'pi_123' },
    },
    corrects_issued_at: null,
  },
  ...more,
});
