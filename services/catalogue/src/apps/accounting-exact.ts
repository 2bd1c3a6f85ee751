import type { Accounting } from '../kit/index.js';
import { http } from '../kit/index.js';
import { app } from './app.js';
import { inside } from './expression.js';

const exactApp = app(
  'exactOnline',
  'Exact Online',
  'oAuth2Api',
  [
    'Registreer in het Exact App Center een eigen app met het omleidingsadres dat n8n toont.',
    'Maak in n8n een OAuth2 API met start.exactonline.nl/api/oauth2/auth en /token en vul client-id en geheim in.',
    'Vervang in de adressen VUL_DIVISIE_IN door het nummer van je administratie.',
  ],
  [
    'In the Exact App Center, register an app of your own with the redirect address that n8n shows.',
    'In n8n, create an OAuth2 API credential with start.exactonline.nl/api/oauth2/auth and /token and fill in client id and secret.',
    'In the addresses, replace VUL_DIVISIE_IN with the number of your division.',
  ],
  3,
);
const EXACT = 'https://start.exactonline.nl/api/v1/VUL_DIVISIE_IN';
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
      json: `={{ JSON.stringify({ Journal: '70', OrderedBy: ${EXACT_ID}, DueDate: ${inside(invoice.due)}, Description: ${inside(invoice.description)}, SalesInvoiceLines: [{ Item: 'VUL_ARTIKEL_ID_IN', Quantity: 1, NetPrice: ${inside(invoice.amount)} }] }) }}`,
    }),
  ],
  bookBill: (name, bill) => [
    exactAccount(`${name}: zoek crediteur`, `={{ "Name eq '" + ${quoted(bill.supplier)} + "'" }}`),
    http(name, `${EXACT}/purchaseentry/PurchaseEntries`, {
      method: 'POST',
      auth: 'oauth2',
      headers: { Accept: 'application/json' },
      json: `={{ JSON.stringify({ Journal: '60', Supplier: ${EXACT_ID}, YourRef: ${inside(bill.number)}, EntryDate: ${inside(bill.date)}, DueDate: ${inside(bill.due)}, PurchaseEntryLines: [{ GLAccount: 'VUL_GROOTBOEK_ID_IN', AmountFC: ${inside(bill.net)} }] }) }}`,
    }),
  ],
  invoiceNumber: '$json.d.InvoiceID ?? $json.d.EntryID',
};
