import type { Accounting, Listing, Parameters, Source } from '../kit/index.js';
import { appTrigger, evenWhenEmpty, keep, node, set } from '../kit/index.js';
import { moneybird, quickBooks, xero } from './accounting-cloud.js';
import { exactOnline } from './accounting-exact.js';
import { app } from './app.js';
import { inside } from './expression.js';
import { erpNextApp, erpNextDocuments, odooApp, odooContact, odooRecords } from './shops-erp.js';
import { inApp, webAddress } from './values.js';

const NINJA_CLIENT = inApp(
  'Invoice Ninja',
  ['verzamelklant', 'catch-all client'],
  [
    'Het id van de klant waarop een factuur komt als de koper er nog niet is.',
    'The id of the client that an invoice goes to when the buyer is not there yet.',
  ],
  'VolejRejNm',
);
const ERPNEXT_ITEM = inApp(
  'ERPNext',
  ['artikel', 'item'],
  [
    'De code van het artikel dat op de factuurregel komt.',
    'The code of the item that goes on the line of the invoice.',
  ],
  ['DIENST-01', 'SERVICE-01'],
);
const ERPNEXT_COST_ITEM = inApp(
  'ERPNext',
  ['kostenartikel', 'cost item'],
  ['De code van het artikel waarop inkopen komen.', 'The code of the item that purchases are booked on.'],
  ['KOSTEN-01', 'COSTS-01'],
);
const ERPNEXT_ADDRESS = webAddress(
  ['adres van je ERPNext', 'address of your ERPNext'],
  [
    'Het adres waarop je ERPNext opent, zonder streep erachter.',
    'The address at which you open ERPNext, without a slash behind it.',
  ],
  'https://erpnext.example.com',
);
const ODOO_ADDRESS = webAddress(
  ['adres van je Odoo', 'address of your Odoo'],
  [
    'Het adres waarop je Odoo opent, zonder streep erachter.',
    'The address at which you open Odoo, without a slash behind it.',
  ],
  'https://odoo.example.com',
);

const ninjaApp = app(
  'invoiceNinja',
  'Invoice Ninja',
  'invoiceNinjaApi',
  [
    'Maak in Invoice Ninja onder Instellingen, Account, Integraties, API-tokens een token.',
    'Vul in n8n het adres en het token in.',
  ],
  [
    'In Invoice Ninja, create a token under Settings, Account, Integrations, API tokens.',
    'Fill in the address and the token in n8n.',
  ],
  3,
);
const ninja = (name: string, resource: string, operation: string, more: Parameters) =>
  node(name, 'invoiceNinja', 2, { apiVersion: 'v5', resource, operation, ...more });
export const invoiceNinja: Accounting = {
  app: ninjaApp,
  createInvoice: (name, invoice) => [
    ninja(`${name}: klanten`, 'client', 'getAll', { returnAll: true, options: { status: 'active' } }),
    evenWhenEmpty(
      keep(`${name}: juiste klant`, [
        [`={{ $json.contacts.some((contact) => contact.email === ${inside(invoice.email)}) }}`, 'yes'],
      ]),
    ),
    ninja(name, 'invoice', 'create', {
      additionalFields: {
        client: `={{ $json.id ?? '${NINJA_CLIENT}' }}`,
        dueDate: invoice.due,
        invoiceStatus: 1,
      },
      invoiceItemsUi: {
        invoiceItemsValues: [{ cost: invoice.amount, description: invoice.description, hours: 1 }],
      },
    }),
  ],
  bookBill: (name, bill) => [
    ninja(name, 'expense', 'create', {
      additionalFields: {
        amount: bill.net,
        expenseDate: bill.date,
        publicNotes: bill.supplier,
        transactionReference: bill.number,
      },
    }),
  ],
  invoiceNumber: '$json.number ?? $json.id',
  unpaid: {
    app: ninjaApp,
    what: { nl: 'de openstaande facturen in Invoice Ninja', en: 'the unpaid invoices in Invoice Ninja' },
    nodes: (name) => [
      ninja(name, 'invoice', 'getAll', {
        returnAll: true,
        options: { include: 'client', status: 'active', clientStatus: 'unpaid' },
      }),
    ],
    fields: {
      number: '$json.number',
      customer: '$json.client.display_name',
      email: "$json.client.contacts[0]?.email ?? ''",
      amount: 'Number($json.balance)',
      due: '$json.due_date',
      link: "$json.invitations[0]?.link ?? ''",
    },
  },
};
export const ninjaEvent = (event: string, nl: string, en: string): Source<'invoice'> => ({
  app: ninjaApp,
  event: { nl, en },
  nodes: (name) => [appTrigger(name, 'invoiceNinjaTrigger', 2, { apiVersion: 'v5', event })],
  fields: {
    number: '$json.number',
    customer: "$json.client?.display_name ?? ''",
    email: "$json.client?.contacts?.[0]?.email ?? ''",
    amount: 'Number($json.amount)',
    due: '$json.due_date ?? $json.date',
    link: "$json.invitations?.[0]?.link ?? ''",
  },
});

const erpNextDocument = (name: string, docType: string, properties: { [field: string]: string }) =>
  node(name, 'erpNext', 1, {
    resource: 'document',
    operation: 'create',
    docType,
    properties: {
      customProperty: Object.entries(properties).map(([field, value]) => ({ field, value })),
    },
  });
export const erpNextBooks: Accounting = {
  app: erpNextApp,
  createInvoice: (name, invoice) => [
    erpNextDocument(name, 'Sales Invoice', {
      customer: invoice.customer,
      contact_email: invoice.email,
      due_date: invoice.due,
      items: `={{ [{ item_code: '${ERPNEXT_ITEM}', description: ${inside(invoice.description)}, qty: 1, rate: ${inside(invoice.amount)} }] }}`,
    }),
  ],
  bookBill: (name, bill) => [
    erpNextDocument(name, 'Purchase Invoice', {
      supplier: bill.supplier,
      bill_no: bill.number,
      bill_date: bill.date,
      due_date: bill.due,
      items: `={{ [{ item_code: '${ERPNEXT_COST_ITEM}', qty: 1, rate: ${inside(bill.net)} }] }}`,
    }),
  ],
  invoiceNumber: '$json.name',
  unpaid: {
    app: erpNextApp,
    what: { nl: 'de openstaande facturen in ERPNext', en: 'the unpaid invoices in ERPNext' },
    nodes: (name) => [erpNextDocuments(name, 'Sales Invoice', [['outstanding_amount', 'greater', '0']])],
    fields: {
      number: '$json.name',
      customer: '$json.customer_name',
      email: "$json.contact_email ?? ''",
      amount: 'Number($json.outstanding_amount)',
      due: '$json.due_date',
      link: `'${ERPNEXT_ADDRESS}/app/sales-invoice/' + $json.name`,
    },
  },
};

const odooCreate = (name: string, model: string, value: { [field: string]: string }) =>
  node(name, 'odoo', 2, {
    authentication: 'odooApiKeyApi',
    resource: 'custom',
    operation: 'create',
    customResource: { __rl: true, mode: 'id', value: model },
    fieldsToSend: { mappingMode: 'defineBelow', value, matchingColumns: [], schema: [] },
  });
const odooPartner = (name: string, field: string, value: string) =>
  evenWhenEmpty(odooRecords(name, 'res.partner', [[field, 'equal', value]], 'id,name,email'));
const VERZAMEL = '={{ Number($json.id ?? 1) }}';
const odooBooks: Accounting = {
  app: odooApp,
  createInvoice: (name, invoice) => [
    odooPartner(`${name}: zoek klant`, 'email', invoice.email),
    odooCreate(name, 'account.move', {
      move_type: 'out_invoice',
      partner_id: VERZAMEL,
      invoice_date_due: invoice.due,
      invoice_line_ids: `={{ [[0, 0, { name: ${inside(invoice.description)}, quantity: 1, price_unit: ${inside(invoice.amount)} }]] }}`,
    }),
  ],
  bookBill: (name, bill) => [
    odooPartner(`${name}: zoek leverancier`, 'name', bill.supplier),
    odooCreate(name, 'account.move', {
      move_type: 'in_invoice',
      partner_id: VERZAMEL,
      ref: bill.number,
      invoice_date: bill.date,
      invoice_date_due: bill.due,
      invoice_line_ids: `={{ [[0, 0, { name: ${inside(bill.number)}, quantity: 1, price_unit: ${inside(bill.net)} }]] }}`,
    }),
  ],
  invoiceNumber: '$json.id',
  unpaid: {
    app: odooApp,
    what: { nl: 'de openstaande facturen in Odoo', en: 'the unpaid invoices in Odoo' },
    nodes: (name) => [
      odooRecords(
        name,
        'account.move',
        [
          ['move_type', 'equal', 'out_invoice'],
          ['state', 'equal', 'posted'],
          ['amount_residual', 'greaterThen', '0'],
        ],
        'name,partner_id,amount_residual,invoice_date_due',
      ),
      odooContact(`${name}: klant`, '={{ $json.partner_id[0] }}'),
      set(`${name}: samenvoegen`, {
        nummer: `={{ $('${name}').item.json.name }}`,
        klant: '={{ $json.name }}',
        adres: '={{ $json.email }}',
        open: ['number', `={{ $('${name}').item.json.amount_residual }}`],
        vervalt: `={{ $('${name}').item.json.invoice_date_due }}`,
        kenmerk: `={{ $('${name}').item.json.id }}`,
      }),
    ],
    fields: {
      number: '$json.nummer',
      customer: '$json.klant',
      email: '$json.adres',
      amount: '$json.open',
      due: '$json.vervalt',
      link: `'${ODOO_ADDRESS}/odoo/accounting/' + $json.kenmerk`,
    },
  },
};

type Collecting = Accounting & { readonly unpaid: Listing<'invoice'> };
type Buying = Accounting & { readonly bookBill: NonNullable<Accounting['bookBill']> };
/** Bookkeeping packages in which a sales invoice can be made. */
export const accounting: Accounting[] = [
  xero,
  moneybird,
  quickBooks,
  exactOnline,
  invoiceNinja,
  odooBooks,
  erpNextBooks,
];
/** Those that tell which invoices are unpaid. */
export const collecting = accounting.filter((one): one is Collecting => one.unpaid !== undefined);
/** Those in which a purchase invoice can be booked. */
export const buying = accounting.filter((one): one is Buying => one.bookBill !== undefined);
