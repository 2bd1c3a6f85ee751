import type { Accounting } from '../kit/index.js';
import { evenWhenEmpty, http, node } from '../kit/index.js';
import { app } from './app.js';
import { inside } from './expression.js';
import { inApp } from './values.js';

const XERO_ORGANISATION_ID = inApp(
  'Xero',
  ['organisatie', 'organisation'],
  [
    'Het id van je organisatie: in het adres van Xero staat het achter /app/.',
    'The id of your organisation: in the address of Xero it stands behind /app/.',
  ],
  '5d2a5b1c-8f3e-4d7a-9c61-2b7f0e4a9d10',
);
const XERO_REVENUE = inApp(
  'Xero',
  ['omzetrekening', 'revenue account'],
  [
    'De code van de grootboekrekening voor omzet in je rekeningschema.',
    'The code of the ledger account for revenue in your chart of accounts.',
  ],
  '8000',
);
const XERO_COSTS = inApp(
  'Xero',
  ['kostenrekening', 'cost account'],
  [
    'De code van de grootboekrekening voor kosten in je rekeningschema.',
    'The code of the ledger account for costs in your chart of accounts.',
  ],
  '4400',
);
const QUICKBOOKS_CUSTOMER = inApp(
  'QuickBooks',
  ['verzamelklant', 'catch-all customer'],
  [
    'Het id van de klant waarop een factuur komt als de koper er nog niet is.',
    'The id of the customer that an invoice goes to when the buyer is not there yet.',
  ],
  '58',
);
const QUICKBOOKS_ITEM = inApp(
  'QuickBooks',
  ['artikel', 'item'],
  [
    'Het id van het artikel dat op de factuurregel komt.',
    'The id of the item that goes on the line of the invoice.',
  ],
  '21',
);
const QUICKBOOKS_VENDOR = inApp(
  'QuickBooks',
  ['verzamelleverancier', 'catch-all supplier'],
  [
    'Het id van de leverancier waarop een inkoop komt als de echte er nog niet is.',
    'The id of the supplier that a purchase goes to when the real one is not there yet.',
  ],
  '61',
);
const QUICKBOOKS_COSTS = inApp(
  'QuickBooks',
  ['kostenrekening', 'cost account'],
  ['Het id van de grootboekrekening voor kosten.', 'The id of the ledger account for costs.'],
  '7',
);
const MONEYBIRD_ADMINISTRATION = inApp(
  'Moneybird',
  ['administratie', 'administration'],
  [
    'Het lange nummer in het adres van Moneybird, achter moneybird.com/.',
    'The long number in the address of Moneybird, behind moneybird.com/.',
  ],
  '123456789012345678',
);
const MONEYBIRD_CONTACT = inApp(
  'Moneybird',
  ['verzamelklant', 'catch-all contact'],
  [
    'Het id van het contact waarop een factuur komt als de koper er nog niet is.',
    'The id of the contact that an invoice goes to when the buyer is not there yet.',
  ],
  '234567890123456789',
);
const MONEYBIRD_SUPPLIER = inApp(
  'Moneybird',
  ['verzamelleverancier', 'catch-all supplier'],
  [
    'Het id van het contact waarop een inkoop komt als de leverancier er nog niet is.',
    'The id of the contact that a purchase goes to when the supplier is not there yet.',
  ],
  '345678901234567890',
);

const xeroApp = app(
  'xero',
  'Xero',
  'xeroOAuth2Api',
  [
    'Maak op developer.xero.com een app met het omleidingsadres dat n8n toont.',
    'Vul client-id en geheim in n8n in, klik op Connect en kies je organisatie.',
  ],
  [
    'On developer.xero.com, create an app with the redirect address that n8n shows.',
    'Fill in client id and secret in n8n, click Connect and choose your organisation.',
  ],
  5,
);
const XERO_ORGANISATION = XERO_ORGANISATION_ID;
const xeroContact = (name: string, contact: string, email?: string) =>
  node(name, 'xero', 1, {
    resource: 'contact',
    operation: 'create',
    organizationId: XERO_ORGANISATION,
    name: contact,
    additionalFields: email ? { emailAddress: email } : {},
  });
export const xero: Accounting = {
  app: xeroApp,
  createInvoice: (name, invoice) => [
    xeroContact(`${name}: relatie`, invoice.customer, invoice.email),
    node(name, 'xero', 1, {
      resource: 'invoice',
      operation: 'create',
      organizationId: XERO_ORGANISATION,
      type: 'ACCREC',
      contactId: '={{ $json.ContactID }}',
      lineItemsUi: {
        lineItemsValues: [
          {
            description: invoice.description,
            quantity: 1,
            unitAmount: invoice.amount,
            accountCode: XERO_REVENUE,
            taxType: 'OUTPUT',
          },
        ],
      },
      additionalFields: { dueDate: invoice.due, status: 'DRAFT' },
    }),
  ],
  bookBill: (name, bill) => [
    xeroContact(`${name}: leverancier`, bill.supplier),
    node(name, 'xero', 1, {
      resource: 'invoice',
      operation: 'create',
      organizationId: XERO_ORGANISATION,
      type: 'ACCPAY',
      contactId: '={{ $json.ContactID }}',
      lineItemsUi: {
        lineItemsValues: [
          {
            description: bill.number,
            quantity: 1,
            unitAmount: bill.net,
            accountCode: XERO_COSTS,
            taxType: 'INPUT',
            taxAmount: bill.vat,
          },
        ],
      },
      additionalFields: {
        date: bill.date,
        dueDate: bill.due,
        invoiceNumber: bill.number,
        status: 'SUBMITTED',
      },
    }),
  ],
  invoiceNumber: '$json.InvoiceNumber',
  unpaid: {
    app: xeroApp,
    what: { nl: 'de openstaande facturen in Xero', en: 'the unpaid invoices in Xero' },
    nodes: (name) => [
      node(name, 'xero', 1, {
        resource: 'invoice',
        operation: 'getAll',
        organizationId: XERO_ORGANISATION,
        returnAll: true,
        options: { statuses: ['AUTHORISED'], where: 'Type=="ACCREC" AND AmountDue>0' },
      }),
    ],
    fields: {
      number: '$json.InvoiceNumber',
      customer: '$json.Contact.Name',
      email: "$json.Contact.EmailAddress ?? ''",
      amount: 'Number($json.AmountDue)',
      due: '$json.DueDateString',
      link: "'https://go.xero.com/AccountsReceivable/View.aspx?InvoiceID=' + $json.InvoiceID",
    },
  },
};

const quickBooksApp = app(
  'quickbooks',
  'QuickBooks',
  'quickBooksOAuth2Api',
  [
    'Maak op developer.intuit.com een app voor QuickBooks Online Accounting.',
    'Vul client-id en geheim in n8n in en kies de omgeving Production.',
  ],
  [
    'On developer.intuit.com, create an app for QuickBooks Online Accounting.',
    'Fill in client id and secret in n8n and choose the Production environment.',
  ],
  3,
);
export const quickBooks: Accounting = {
  app: quickBooksApp,
  createInvoice: (name, invoice) => [
    evenWhenEmpty(
      node(`${name}: zoek klant`, 'quickbooks', 1, {
        resource: 'customer',
        operation: 'getAll',
        returnAll: false,
        limit: 1,
        filters: { query: `={{ "WHERE PrimaryEmailAddr = '" + ${quoted(invoice.email)} + "'" }}` },
      }),
    ),
    node(name, 'quickbooks', 1, {
      resource: 'invoice',
      operation: 'create',
      CustomerRef: `={{ $json.Id ?? '${QUICKBOOKS_CUSTOMER}' }}`,
      Line: [
        {
          Amount: invoice.amount,
          Description: invoice.description,
          DetailType: 'SalesItemLineDetail',
          itemId: QUICKBOOKS_ITEM,
          LineNum: 1,
          Qty: 1,
        },
      ],
      additionalFields: { BillEmail: invoice.email, DueDate: invoice.due },
    }),
  ],
  bookBill: (name, bill) => [
    evenWhenEmpty(
      node(`${name}: zoek leverancier`, 'quickbooks', 1, {
        resource: 'vendor',
        operation: 'getAll',
        returnAll: false,
        limit: 1,
        filters: { query: `={{ "WHERE DisplayName = '" + ${quoted(bill.supplier)} + "'" }}` },
      }),
    ),
    node(name, 'quickbooks', 1, {
      resource: 'bill',
      operation: 'create',
      VendorRef: `={{ $json.Id ?? '${QUICKBOOKS_VENDOR}' }}`,
      Line: [
        {
          accountId: QUICKBOOKS_COSTS,
          Amount: bill.net,
          Description: bill.number,
          DetailType: 'AccountBasedExpenseLineDetail',
          LineNum: 1,
        },
      ],
      additionalFields: { DueDate: bill.due, TxnDate: bill.date },
    }),
  ],
  invoiceNumber: '$json.DocNumber',
  unpaid: {
    app: quickBooksApp,
    what: { nl: 'de openstaande facturen in QuickBooks', en: 'the unpaid invoices in QuickBooks' },
    nodes: (name) => [
      node(name, 'quickbooks', 1, {
        resource: 'invoice',
        operation: 'getAll',
        returnAll: true,
        filters: { query: "WHERE Balance > '0'" },
      }),
    ],
    fields: {
      number: '$json.DocNumber',
      customer: '$json.CustomerRef.name',
      email: "$json.BillEmail?.Address ?? ''",
      amount: 'Number($json.Balance)',
      due: '$json.DueDate',
      link: "'https://qbo.intuit.com/app/invoice?txnId=' + $json.Id",
    },
  },
};

export const moneybirdApp = app(
  'moneybird',
  'Moneybird',
  'httpHeaderAuth',
  [
    'Maak in Moneybird onder Externe toepassingen een token voor persoonlijk gebruik.',
    'Maak een Header Auth met Authorization en de waarde Bearer gevolgd door het token.',
  ],
  [
    'In Moneybird, create a token for personal use under External applications.',
    'Create a Header Auth credential with Authorization and the value Bearer followed by the token.',
  ],
  4,
);
const MONEYBIRD = `https://moneybird.com/api/v2/${MONEYBIRD_ADMINISTRATION}`;
/** A text inside a quoted value of a QuickBooks query. */
const quoted = (value: string) => `String(${inside(value)}).replace(/'/g, "\\\\'")`;
const moneybirdContact = (name: string, query: string) =>
  evenWhenEmpty(
    http(name, `${MONEYBIRD}/contacts.json`, { auth: 'header', query: { query, per_page: '1' } }),
  );
export const moneybird: Accounting = {
  app: moneybirdApp,
  createInvoice: (name, invoice) => [
    moneybirdContact(`${name}: zoek klant`, invoice.email),
    http(name, `${MONEYBIRD}/sales_invoices.json`, {
      method: 'POST',
      auth: 'header',
      json: `={{ JSON.stringify({ sales_invoice: { contact_id: $json.id ?? '${MONEYBIRD_CONTACT}', first_due_interval: Math.round(DateTime.fromISO(${inside(invoice.due)}).diff($now.startOf('day'), 'days').days), prices_are_incl_tax: false, details_attributes: [{ description: ${inside(invoice.description)}, price: ${inside(invoice.amount)}, amount: '1' }] } }) }}`,
    }),
  ],
  bookBill: (name, bill) => [
    moneybirdContact(`${name}: zoek leverancier`, bill.supplier),
    http(name, `${MONEYBIRD}/documents/purchase_invoices.json`, {
      method: 'POST',
      auth: 'header',
      json: `={{ JSON.stringify({ purchase_invoice: { contact_id: $json.id ?? '${MONEYBIRD_SUPPLIER}', reference: ${inside(bill.number)}, date: ${inside(bill.date)}, due_date: ${inside(bill.due)}, details_attributes: [{ description: ${inside(bill.supplier)}, price: ${inside(bill.net)}, amount: '1' }] } }) }}`,
    }),
  ],
  invoiceNumber: '$json.invoice_id ?? $json.id',
  unpaid: {
    app: moneybirdApp,
    what: { nl: 'de openstaande facturen in Moneybird', en: 'the unpaid invoices in Moneybird' },
    nodes: (name) => [
      http(name, `${MONEYBIRD}/sales_invoices.json`, {
        auth: 'header',
        query: { filter: 'state:open|late|reminded', per_page: '100' },
        pages: { number: 'page', done: '={{ $response.body.length < 100 }}' },
      }),
    ],
    fields: {
      number: '$json.invoice_id',
      customer: "$json.contact.company_name || [$json.contact.firstname, $json.contact.lastname].join(' ')",
      email: "$json.contact.email ?? ''",
      amount: 'Number($json.total_unpaid)',
      due: '$json.due_date',
      link: '$json.url',
    },
  },
};
