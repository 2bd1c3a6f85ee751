import type { Accounting } from '../kit/index.js';
import { http } from '../kit/index.js';
import { app } from './app.js';
import { inside } from './expression.js';
import { inApp } from './values.js';

const EXACT_DIVISION = inApp(
  'Exact Online',
  ['administratie', 'division'],
  [
    'Het nummer van je administratie: in het adres van Exact staat het achter _Division_=.',
    'The number of your division: in the address of Exact it stands behind _Division_=.',
  ],
  '1234567',
);
const EXACT_SALES = inApp(
  'Exact Online',
  ['verkoopdagboek', 'sales journal'],
  ['Het nummer van je verkoopdagboek.', 'The number of your sales journal.'],
  '70',
);
const EXACT_PURCHASES = inApp(
  'Exact Online',
  ['inkoopdagboek', 'purchase journal'],
  ['Het nummer van je inkoopdagboek.', 'The number of your purchase journal.'],
  '60',
);
const EXACT_ITEM = inApp(
  'Exact Online',
  ['artikel', 'item'],
  [
    'Het id (GUID) van het artikel dat op de factuurregel komt.',
    'The id (GUID) of the item that goes on the line of the invoice.',
  ],
  '8f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a4b',
);
const EXACT_LEDGER = inApp(
  'Exact Online',
  ['kostenrekening', 'cost account'],
  [
    'Het id (GUID) van de grootboekrekening waarop inkopen komen.',
    'The id (GUID) of the ledger account that purchases are booked on.',
  ],
  '3c4d5e6f-7a8b-4c9d-8e0f-1a2b3c4d5e6f',
);

export const exactApp = app(
  'exactOnline',
  'Exact Online',
  'oAuth2Api',
  [
    'Registreer in het Exact App Center een eigen app met het omleidingsadres dat n8n toont.',
    'Maak in n8n een OAuth2 API met start.exactonline.nl/api/oauth2/auth en /token en vul client-id en geheim in.',
  ],
  [
    'In the Exact App Center, register an app of your own with the redirect address that n8n shows.',
    'In n8n, create an OAuth2 API credential with start.exactonline.nl/api/oauth2/auth and /token and fill in client id and secret.',
  ],
  3,
);
/** Where the calls to a division begin. */
export const EXACT = `https://start.exactonline.nl/api/v1/${EXACT_DIVISION}`;
const exactAccount = (name: string, filter: string) =>
  http(name, `${EXACT}/crm/Accounts`, {
    auth: 'oauth2',
    headers: { Accept: 'application/json' },
    query: { $select: 'ID,Name', $top: '1', $filter: filter },
  });
const EXACT_ID = "$json.d.results[0]?.ID ?? '00000000-0000-4000-8000-000000000000'";
/** A text inside a quoted value of an OData filter. */
const quoted = (value: string) => `String(${inside(value)}).replace(/'/g, "''")`;
export const exactOnline: Accounting = {
  app: exactApp,
  createInvoice: (name, invoice) => [
    exactAccount(`${name}: zoek relatie`, `={{ "Email eq '" + ${quoted(invoice.email)} + "'" }}`),
    http(name, `${EXACT}/salesinvoice/SalesInvoices`, {
      method: 'POST',
      auth: 'oauth2',
      headers: { Accept: 'application/json' },
      json: `={{ JSON.stringify({ Journal: '${EXACT_SALES}', OrderedBy: ${EXACT_ID}, DueDate: ${inside(invoice.due)}, Description: ${inside(invoice.description)}, SalesInvoiceLines: [{ Item: '${EXACT_ITEM}', Quantity: 1, NetPrice: ${inside(invoice.amount)} }] }) }}`,
    }),
  ],
  bookBill: (name, bill) => [
    exactAccount(`${name}: zoek crediteur`, `={{ "Name eq '" + ${quoted(bill.supplier)} + "'" }}`),
    http(name, `${EXACT}/purchaseentry/PurchaseEntries`, {
      method: 'POST',
      auth: 'oauth2',
      headers: { Accept: 'application/json' },
      json: `={{ JSON.stringify({ Journal: '${EXACT_PURCHASES}', Supplier: ${EXACT_ID}, YourRef: ${inside(bill.number)}, EntryDate: ${inside(bill.date)}, DueDate: ${inside(bill.due)}, PurchaseEntryLines: [{ GLAccount: '${EXACT_LEDGER}', AmountFC: ${inside(bill.net)} }] }) }}`,
    }),
  ],
  invoiceNumber: '$json.d.InvoiceID ?? $json.d.EntryID',
};
