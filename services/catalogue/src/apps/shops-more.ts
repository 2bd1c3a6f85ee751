import type { Listing, NodeSpec, Shop } from '../kit/index.js';
import {
  appTrigger,
  code,
  everyMinutes,
  http,
  keep,
  node,
  onlyNew,
  say,
  set,
  splitOut,
  webhook,
} from '../kit/index.js';
import { app } from './app.js';
import { BOL_HEADERS, bolApp } from './bol.js';
import type { Store } from './store.js';
import { inApp } from './values.js';

const UNLEASHED_WAREHOUSE = inApp(
  'Unleashed',
  ['magazijn', 'warehouse'],
  ['De code van het magazijn.', 'The code of the warehouse.'],
  ['HOOFD', 'MAIN'],
);

const bolOrder = (name: string): NodeSpec =>
  http(name, '=https://api.bol.com/retailer/orders/{{ $json.orderId }}', {
    auth: 'oauth2',
    headers: BOL_HEADERS,
  });
/** The orders that changed on one day; bol answers per day only. */
const bolDay = (name: string, day: string): NodeSpec[] => [
  http(name, 'https://api.bol.com/retailer/orders', {
    auth: 'oauth2',
    headers: BOL_HEADERS,
    query: { status: 'ALL', 'fulfilment-method': 'ALL', 'latest-change-date': day },
    pages: { number: 'page', done: '={{ ($response.body.orders ?? []).length < 50 }}' },
  }),
  splitOut(`${name}: los`, 'orders'),
];
const bolFields = {
  number: '$json.orderId',
  email: '$json.shipmentDetails.email',
  name: "[$json.shipmentDetails.firstName, $json.shipmentDetails.surname].join(' ')",
  total: '$json.orderItems.reduce((som, regel) => som + regel.unitPrice * regel.quantity, 0)',
  currency: "'EUR'",
  items: "$json.orderItems.map((regel) => regel.quantity + '× ' + regel.product.title).join(', ')",
  country: '$json.shipmentDetails.countryCode',
  created: '$json.orderPlacedDateTime',
};
const bolSales = (days: number): Listing<'order'> => ({
  app: bolApp,
  what: { nl: 'de bestellingen bij bol', en: 'the orders at bol' },
  nodes: (name) => [
    code(
      name,
      `return Array.from({ length: ${days + 1} }, (_, i) => ({ json: { dag: $now.minus({ days: i }).toFormat('yyyy-MM-dd') } }));`,
    ),
    ...bolDay(`${name}: per dag`, '={{ $json.dag }}'),
    node(`${name}: elke order één keer`, 'removeDuplicates', 2, {
      operation: 'removeDuplicateInputItems',
      compare: 'selectedFields',
      fieldsToCompare: 'orderId',
      options: {},
    }),
    bolOrder(`${name}: details`),
    keep(`${name}: in de periode`, [
      [`={{ DateTime.fromISO(String($json.orderPlacedDateTime)) > $now.minus({ days: ${days} }) }}`, 'yes'],
    ]),
  ],
  fields: bolFields,
});
export const bol: Store = {
  app: bolApp,
  newOrder: {
    app: bolApp,
    event: { nl: 'er een bestelling bij bol binnenkomt', en: 'an order comes in at bol' },
    nodes: (name) => [
      everyMinutes(name, 15),
      // Twenty minutes back: the first look after midnight still sees the end of yesterday.
      ...bolDay(`${name}: ophalen`, "={{ $now.minus({ minutes: 20 }).toFormat('yyyy-MM-dd') }}"),
      onlyNew(`${name}: niet eerder gezien`, '={{ $json.orderId }}'),
      bolOrder(`${name}: details`),
    ],
    fields: bolFields,
  },
  sales: bolSales,
  orders: bolSales(1),
};

const lightspeedApp = app(
  'lightspeed',
  'Lightspeed eCom',
  'httpBasicAuth',
  [
    'Maak in Lightspeed onder Instellingen, Ontwikkelaars een API-sleutel met geheim.',
    'Maak in n8n een Basic Auth met de sleutel als gebruiker en het geheim als wachtwoord.',
    'Meld het adres van de eerste stap bij Lightspeed aan als webhook voor orders/created.',
  ],
  [
    'In Lightspeed, under Settings, Developers, create an API key and secret.',
    'In n8n, create a Basic Auth credential with the key as user and the secret as password.',
    'Register the address of the first step at Lightspeed as a webhook for orders/created.',
  ],
  2,
);
export const lightspeed: Shop = {
  app: lightspeedApp,
  newOrder: {
    app: lightspeedApp,
    event: {
      nl: 'er een bestelling in Lightspeed eCom binnenkomt',
      en: 'an order comes in at Lightspeed eCom',
    },
    nodes: (name) => [
      webhook(name, say('lightspeed-bestelling', 'lightspeed-order'), { open: true }),
      // Only what Lightspeed itself says of the order counts, not what a caller of the open address sends.
      http(`${name}: details`, '=https://api.webshopapp.com/nl/orders/{{ $json.body.order.id }}.json', {
        auth: 'basic',
      }),
      http(`${name}: artikelen`, '=https://api.webshopapp.com/nl/orders/{{ $json.order.id }}/products.json', {
        auth: 'basic',
      }),
      set(`${name}: samenvoegen`, {
        order: ['object', `={{ $('${name}: details').item.json.order }}`],
        artikelen:
          "={{ ($json.orderProducts ?? []).map((regel) => regel.quantityOrdered + '× ' + regel.productTitle).join(', ') }}",
      }),
    ],
    fields: {
      number: '$json.order.number',
      email: '$json.order.email',
      name: "[$json.order.firstname, $json.order.lastname].filter(Boolean).join(' ')",
      total: 'Number($json.order.priceIncl)',
      currency: "$json.order.currency?.code ?? 'EUR'",
      items: '$json.artikelen',
      country: "$json.order.addressShippingCountry?.code ?? 'nl'",
      created: '$json.order.createdAt',
    },
  },
};

const gumroadApp = app(
  'gumroad',
  'Gumroad',
  'gumroadApi',
  [
    'Maak in Gumroad onder Settings, Advanced een applicatie.',
    'Genereer daar een toegangstoken en plak het in n8n.',
  ],
  [
    'In Gumroad, under Settings, Advanced, create an application.',
    'Generate an access token there and paste it into n8n.',
  ],
  2,
);
export const gumroadTrigger = (name: string, resource: string): NodeSpec =>
  appTrigger(name, 'gumroadTrigger', 1, { authentication: 'accessToken', resource });
export const gumroad: Shop = {
  app: gumroadApp,
  newOrder: {
    app: gumroadApp,
    event: { nl: 'iemand iets op Gumroad koopt', en: 'someone buys something on Gumroad' },
    nodes: (name) => [gumroadTrigger(name, 'sale')],
    get fields() {
      return {
        number: '$json.order_number',
        email: '$json.email',
        name: "$json.full_name ?? $json.email.split('@')[0]",
        total: 'Number($json.price) / 100',
        currency: "($json.currency ?? 'usd').toUpperCase()",
        items: "($json.quantity ?? 1) + '× ' + $json.product_name",
        country: `$json.ip_country ?? '${say('Nederland', 'Netherlands')}'`,
        created: '$json.sale_timestamp',
      };
    },
  },
};

const unleashedApp = app(
  'unleashedSoftware',
  'Unleashed Software',
  'unleashedSoftwareApi',
  ['Open in Unleashed onder Integration, Unleashed API Access je API-id en sleutel.', 'Vul beide in n8n in.'],
  [
    'In Unleashed, under Integration, Unleashed API Access, look up your API id and key.',
    'Fill in both in n8n.',
  ],
  2,
);
export const unleashedStock: Listing<'product'> = {
  app: unleashedApp,
  what: { nl: 'de vrije voorraad in Unleashed', en: 'the available stock in Unleashed' },
  nodes: (name) => [
    node(name, 'unleashedSoftware', 1.1, {
      resource: 'stockOnHand',
      operation: 'getAll',
      returnAll: true,
      filters: { warehouseCode: UNLEASHED_WAREHOUSE },
    }),
  ],
  fields: {
    id: '$json.Guid',
    sku: '$json.ProductCode',
    name: '$json.ProductDescription',
    stock: 'Number($json.AvailableQty)',
    price: 'Number($json.AvgCost)',
  },
};
export const unleashedOrders: Listing<'order'> = {
  app: unleashedApp,
  what: { nl: 'de geplaatste orders in Unleashed', en: 'the placed orders in Unleashed' },
  nodes: (name) => [
    node(name, 'unleashedSoftware', 1.1, {
      resource: 'salesOrder',
      operation: 'getAll',
      returnAll: true,
      filters: { orderStatus: ['Placed', 'Backordered'] },
    }),
  ],
  get fields() {
    return {
      number: '$json.OrderNumber',
      email: "$json.Customer?.Email ?? ''",
      name: '$json.Customer?.CustomerName',
      total: 'Number($json.SubTotal ?? $json.Total)',
      currency: "$json.Currency?.CurrencyCode ?? 'EUR'",
      items:
        "$json.SalesOrderLines.map((regel) => regel.OrderQuantity + '× ' + regel.Product.ProductDescription).join(', ')",
      country: `$json.DeliveryCountry ?? '${say('Nederland', 'Netherlands')}'`,
      created: '$json.OrderDate',
    };
  },
};
