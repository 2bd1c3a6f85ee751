import type { Listing, NodeSpec, Source } from '../kit/index.js';
import { everyMinutes, node, onlyNew, say, set } from '../kit/index.js';
import { app } from './app.js';
import type { Store } from './store.js';
import { inApp } from './values.js';

const ERPNEXT_WAREHOUSE = inApp(
  'ERPNext',
  ['magazijn', 'warehouse'],
  ['De naam van het magazijn.', 'The name of the warehouse.'],
  ['Magazijn - JB', 'Stores - YC'],
);

const magentoApp = app(
  'magento2',
  'Magento',
  'magento2Api',
  [
    'Maak in het beheer van Magento onder Systeem, Integraties een integratie met rechten op verkoop en catalogus.',
    'Activeer haar en zet het toegangstoken met het adres van je winkel in n8n.',
  ],
  [
    'In the Magento admin, under System, Integrations, add an integration with access to sales and catalogue.',
    'Activate it and put the access token with the address of your shop in n8n.',
  ],
);
export const odooApp = app(
  'odoo',
  'Odoo',
  'odooApiKeyApi',
  [
    'Maak in Odoo onder je profiel, Accountbeveiliging een API-sleutel.',
    'Vul in n8n het adres van je Odoo, je database en de sleutel in.',
  ],
  [
    'In Odoo, make an API key under your profile, Account security.',
    'In n8n, fill in the address of your Odoo, your database and the key.',
  ],
  3,
);
export const erpNextApp = app(
  'erpNext',
  'ERPNext',
  'erpNextApi',
  [
    'Open in ERPNext je gebruiker en maak onder Instellingen een API-sleutel met geheim.',
    'Vul beide met je domein in n8n in.',
  ],
  [
    'Open your user in ERPNext and generate an API key and secret under Settings.',
    'Fill in both with your domain in n8n.',
  ],
  1,
);

/** A listing that is asked every quarter; what was seen before does not pass again. */
function polled(listing: Listing<'order'>, key: string, nl: string, en: string): Source<'order'> {
  return {
    app: listing.app,
    event: { nl, en },
    nodes: (name) => {
      const [first, ...rest] = listing.nodes(`${name}: ophalen`);
      return [
        everyMinutes(name, 15),
        ...(first ? [first] : []),
        onlyNew(`${name}: niet eerder gezien`, `={{ ${key} }}`),
        ...rest,
      ];
    },
    get fields() {
      return listing.fields;
    },
  };
}

const magentoSales = (span: string): Listing<'order'> => ({
  app: magentoApp,
  what: { nl: 'de bestellingen in Magento', en: 'the orders in Magento' },
  nodes: (name) => [
    node(name, 'magento2', 1, {
      resource: 'order',
      operation: 'getAll',
      returnAll: true,
      filterType: 'manual',
      matchType: 'allFilters',
      filters: {
        conditions: [
          {
            field: 'created_at',
            condition_type: 'gteq',
            value: `={{ $now.toUTC().minus({ ${span} }).toFormat('yyyy-MM-dd HH:mm:ss') }}`,
          },
          // A payment that was broken off, and what was called off, is no order.
          { field: 'status', condition_type: 'nin', value: 'pending_payment,canceled' },
        ],
      },
      options: {},
    }),
  ],
  fields: {
    number: '$json.increment_id',
    email: '$json.customer_email',
    // A guest has a name in the address alone.
    name: "[$json.customer_firstname ?? $json.billing_address?.firstname, $json.customer_lastname ?? $json.billing_address?.lastname].filter(Boolean).join(' ')",
    total: 'Number($json.grand_total)',
    currency: '$json.order_currency_code',
    items: "$json.items.map((regel) => regel.qty_ordered + '× ' + regel.name).join(', ')",
    country: "$json.billing_address?.country_id ?? 'NL'",
    created: "$json.created_at.replace(' ', 'T') + 'Z'",
  },
});
export const magento: Store = {
  app: magentoApp,
  newOrder: polled(
    magentoSales('hours: 3'),
    '$json.increment_id',
    'er een nieuwe bestelling in Magento staat',
    'a new order stands in Magento',
  ),
  sales: (days) => magentoSales(`days: ${days}`),
  orders: magentoSales('days: 1'),
  products: {
    app: magentoApp,
    what: { nl: 'de artikelen en voorraad in Magento', en: 'the products and stock in Magento' },
    nodes: (name) => [
      node(name, 'magento2', 1, {
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        filterType: 'none',
        options: {},
      }),
      node(`${name}: voorraad`, 'magento2', 1, {
        resource: 'product',
        operation: 'get',
        sku: '={{ $json.sku }}',
      }),
    ],
    fields: {
      id: '$json.sku',
      sku: '$json.sku',
      name: '$json.name',
      stock:
        '$json.extension_attributes?.stock_item?.manage_stock === false ? null : Number($json.extension_attributes?.stock_item?.qty)',
      price: 'Number($json.price)',
    },
  },
};

export const odooRecords = (
  name: string,
  model: string,
  filter: readonly [field: string, operator: string, value: string][],
  fieldsList: string,
): NodeSpec =>
  node(name, 'odoo', 2, {
    authentication: 'odooApiKeyApi',
    resource: 'custom',
    operation: 'getAll',
    customResource: { __rl: true, mode: 'id', value: model },
    returnAll: true,
    options: { fieldsList },
    filters: { filter: filter.map(([fieldName, operator, value]) => ({ fieldName, operator, value })) },
  });
/** The contact that a record points at, seen right after the record. */
export const odooContact = (name: string, id: string): NodeSpec =>
  node(name, 'odoo', 2, {
    authentication: 'odooApiKeyApi',
    resource: 'contact',
    operation: 'get',
    contactId: { __rl: true, mode: 'id', value: id },
    options: { fieldsList: ['name', 'email', 'phone', 'country_id'] },
  });
const odooSales = (span: string): Listing<'order'> => {
  const of = (step: string, field: string) => `={{ $('${step}').item.json.${field} }}`;
  return {
    app: odooApp,
    what: { nl: 'de verkooporders in Odoo', en: 'the sales orders in Odoo' },
    nodes: (name) => [
      odooRecords(
        name,
        'sale.order',
        [
          [
            'date_order',
            'greaterOrEqual',
            `={{ $now.toUTC().minus({ ${span} }).toFormat('yyyy-MM-dd HH:mm:ss') }}`,
          ],
          ['state', 'equal', 'sale'],
        ],
        'name,partner_id,amount_total,currency_id,order_line,date_order',
      ),
      odooContact(`${name}: klant`, '={{ $json.partner_id[0] }}'),
      set(`${name}: samenvoegen`, {
        nummer: of(name, 'name'),
        klant: '={{ $json.name }}',
        adres: '={{ $json.email }}',
        land: `={{ $json.country_id ? $json.country_id[1] : '${say('Nederland', 'Netherlands')}' }}`,
        totaal: ['number', of(name, 'amount_total')],
        valuta: of(name, 'currency_id[1]'),
        regels: `={{ $('${name}').item.json.order_line.length + ' ${say('orderregels', 'order lines')}' }}`,
        besteld: of(name, 'date_order'),
      }),
    ],
    fields: {
      number: '$json.nummer',
      email: '$json.adres',
      name: '$json.klant',
      total: '$json.totaal',
      currency: '$json.valuta',
      items: '$json.regels',
      country: '$json.land',
      created: "$json.besteld.replace(' ', 'T') + 'Z'",
    },
  };
};
export const odoo: Store = {
  app: odooApp,
  newOrder: polled(
    odooSales('hours: 1'),
    '$json.name',
    'een verkooporder in Odoo is bevestigd',
    'a sales order in Odoo is confirmed',
  ),
  sales: (days) => odooSales(`days: ${days}`),
  orders: odooSales('days: 1'),
  products: {
    app: odooApp,
    what: { nl: 'de artikelen en voorraad in Odoo', en: 'the products and stock in Odoo' },
    nodes: (name) => [
      odooRecords(
        name,
        'product.product',
        [['sale_ok', 'equal', 'true']],
        'default_code,display_name,qty_available,list_price',
      ),
    ],
    fields: {
      id: '$json.id',
      sku: '$json.default_code',
      name: '$json.display_name',
      stock: 'Number($json.qty_available)',
      price: 'Number($json.list_price)',
    },
  },
};

export const erpNextDocuments = (
  name: string,
  docType: string,
  filter: readonly [field: string, operator: string, value: string][],
): NodeSpec =>
  node(name, 'erpNext', 1, {
    resource: 'document',
    operation: 'getAll',
    docType,
    returnAll: true,
    options: {
      fields: ['*'],
      filters: { customProperty: filter.map(([field, operator, value]) => ({ field, operator, value })) },
    },
  });
const erpNextSales = (span: string): Listing<'order'> => ({
  app: erpNextApp,
  what: { nl: 'de verkooporders in ERPNext', en: 'the sales orders in ERPNext' },
  nodes: (name) => [
    erpNextDocuments(name, 'Sales Order', [
      ['creation', 'equalsGreater', `={{ $now.minus({ ${span} }).toFormat('yyyy-MM-dd HH:mm:ss') }}`],
    ]),
  ],
  get fields() {
    return {
      number: '$json.name',
      email: "$json.contact_email ?? ''",
      name: '$json.customer_name',
      total: 'Number($json.grand_total)',
      currency: '$json.currency',
      items: `$json.total_qty + ' ${say('stuks', 'pieces')}'`,
      country: `$json.territory ?? '${say('Nederland', 'Netherlands')}'`,
      created: '$json.transaction_date',
    };
  },
});
export const erpNext: Store = {
  app: erpNextApp,
  newOrder: polled(
    erpNextSales('hours: 1'),
    '$json.name',
    'er een verkooporder in ERPNext bij komt',
    'a sales order is added in ERPNext',
  ),
  sales: (days) => erpNextSales(`days: ${days}`),
  orders: erpNextSales('days: 1'),
  products: {
    app: erpNextApp,
    what: { nl: 'de magazijnstanden in ERPNext', en: 'the warehouse levels in ERPNext' },
    nodes: (name) => [erpNextDocuments(name, 'Bin', [['warehouse', 'is', ERPNEXT_WAREHOUSE]])],
    fields: {
      id: '$json.item_code',
      sku: '$json.item_code',
      name: '$json.item_code',
      stock: 'Number($json.actual_qty)',
      price: 'Number($json.valuation_rate)',
    },
  },
};
