import { splitOut } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import type { Fields, Listing, Shop, Source } from '../kit/index.js';
import { appTrigger, keep, node, onlyNew } from '../kit/index.js';
import { app } from './app.js';
import { erpNext, magento, odoo } from './shops-erp.js';
import { bol, gumroad, lightspeed } from './shops-more.js';
import type { Store } from './store.js';
import { shopifyLocation, shopifyShop } from './values.js';

const shopifyApp = app(
  'shopify',
  'Shopify',
  'shopifyAccessTokenApi',
  [
    'Open Instellingen, Apps en verkoopkanalen, Apps ontwikkelen in Shopify en maak een eigen app.',
    'Geef de app lees- en schrijfrechten op bestellingen, producten, klanten en voorraad.',
    'Vul in n8n het subdomein van je winkel en het toegangstoken in.',
  ],
  [
    'In Shopify, open Settings, Apps and sales channels, Develop apps and create an app of your own.',
    'Give it read and write access to orders, products, customers and inventory.',
    'In n8n, fill in the subdomain of your shop and the access token.',
  ],
  5,
);
const wooApp = app(
  'wooCommerce',
  'WooCommerce',
  'wooCommerceApi',
  [
    'Open WooCommerce, Instellingen, Geavanceerd, REST API en maak een sleutel met lees- en schrijfrechten.',
    'Vul in n8n het adres van je winkel, de consumer key en de consumer secret in.',
  ],
  [
    'Open WooCommerce, Settings, Advanced, REST API and add a key with read and write permission.',
    'In n8n, fill in the address of your shop, the consumer key and the consumer secret.',
  ],
  5,
);

const shopifyOrder: Fields<'order'> = {
  number: '$json.name',
  email: "$json.email ?? ''",
  name: "[$json.customer?.first_name, $json.customer?.last_name].filter(Boolean).join(' ')",
  total: 'Number($json.total_price)',
  currency: '$json.currency',
  items: "$json.line_items.map((regel) => regel.quantity + '× ' + regel.title).join(', ')",
  country: "$json.shipping_address?.country_code ?? $json.billing_address?.country_code ?? 'NL'",
  created: '$json.created_at',
};
const wooOrder: Fields<'order'> = {
  number: '$json.number',
  email: '$json.billing.email',
  name: "[$json.billing.first_name, $json.billing.last_name].join(' ').trim()",
  total: 'Number($json.total)',
  currency: '$json.currency',
  items: "$json.line_items.map((regel) => regel.quantity + '× ' + regel.name).join(', ')",
  country: "$json.shipping?.country || $json.billing.country || 'NL'",
  created: '$json.date_created',
};

const onShopify = (topic: string, nl: string, en: string): Source<'order'> => ({
  app: shopifyApp,
  event: { nl, en },
  nodes: (name) => [appTrigger(name, 'shopifyTrigger', 1, { authentication: 'accessToken', topic })],
  fields: shopifyOrder,
});
const shopifySales = (days: number): Listing<'order'> => ({
  app: shopifyApp,
  what: { nl: 'de bestellingen in Shopify', en: 'the orders in Shopify' },
  nodes: (name) => [
    node(name, 'shopify', 1, {
      authentication: 'accessToken',
      resource: 'order',
      operation: 'getAll',
      returnAll: true,
      options: { status: 'any', createdAtMin: `={{ $now.minus({ days: ${days} }).toISO() }}` },
    }),
  ],
  fields: shopifyOrder,
});
export const shopify: Store = {
  app: shopifyApp,
  newOrder: onShopify(
    'orders/create',
    'er een bestelling in Shopify binnenkomt',
    'an order comes in at Shopify',
  ),
  paidOrder: onShopify(
    'orders/paid',
    'een bestelling in Shopify is betaald',
    'an order in Shopify has been paid',
  ),
  cancelled: onShopify(
    'orders/cancelled',
    'een bestelling in Shopify wordt geannuleerd',
    'an order in Shopify is cancelled',
  ),
  abandoned: {
    // When a checkout is created there is no address yet; Shopify reports each later change of it.
    ...onShopify(
      'checkouts/update',
      'een klant in Shopify begint af te rekenen',
      'a customer starts a checkout in Shopify',
    ),
    nodes: (name) => [
      appTrigger(name, 'shopifyTrigger', 1, { authentication: 'accessToken', topic: 'checkouts/update' }),
      keep(`${name}: met toestemming`, [
        ["={{ $json.email ?? '' }}", 'contains', '@'],
        ['={{ $json.buyer_accepts_marketing === true }}', 'yes'],
      ]),
      onlyNew(`${name}: niet eerder gezien`, '={{ $json.token ?? $json.id }}'),
    ],
  },
  sales: shopifySales,
  orders: shopifySales(1),
  products: {
    app: shopifyApp,
    what: { nl: 'de varianten en voorraad in Shopify', en: 'the variants and stock in Shopify' },
    nodes: (name) => [
      node(name, 'shopify', 1, {
        authentication: 'accessToken',
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        additionalFields: { published_status: 'published' },
      }),
      splitOut(`${name}: varianten`, 'variants', true),
    ],
    fields: {
      id: '$json.variants.inventory_item_id',
      sku: '$json.variants.sku',
      name: '$json.title',
      stock:
        '$json.variants.inventory_management === null ? null : Number($json.variants.inventory_quantity)',
      price: 'Number($json.variants.price)',
    },
  },
  newCustomer: {
    app: shopifyApp,
    event: { nl: 'er een klant in Shopify bij komt', en: 'a customer is added in Shopify' },
    nodes: (name) => [
      appTrigger(name, 'shopifyTrigger', 1, { authentication: 'accessToken', topic: 'customers/create' }),
    ],
    fields: {
      id: '$json.id',
      email: '$json.email',
      name: "[$json.first_name, $json.last_name].filter(Boolean).join(' ')",
      company: "$json.default_address?.company ?? ''",
      phone: "$json.phone ?? $json.default_address?.phone ?? ''",
    },
  },
  setStock: (name, productId, stock) =>
    http(name, `https://${shopifyShop}.myshopify.com/admin/api/2026-07/inventory_levels/set.json`, {
      method: 'POST',
      auth: 'shopifyAccessTokenApi',
      json: `={ "location_id": ${shopifyLocation}, "inventory_item_id": ${productId}, "available": ${stock} }`,
    }),
};

const onWoo = (event: string, nl: string, en: string): Source<'order'> => ({
  app: wooApp,
  event: { nl, en },
  nodes: (name) => [appTrigger(name, 'wooCommerceTrigger', 1, { event })],
  fields: wooOrder,
});
/** An update of an order whose status has become `status`. */
const onWooStatus = (status: string, nl: string, en: string): Source<'order'> => {
  const source = onWoo('order.updated', nl, en);
  return {
    ...source,
    nodes: (name) => [
      ...source.nodes(name),
      node(`${name}: juiste status`, 'filter', 2.3, {
        conditions: {
          options: { caseSensitive: true, leftValue: '', typeValidation: 'loose', version: 3 },
          conditions: [
            {
              id: 'status',
              leftValue: '={{ $json.status }}',
              rightValue: status,
              operator: { type: 'string', operation: 'equals' },
            },
          ],
          combinator: 'and',
        },
        looseTypeValidation: true,
        options: {},
      }),
      // WooCommerce reports every later change of the order as well.
      onlyNew(`${name}: niet eerder gezien`, "={{ $json.id + ' ' + $json.status }}"),
    ],
  };
};
const wooSales = (days: number): Listing<'order'> => ({
  app: wooApp,
  what: { nl: 'de bestellingen in WooCommerce', en: 'the orders in WooCommerce' },
  nodes: (name) => [
    node(name, 'wooCommerce', 1, {
      resource: 'order',
      operation: 'getAll',
      returnAll: true,
      options: { after: `={{ $now.minus({ days: ${days} }).toISO() }}` },
    }),
  ],
  fields: wooOrder,
});
export const wooCommerce: Store = {
  app: wooApp,
  newOrder: onWoo(
    'order.created',
    'er een bestelling in WooCommerce binnenkomt',
    'an order comes in at WooCommerce',
  ),
  paidOrder: onWooStatus(
    'processing',
    'een bestelling in WooCommerce is betaald',
    'an order in WooCommerce has been paid',
  ),
  cancelled: onWooStatus(
    'cancelled',
    'een bestelling in WooCommerce wordt geannuleerd',
    'an order in WooCommerce is cancelled',
  ),
  abandoned: onWooStatus(
    'pending',
    'een bestelling in WooCommerce op betaling wacht',
    'an order in WooCommerce waits for its payment',
  ),
  sales: wooSales,
  orders: wooSales(1),
  products: {
    app: wooApp,
    what: { nl: 'de producten en voorraad in WooCommerce', en: 'the products and stock in WooCommerce' },
    nodes: (name) => [
      node(name, 'wooCommerce', 1, {
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'publish' },
      }),
    ],
    fields: {
      id: '$json.id',
      sku: '$json.sku',
      name: '$json.name',
      stock: '$json.stock_quantity === null ? null : Number($json.stock_quantity)',
      price: 'Number($json.price)',
    },
  },
  newCustomer: {
    app: wooApp,
    event: { nl: 'iemand een account in WooCommerce maakt', en: 'someone makes an account in WooCommerce' },
    nodes: (name) => [appTrigger(name, 'wooCommerceTrigger', 1, { event: 'customer.created' })],
    fields: {
      id: '$json.id',
      email: '$json.email',
      name: "[$json.first_name, $json.last_name].filter(Boolean).join(' ')",
      company: "$json.billing?.company ?? ''",
      phone: "$json.billing?.phone ?? ''",
    },
  },
  setStock: (name, productId, stock) =>
    node(name, 'wooCommerce', 1, {
      resource: 'product',
      operation: 'update',
      productId: `=${productId}`,
      updateFields: { manageStock: true, stockQuantity: `=${stock}` },
    }),
};

/** Every shop that can tell of a new order. */
export const shops: Shop[] = [shopify, wooCommerce, magento, bol, lightspeed, odoo, gumroad, erpNext];
/** The shops whose orders of the last days can be read. */
export const stores: Store[] = [shopify, wooCommerce, magento, bol, odoo, erpNext];
