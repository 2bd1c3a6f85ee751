import type { Language } from '@stroomwerk/contracts';
import { create } from 'xmlbuilder2';
import { dayOf } from '../domain/dates.js';
import { type Issued, type Line, totalsByRate } from '../domain/invoice.js';
import { labelsIn, lineWords, settledWords } from '../domain/words.js';
import { customerParty, supplierParty } from './parties.js';
import { amount, categoryOf, type Node } from './parts.js';

const names = {
  invoice: {
    root: 'Invoice',
    type: 'cbc:InvoiceTypeCode',
    code: '380',
    line: 'cac:InvoiceLine',
    quantity: 'cbc:InvoicedQuantity',
  },
  credit_note: {
    root: 'CreditNote',
    type: 'cbc:CreditNoteTypeCode',
    code: '381',
    line: 'cac:CreditNoteLine',
    quantity: 'cbc:CreditedQuantity',
  },
} as const;
const oasis = 'urn:oasis:names:specification:ubl:schema:xsd';
const dayMs = 86_400_000;

/**
 * Writes an invoice or credit note as UBL 2.1 for bookkeeping programs: the elements and codes of Peppol BIS Billing 3, in the
 * order of the schema. It was paid when it was issued, so nothing is left to pay.
 */
export function invoiceUbl(issued: Issued, language: Language): string {
  const { kind, number, issued_at, net_cents, total_cents, document } = issued;
  const { root, type, code, line } = names[kind];
  const { seller, recipient, lines, payment } = document;
  const body: Node = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'cbc:ID': number,
    'cbc:IssueDate': dayOf(issued_at),
    [type]: code,
    'cbc:DocumentCurrencyCode': 'EUR',
    ...(payment.reference === null ? {} : { 'cac:OrderReference': { 'cbc:ID': payment.reference } }),
    ...billingReference(issued),
    'cac:AccountingSupplierParty': supplierParty(seller),
    'cac:AccountingCustomerParty': customerParty(recipient),
    'cac:PaymentTerms': { 'cbc:Note': settledWords(issued, language) },
    'cac:TaxTotal': taxTotal(issued, language),
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': amount(net_cents),
      'cbc:TaxExclusiveAmount': amount(net_cents),
      'cbc:TaxInclusiveAmount': amount(total_cents),
      'cbc:PrepaidAmount': amount(total_cents),
      'cbc:PayableAmount': amount(0),
    },
    [line]: lines.map((one, at) => lineNode(one, at + 1, kind, language)),
  };
  const xml = create({ version: '1.0', encoding: 'UTF-8' }).ele(`${oasis}:${root}-2`, root, {
    'xmlns:cac': `${oasis}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${oasis}:CommonBasicComponents-2`,
  });
  return xml.ele(body).end({ prettyPrint: true });
}

const billingReference = ({ corrects, document }: Issued): Node =>
  corrects === null
    ? {}
    : {
        'cac:BillingReference': {
          'cac:InvoiceDocumentReference': {
            'cbc:ID': corrects,
            'cbc:IssueDate': dayOf(new Date(document.corrects_issued_at ?? 0)),
          },
        },
      };

function taxTotal({ vat_cents, document }: Issued, language: Language): Node {
  return {
    'cbc:TaxAmount': amount(vat_cents),
    'cac:TaxSubtotal': totalsByRate(document.lines).map((total) => ({
      'cbc:TaxableAmount': amount(total.net_cents),
      'cbc:TaxAmount': amount(total.vat_cents),
      'cac:TaxCategory': categoryOf(total.rate, labelsIn[language]),
    })),
  };
}

/** With the last day that is in it: the next period begins on the day after. No end comes before its start (BR-30). */
function periodNode({ from, until }: NonNullable<Line['period']>): Node {
  const start = new Date(from).getTime();
  const last = Math.max(start, new Date(until).getTime() - dayMs);
  return { 'cbc:StartDate': dayOf(new Date(start)), 'cbc:EndDate': dayOf(new Date(last)) };
}

/** What is given back within an invoice is less than nothing of something that has a price (BR-27). */
function lineNode(line: Line, at: number, kind: Issued['kind'], language: Language): Node {
  const { net_cents, period, rate } = line;
  return {
    'cbc:ID': String(at),
    [names[kind].quantity]: { '@unitCode': 'C62', '#': net_cents < 0 ? '-1' : '1' },
    'cbc:LineExtensionAmount': amount(net_cents),
    ...(period === null ? {} : { 'cac:InvoicePeriod': periodNode(period) }),
    'cac:Item': {
      'cbc:Name': lineWords(line, language),
      'cac:ClassifiedTaxCategory': categoryOf(rate),
    },
    'cac:Price': { 'cbc:PriceAmount': amount(Math.abs(net_cents)) },
  };
}
