// The rules of Peppol BIS Billing 3 and EN 16931 that these documents come under, by their names there, and the order of the
// elements in the UBL 2.1 schema. The schema itself is not to be had as a package.
import { convert } from 'xmlbuilder2';
import { issued, line } from '../../../../test/issued.js';
import type { Issued } from '../domain/invoice.js';
import { invoiceUbl } from './invoice-ubl.js';

type Tree = { [name: string]: Tree };
const textOf = (node: unknown): string =>
  typeof node === 'object' && node !== null ? String(Reflect.get(node, '#')) : String(node);
const listOf = (node: unknown): Tree[] =>
  node === undefined ? [] : Array.isArray(node) ? node : [node as Tree];
const cents = (node: unknown): number => Math.round(Number(textOf(node)) * 100);
const sum = (nodes: readonly unknown[]): number =>
  nodes.reduce<number>((total, node) => total + cents(node), 0);

/** In the order of the schema; of what is not in this list the order is not judged, and nothing else is written. */
const order = [
  ...['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:IssueDate', 'cbc:InvoiceTypeCode'],
  ...['cbc:CreditNoteTypeCode', 'cbc:DocumentCurrencyCode', 'cac:OrderReference', 'cac:BillingReference'],
  ...['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty', 'cac:PaymentTerms', 'cac:TaxTotal'],
  ...['cac:LegalMonetaryTotal', 'cac:InvoiceLine', 'cac:CreditNoteLine'],
];
const partyOrder = [
  ...['cbc:EndpointID', 'cac:PartyName', 'cac:PostalAddress', 'cac:PartyTaxScheme', 'cac:PartyLegalEntity'],
  'cac:Contact',
];
const lineOrder = [
  ...[
    'cbc:ID',
    'cbc:InvoicedQuantity',
    'cbc:CreditedQuantity',
    'cbc:LineExtensionAmount',
    'cac:InvoicePeriod',
  ],
  ...['cac:Item', 'cac:Price'],
];
const elements = (node: Tree): string[] => Object.keys(node).filter((name) => !name.startsWith('@'));
function inOrder(node: Tree, wanted: readonly string[]): void {
  const places = elements(node).map((name) => wanted.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

function read(of: Issued): { root: string; tree: Tree; lines: Tree[] } {
  const parsed = convert(invoiceUbl(of, 'nl'), { format: 'object' }) as unknown as Tree;
  const root = of.kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const tree = parsed[root] as Tree;
  return { root, tree, lines: listOf(tree[`cac:${root}Line`]) };
}

/** What must hold of each. */
function holds(of: Issued): void {
  const { root, tree, lines } = read(of);
  expect(tree['@xmlns']).toBe(`urn:oasis:names:specification:ubl:schema:xsd:${root}-2`);
  inOrder(tree, order);
  // BR-01 to BR-05, PEPPOL-EN16931-R003 and R007: what has to be there.
  expect(textOf(tree['cbc:CustomizationID'])).toContain('urn:cen.eu:en16931:2017');
  expect(textOf(tree['cbc:ID'])).toBe(of.number);
  expect(textOf(tree['cbc:IssueDate'])).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(textOf(tree[`cbc:${root}TypeCode`])).toBe(root === 'Invoice' ? '380' : '381');
  expect(textOf(tree['cbc:DocumentCurrencyCode'])).toBe('EUR');
  // BR-06 to BR-11: both parties with a name and a country; BR-S-02 the seller's VAT id, PEPPOL-EN16931-R020 its address.
  const [seller, buyer] = ['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty'].map(
    (name) => tree[name]?.['cac:Party'] as Tree,
  ) as [Tree, Tree];
  for (const party of [seller, buyer]) {
    inOrder(party, partyOrder);
    expect(textOf(party['cac:PartyLegalEntity']?.['cbc:RegistrationName'])).not.toBe('');
    expect(textOf(party['cac:PostalAddress']?.['cac:Country']?.['cbc:IdentificationCode'])).toMatch(
      /^[A-Z]{2}$/,
    );
  }
  expect(textOf(seller['cac:PartyTaxScheme']?.['cbc:CompanyID'])).toMatch(/^NL/);
  expect(seller['cbc:EndpointID']?.['@schemeID']).toBe('0106');
  // BR-16, BR-21 to BR-27: lines with id, quantity, amount, name and a price that is not below zero.
  expect(lines.length).toBeGreaterThan(0);
  for (const [at, one] of lines.entries()) {
    inOrder(one, lineOrder);
    expect(textOf(one['cbc:ID'])).toBe(String(at + 1));
    expect(textOf(one['cac:Item']?.['cbc:Name'])).not.toBe('');
    const quantity = Number(
      textOf(one[root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']),
    );
    const price = cents(one['cac:Price']?.['cbc:PriceAmount']);
    expect(price).toBeGreaterThanOrEqual(0);
    // PEPPOL-EN16931-R120.
    expect(cents(one['cbc:LineExtensionAmount'])).toBe(quantity * price);
  }
  // BR-CO-10, 13, 14, 15, 16: the sums.
  const totals = tree['cac:LegalMonetaryTotal'] as Tree;
  const subtotals = listOf(tree['cac:TaxTotal']?.['cac:TaxSubtotal']);
  const net = cents(totals['cbc:LineExtensionAmount']);
  const vat = cents(tree['cac:TaxTotal']?.['cbc:TaxAmount']);
  expect(net).toBe(sum(lines.map((one) => one['cbc:LineExtensionAmount'])));
  expect(cents(totals['cbc:TaxExclusiveAmount'])).toBe(net);
  expect(vat).toBe(sum(subtotals.map((one) => one['cbc:TaxAmount'])));
  expect(cents(totals['cbc:TaxInclusiveAmount'])).toBe(net + vat);
  expect(cents(totals['cbc:PayableAmount'])).toBe(net + vat - cents(totals['cbc:PrepaidAmount']));
  expect([net, vat]).toEqual([of.net_cents, of.vat_cents]);
  for (const one of subtotals) {
    const category = one['cac:TaxCategory'] as Tree;
    const taxable = cents(one['cbc:TaxableAmount']);
    // BR-S-08: the lines of the category; BR-CO-17 with the cent that a share of a refund may be rounded by.
    const rate = Number(textOf(category['cbc:Percent']));
    expect(Math.abs(cents(one['cbc:TaxAmount']) - (taxable * rate) / 100)).toBeLessThanOrEqual(1);
    expect(textOf(category['cac:TaxScheme']?.['cbc:ID'])).toBe('VAT');
    // BR-E-10, BR-AE-10: why there is no VAT.
    if (textOf(category['cbc:ID']) !== 'S') expect(textOf(category['cbc:TaxExemptionReason'])).not.toBe('');
  }
  expect(sum(subtotals.map((one) => one['cbc:TaxableAmount']))).toBe(net);
  // Every amount in euros with two decimals.
  for (const [, currency, value] of invoiceUbl(of, 'nl').matchAll(/currencyID="(\w+)">([^<]+)</g)) {
    expect(currency).toBe('EUR');
    expect(value).toMatch(/^-?\d+\.\d\d$/);
  }
}

const period = { from: '2026-11-09T10:00:00.000Z', until: '2026-12-09T10:00:00.000Z' };
const plan = issued([line(9_900, 2_079, { name: 'Professional', period })]);

it('holds of a plan, of a change of plan, of many lines and of part of a refund', () => {
  holds(plan);
  holds(issued([line(-4_900, -1_029, { nature: 'rest' }), line(29_900, 6_279)]));
  holds(issued(Array.from({ length: 360 }, (_, at) => line(100 * at, 21 * at))));
  holds(issued([line(827, 173, { nature: 'refund' })], { kind: 'credit_note', corrects: '2026-0419' }));
});

it('holds of a company elsewhere in the EU that declares the VAT, and of a private person', () => {
  const reversed = issued([
    line(9_900, 0, { rate: { percent: 0, country: 'DE', treatment: 'reverse_charge' } }),
  ]);
  holds(reversed);
  expect(invoiceUbl(reversed, 'nl')).toContain('VATEX-EU-AE');
  const { document } = plan;
  const recipient = { ...document.recipient, company: null, vat_id: null };
  holds({ ...plan, document: { ...document, recipient } });
});

it('ends a period within one day on that day (BR-30)', () => {
  const short = { from: '2026-11-09T10:00:00.000Z', until: '2026-11-09T16:00:00.000Z' };
  const of = issued([line(-4_900, -1_029, { nature: 'rest', period: short }), line(29_900, 6_279)]);
  holds(of);
  expect(read(of).lines[0]?.['cac:InvoicePeriod']).toEqual({
    'cbc:StartDate': '2026-11-09',
    'cbc:EndDate': '2026-11-09',
  });
});

it('names the period with its last day, and the invoice that a credit note is of with its date', () => {
  const [first] = read(plan).lines;
  expect(first?.['cac:InvoicePeriod']).toEqual({
    'cbc:StartDate': '2026-11-09',
    'cbc:EndDate': '2026-12-08',
  });
  const { document } = plan;
  const credit = issued([line(9_900, 2_079, { nature: 'refund' })], {
    ...{ kind: 'credit_note', number: '2026-0421', corrects: '2026-0420' },
    document: { ...document, corrects_issued_at: '2026-11-28T11:00:00.000Z' },
  });
  expect(read(credit).tree['cac:BillingReference']?.['cac:InvoiceDocumentReference']).toEqual({
    'cbc:ID': '2026-0420',
    'cbc:IssueDate': '2026-11-28',
  });
});

it('writes what somebody typed as text', () => {
  const { document } = plan;
  const recipient = { ...document.recipient, company: 'Jansen & <Zonen> "Noord"' };
  const odd = { ...plan, document: { ...document, recipient } };
  expect(invoiceUbl(odd, 'nl')).toContain('Jansen &amp; &lt;Zonen&gt; "Noord"');
  holds(odd);
});
