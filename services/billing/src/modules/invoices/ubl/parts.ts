import type { VatRate, VatTreatment } from '../domain/invoice.js';

export interface Node {
  [name: string]: string | Node | readonly Node[];
}

/** @param cents integer cents @returns euros with two decimals, and their currency */
export const amount = (cents: number): Node => ({ '@currencyID': 'EUR', '#': (cents / 100).toFixed(2) });

const codes: Readonly<Record<VatTreatment, string>> = { standard: 'S', reverse_charge: 'AE', none: 'E' };

/** @param reasons given where the category is summed up: why no VAT is charged */
export function categoryOf(
  { percent, treatment }: VatRate,
  reasons?: { readonly reverse: string; readonly noVat: string },
): Node {
  const reason = treatment === 'reverse_charge' ? reasons?.reverse : reasons?.noVat;
  return {
    'cbc:ID': codes[treatment],
    'cbc:Percent': treatment === 'standard' ? String(percent) : '0',
    ...(treatment === 'standard' || reason === undefined
      ? {}
      : {
          ...(treatment === 'reverse_charge' ? { 'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE' } : {}),
          'cbc:TaxExemptionReason': reason,
        }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  };
}
