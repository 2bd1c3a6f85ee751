import type { VendorEvent } from '../events.js';
import { json, signed } from '../events.js';
import { Answer, file, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';
import { PDF } from './google.js';
import { lightspeedMore, picqerMore, shopifyMore, wooMore, wooReview } from './shop-routes.js';

const address = {
  first_name: 'Sanne',
  last_name: 'de Vries',
  name: 'Sanne de Vries',
  company: '',
  address1: 'Dorpsstraat 1',
  address2: '',
  city: 'Utrecht',
  zip: '3511AA',
  country: 'Netherlands',
  country_code: 'NL',
  phone: '+31612345678',
};

/** An order of Shopify: REST Admin API. */
export const shopifyOrder = (world: World, thing: Thing = {}): Thing => ({
  id: 5_400_000_000 + world.next(),
  admin_graphql_api_id: 'gid://shopify/Order/5400000001',
  name: '#1042',
  order_number: 1042,
  email: 'sanne@voorbeeld.nl',
  contact_email: 'sanne@voorbeeld.nl',
  phone: null,
  created_at: world.time(-2),
  updated_at: world.time(-1),
  processed_at: world.time(-2),
  closed_at: null,
  cancelled_at: null,
  cancel_reason: null,
  currency: 'EUR',
  total_price: '129.50',
  subtotal_price: '122.50',
  current_total_price: '129.50',
  total_tax: '22.48',
  total_discounts: '0.00',
  taxes_included: true,
  financial_status: 'paid',
  fulfillment_status: null,
  buyer_accepts_marketing: true,
  customer_locale: 'nl',
  note: null,
  note_attributes: [],
  tags: '',
  source_name: 'web',
  landing_site: '/',
  discount_codes: [],
  gateway: 'mollie',
  payment_gateway_names: ['mollie'],
  order_status_url: 'https://jouw-winkel.myshopify.com/1/orders/1/authenticate',
  customer: {
    id: 7001,
    email: 'sanne@voorbeeld.nl',
    first_name: 'Sanne',
    last_name: 'de Vries',
    orders_count: 3,
    total_spent: '389.00',
    tags: '',
    phone: null,
    verified_email: true,
    email_marketing_consent: { state: 'subscribed' },
  },
  billing_address: address,
  shipping_address: address,
  shipping_lines: [{ id: 1, title: 'PostNL', price: '6.95', code: 'postnl' }],
  line_items: [
    {
      id: 1,
      product_id: 8001,
      variant_id: 9001,
      sku: 'SKU-1',
      title: 'Koffiebonen',
      name: 'Koffiebonen - 1 kg',
      variant_title: '1 kg',
      quantity: 2,
      price: '61.25',
      total_discount: '0.00',
      vendor: 'Bakkerij',
      grams: 1000,
      fulfillment_status: null,
      requires_shipping: true,
      tax_lines: [{ title: 'BTW', price: '22.48', rate: 0.21 }],
    },
  ],
  tax_lines: [{ title: 'BTW', price: '22.48', rate: 0.21 }],
  fulfillments: [],
  refunds: [],
  ...thing,
});
const shopifyProduct = (world: World): Thing => ({
  id: 8001,
  title: 'Koffiebonen',
  body_html: '<p>Vers gebrand.</p>',
  vendor: 'Bakkerij',
  product_type: 'Koffie',
  handle: 'koffiebonen',
  status: 'active',
  tags: '',
  created_at: world.time(-24 * 90),
  updated_at: world.time(-1),
  published_at: world.time(-24 * 90),
  options: [{ name: 'Maat', values: ['1 kg'] }],
  images: [{ id: 1, src: 'https://cdn.shopify.com/koffie.jpg', alt: null }],
  image: { id: 1, src: 'https://cdn.shopify.com/koffie.jpg', alt: null },
  variants: [
    {
      id: 9001,
      product_id: 8001,
      title: '1 kg',
      sku: 'SKU-1',
      barcode: '8712345678906',
      price: '61.25',
      compare_at_price: null,
      inventory_item_id: 9101,
      inventory_quantity: 3,
      inventory_management: 'shopify',
      inventory_policy: 'deny',
      grams: 1000,
      taxable: true,
    },
  ],
});
const shopifyEvent: VendorEvent = (world, { topic }) => {
  const isCheckout = String(topic).startsWith('checkouts');
  const body = isCheckout
    ? {
        ...shopifyOrder(world),
        id: 901,
        token: 'ab12',
        cart_token: 'cd34',
        abandoned_checkout_url: 'https://jouw-winkel.myshopify.com/1/checkouts/ab12/recover',
        completed_at: null,
        updated_at: world.time(-2),
      }
    : shopifyOrder(
        world,
        /cancel/.test(String(topic)) ? { cancelled_at: world.time(), cancel_reason: 'customer' } : {},
      );
  const text = JSON.stringify(body);
  return json(body, {
    'x-shopify-topic': String(topic),
    'x-shopify-hmac-sha256': signed(world, text),
    'x-shopify-shop-domain': 'jouw-winkel.myshopify.com',
  });
};

const wooOrder = (world: World, thing: Thing = {}): Thing => ({
  id: 727,
  parent_id: 0,
  number: '727',
  order_key: 'wc_order_1',
  created_via: 'checkout',
  status: 'processing',
  currency: 'EUR',
  date_created: world.time(-2).slice(0, 19),
  date_created_gmt: world.time(-2).slice(0, 19),
  date_modified: world.time(-1).slice(0, 19),
  date_modified_gmt: world.time(-1).slice(0, 19),
  date_paid: world.time(-2).slice(0, 19),
  date_paid_gmt: world.time(-2).slice(0, 19),
  date_completed: null,
  total: '129.50',
  total_tax: '22.48',
  shipping_total: '6.95',
  discount_total: '0.00',
  prices_include_tax: true,
  customer_id: 12,
  customer_note: '',
  payment_method: 'mollie_wc_gateway_ideal',
  payment_method_title: 'iDEAL',
  transaction_id: 'tr_1',
  billing: {
    first_name: 'Sanne',
    last_name: 'de Vries',
    company: '',
    address_1: 'Dorpsstraat 1',
    address_2: '',
    city: 'Utrecht',
    state: '',
    postcode: '3511AA',
    country: 'NL',
    email: 'sanne@voorbeeld.nl',
    phone: '+31612345678',
  },
  shipping: {
    first_name: 'Sanne',
    last_name: 'de Vries',
    company: '',
    address_1: 'Dorpsstraat 1',
    address_2: '',
    city: 'Utrecht',
    state: '',
    postcode: '3511AA',
    country: 'NL',
  },
  line_items: [
    {
      id: 1,
      name: 'Koffiebonen',
      product_id: 93,
      variation_id: 0,
      quantity: 2,
      subtotal: '101.24',
      total: '101.24',
      total_tax: '21.26',
      sku: 'SKU-1',
      price: 50.62,
      meta_data: [],
      taxes: [],
    },
  ],
  shipping_lines: [{ id: 2, method_title: 'PostNL', method_id: 'flat_rate', total: '5.74' }],
  tax_lines: [
    {
      id: 3,
      rate_code: 'NL-BTW-1',
      label: 'BTW',
      tax_total: '21.26',
      shipping_tax_total: '1.22',
      rate_percent: 21,
    },
  ],
  coupon_lines: [],
  fee_lines: [],
  refunds: [],
  meta_data: [],
  ...thing,
});
const wooProduct = (world: World): Thing => ({
  id: 93,
  name: 'Koffiebonen',
  slug: 'koffiebonen',
  permalink: 'https://shop.example.com/product/koffiebonen',
  type: 'simple',
  status: 'publish',
  sku: 'SKU-1',
  price: '61.25',
  regular_price: '61.25',
  sale_price: '',
  description: '',
  short_description: '<p>Vers gebrand.</p>',
  manage_stock: true,
  stock_quantity: 3,
  stock_status: 'instock',
  low_stock_amount: 5,
  total_sales: 40,
  categories: [{ id: 1, name: 'Koffie', slug: 'koffie' }],
  tags: [],
  images: [{ id: 1, src: 'https://shop.example.com/koffie.jpg', alt: '' }],
  attributes: [],
  meta_data: [],
  date_created: world.time(-24 * 90).slice(0, 19),
  date_modified: world.time(-1).slice(0, 19),
  on_sale: false,
  average_rating: '4.50',
  rating_count: 4,
});

/** WordPress tells in each answer where its interface is; n8n reads that header. */
const listed = (things: Thing[]): Answer =>
  new Answer(200, things, {
    link: '<https://shop.example.com/wp-json/>; rel="https://api.w.org/"',
    'x-wp-totalpages': '1',
  });

const wooEvent: VendorEvent = (world, { event }) => {
  const body = wooOrder(
    world,
    event === 'order.updated' ? { status: 'completed', date_completed: world.time(-0.1).slice(0, 19) } : {},
  );
  return json(body, {
    'x-wc-webhook-topic': String(event),
    'x-wc-webhook-signature': signed(
      world,
      JSON.stringify(body),
      'base64',
      world.of('woo:hooks').at(-1)?.secret,
    ),
    'x-wc-webhook-resource': 'order',
    'x-wc-webhook-id': '1',
  });
};

const bolOrder = (world: World): Thing => ({
  orderId: 'A2K8290LP8',
  pickupPoint: false,
  orderPlacedDateTime: world.time(-3),
  shipmentDetails: {
    firstName: 'Sanne',
    surname: 'de Vries',
    streetName: 'Dorpsstraat',
    houseNumber: '1',
    zipCode: '3511AA',
    city: 'Utrecht',
    countryCode: 'NL',
    email: 'klant@verkopen.bol.com',
    language: 'nl',
  },
  billingDetails: {
    firstName: 'Sanne',
    surname: 'de Vries',
    streetName: 'Dorpsstraat',
    houseNumber: '1',
    zipCode: '3511AA',
    city: 'Utrecht',
    countryCode: 'NL',
    email: 'klant@verkopen.bol.com',
  },
  orderItems: [
    {
      orderItemId: '2012345678',
      cancellationRequest: false,
      quantity: 2,
      quantityShipped: 0,
      quantityCancelled: 0,
      unitPrice: 61.25,
      commission: 7.35,
      product: { ean: '8712345678906', title: 'Koffiebonen' },
      offer: { offerId: 'of1', reference: 'SKU-1' },
      fulfilment: { method: 'FBR', latestDeliveryDate: world.time(24).slice(0, 10) },
    },
  ],
});

const parcel = (world: World, thing: Thing = {}): Thing => ({
  id: world.next(),
  name: 'Sanne de Vries',
  company_name: '',
  email: 'sanne@voorbeeld.nl',
  telephone: '+31612345678',
  address: 'Dorpsstraat 1',
  city: 'Utrecht',
  postal_code: '3511AA',
  country: { iso_2: 'NL', iso_3: 'NLD', name: 'Netherlands' },
  order_number: '1042',
  status: { id: 11, message: 'Delivered' },
  carrier: { code: 'postnl' },
  shipment: { id: 8, name: 'Unstamped letter' },
  tracking_number: '3SABCD123456789',
  tracking_url: 'https://tracking.eu-central-1-0.sendcloud.sc/forward?code=3SABCD123456789',
  label: {
    label_printer: 'https://panel.sendcloud.sc/api/v2/labels/label_printer/1',
    normal_printer: ['https://panel.sendcloud.sc/api/v2/labels/normal_printer/1'],
  },
  date_created: world.time(-48),
  date_announced: world.time(-47),
  date_updated: world.time(-1),
  is_return: false,
  weight: '1.000',
  total_order_value: '129.50',
  errors: {},
  ...thing,
});

const sqlTime = (world: World, hours: number): string => world.time(hours).replace('T', ' ').slice(0, 19);
const myParcel = (world: World, thing: Thing = {}): Thing => ({
  id: world.next(),
  parent_id: null,
  account_id: 1,
  shop_id: 1,
  shipment_type: 1,
  recipient: {
    cc: 'NL',
    postal_code: '3511AA',
    city: 'Utrecht',
    street: 'Dorpsstraat',
    number: '1',
    person: 'Sanne de Vries',
    company: '',
    email: 'sanne@voorbeeld.nl',
    phone: '',
  },
  status: 3,
  options: { package_type: 1 },
  carrier_id: 1,
  barcode: '3SMYPA123456789',
  reference_identifier: '1042',
  price: { amount: 695, currency: 'EUR' },
  created: world.time(-72).replace('T', ' ').slice(0, 19),
  modified: world.time(-50).replace('T', ' ').slice(0, 19),
  ...thing,
});

const lightspeedOrder = (world: World): Thing => ({
  id: 5501,
  number: 'ORD01042',
  status: 'processing_awaiting_shipment',
  paymentStatus: 'paid',
  shipmentStatus: 'not_shipped',
  createdAt: world.time(-30),
  updatedAt: world.time(-1),
  email: 'sanne@voorbeeld.nl',
  firstname: 'Sanne',
  lastname: 'de Vries',
  phone: '+31612345678',
  companyName: '',
  priceExcl: 107.02,
  priceIncl: 129.5,
  discountCouponCode: '',
  newsletterSubscribed: true,
  currency: { code: 'EUR' },
  language: { code: 'nl' },
  addressShippingCountry: { code: 'nl', title: 'Nederland' },
  addressBillingCountry: { code: 'nl', title: 'Nederland' },
});

const picqerOrder = (world: World, thing: Thing = {}): Thing => ({
  idorder: world.next(),
  orderid: 'O2026-1042',
  reference: '1042',
  status: 'processing',
  deliveryname: 'Sanne de Vries',
  emailaddress: 'sanne@voorbeeld.nl',
  created: world.time(-30).replace('T', ' ').slice(0, 19),
  updated: world.time(-1).replace('T', ' ').slice(0, 19),
  products: [
    { idproduct: 1, productcode: 'SKU-1', name: 'Koffiebonen', amount: 2, price: 61.25, weight: 1000 },
  ],
  picklists: [{ idpicklist: 1, picklistid: 'PL2026-1', status: 'new', totalpicked: 0, closed_at: null }],
  ...thing,
});
const picqerProduct = {
  idproduct: 1,
  productcode: 'SKU-1',
  name: 'Koffiebonen',
  price: 61.25,
  active: true,
  unlimitedstock: false,
  idsupplier: 1,
  stock: [{ idwarehouse: 1, stock: 3, reserved: 0, freestock: 3 }],
};

const shopify = (path: string): string => `/admin/api/:version/${path}`;

/** Shops, warehouses and carriers. */
export const shops: readonly StandIn[] = [
  {
    name: 'Shopify',
    hosts: ['*.myshopify.com'],
    source: 'Shopify/shopify-app-js, packages/apps/shopify-api/rest/admin; n8n nodes/Shopify',
    seed: (world) => {
      world.put('shopify:orders', shopifyOrder(world));
      world.put('shopify:products', shopifyProduct(world));
    },
    routes: {
      ...shopifyMore,
      [`GET ${shopify('orders.json')}`]: (_, world) => ({ orders: world.of('shopify:orders') }),
      [`GET ${shopify('orders/:id.json')}`]: ({ at }, world) => ({
        order: world.find('shopify:orders', at.id) ?? { ...world.of('shopify:orders')[0], id: Number(at.id) },
      }),
      [`PUT ${shopify('orders/:id.json')}`]: ({ at, body }, world) => ({
        order: world.change('shopify:orders', at.id, body.order ?? body) ?? {
          ...shopifyOrder(world),
          id: Number(at.id),
          ...(body.order ?? body),
        },
      }),
      [`POST ${shopify('orders/:id/cancel.json')}`]: ({ at }, world) => ({
        order: { ...world.of('shopify:orders')[0], id: Number(at.id), cancelled_at: world.time() },
      }),
      [`GET ${shopify('orders/:id/transactions.json')}`]: ({ at }, world) => ({
        transactions: [
          {
            id: 389404469,
            order_id: Number(at.id),
            kind: 'sale',
            status: 'success',
            amount: '129.50',
            currency: 'EUR',
            gateway: 'mollie',
            created_at: world.time(-2),
          },
        ],
      }),
      [`POST ${shopify('orders/:id/refunds.json')}`]: ({ at, body }, world) =>
        new Answer(201, { refund: { id: world.next(), order_id: Number(at.id), ...body.refund } }),
      [`GET ${shopify('products.json')}`]: (_, world) => ({ products: world.of('shopify:products') }),
      [`GET ${shopify('products/:id.json')}`]: ({ at }, world) => ({
        product: world.find('shopify:products', at.id) ?? world.of('shopify:products')[0],
      }),
      [`PUT ${shopify('variants/:id.json')}`]: ({ at, body }) => ({
        variant: { id: Number(at.id), ...body.variant },
      }),
      [`POST ${shopify('inventory_levels/set.json')}`]: ({ body }, world) => ({
        inventory_level: { ...body, updated_at: world.time() },
      }),
      [`POST ${shopify('inventory_levels/adjust.json')}`]: ({ body }, world) => ({
        inventory_level: { ...body, available: 3, updated_at: world.time() },
      }),
      [`POST ${shopify('webhooks.json')}`]: ({ body }, world) =>
        new Answer(201, { webhook: { id: world.next(), ...body.webhook } }),
      [`GET ${shopify('webhooks.json')}`]: () => ({ webhooks: [] }),
      [`GET ${shopify('webhooks')}`]: () => ({ webhooks: [] }),
      [`DELETE ${shopify('webhooks/:id.json')}`]: () => ({}),
      [`POST ${shopify('graphql.json')}`]: ({ body }, world) => {
        const order = world.of('shopify:orders')[0] ?? {};
        const found = {
          name: order.name,
          createdAt: order.created_at,
          displayFulfillmentStatus: 'UNFULFILLED',
          lineItems: {
            nodes: [{ title: 'Koffiebonen', quantity: 2 }],
            edges: [{ node: { title: 'Koffiebonen', quantity: 2 } }],
          },
          fulfillments: [{ trackingInfo: [{ number: '3SABCD123456789', url: 'https://postnl.nl' }] }],
        };
        const variant = {
          id: 'gid://shopify/ProductVariant/9001',
          sku: 'SKU-1',
          price: '61.25',
          inventoryQuantity: 3,
          inventoryItem: { id: 'gid://shopify/InventoryItem/9101', legacyResourceId: '9101' },
          product: { title: 'Koffiebonen' },
        };
        return {
          data: /productVariants/.test(body.query)
            ? { productVariants: { nodes: [variant], edges: [{ node: variant }] } }
            : { orders: { nodes: [found], edges: [{ node: found }] } },
        };
      },
    },
  },
  {
    name: 'WooCommerce',
    hosts: ['shop.example.com', 'webshop.example.com', 'winkel.example.com'],
    source: 'woocommerce/woocommerce-rest-api-docs, source/includes/wp-api-v3; n8n nodes/WooCommerce',
    seed: (world) => {
      world.put('woo:orders', wooOrder(world));
      world.put('woo:products', wooProduct(world));
      world.put('woo:reviews', wooReview(world));
    },
    routes: {
      'GET /wp-json/wc/v3/orders': (_, world) => listed(world.of('woo:orders')),
      'GET /wp-json/wc/v3/orders/:id': ({ at }, world) =>
        world.find('woo:orders', at.id) ?? { ...world.of('woo:orders')[0], id: Number(at.id) },
      'PUT /wp-json/wc/v3/orders/:id': ({ at, body }, world) =>
        world.change('woo:orders', at.id, body) ?? gone(),
      'GET /wp-json/wc/v3/products': (_, world) => listed(world.of('woo:products')),
      'GET /wp-json/wc/v3/products/:id': ({ at }, world) => world.find('woo:products', at.id) ?? gone(),
      'PUT /wp-json/wc/v3/products/:id': ({ at, body }, world) =>
        world.change('woo:products', at.id, body) ?? { ...wooProduct(world), ...body, id: Number(at.id) },
      'GET /wp-json/wc/v3/customers': () => [
        {
          id: 12,
          email: 'sanne@voorbeeld.nl',
          first_name: 'Sanne',
          last_name: 'de Vries',
          billing: { phone: '+31612345678' },
        },
      ],
      'POST /wp-json/wc/v3/webhooks': ({ body }, world) =>
        new Answer(201, { ...world.put('woo:hooks', { status: 'active', ...body, id: world.next() }) }),
      'GET /wp-json/wc/v3/webhooks': () => [],
      'DELETE /wp-json/wc/v3/webhooks/:id': ({ at }) => ({ id: Number(at.id) }),
      ...wooMore,
    },
  },
  {
    name: 'bol',
    hosts: ['api.bol.com'],
    source: 'picqer/bol-retailer-php-client, src; services/catalogue/src/vendors/shops.ts',
    seed: (world) => {
      world.put('bol', bolOrder(world));
      const cancelled: Thing = world.put('bol', { ...bolOrder(world), orderId: 'A2K8290LP9' });
      cancelled.orderItems[0].cancellationRequest = true;
      cancelled.orderItems[0].orderItemId = '2012345679';
    },
    routes: {
      'GET /retailer/orders': ({ query }, world) =>
        Number(query.get('page') ?? 1) > 1
          ? {}
          : {
              orders: world.of('bol').map(({ orderId, orderPlacedDateTime, orderItems }) => ({
                orderId,
                orderPlacedDateTime,
                orderItems: orderItems.map((one: Thing) => ({
                  orderItemId: one.orderItemId,
                  ean: one.product.ean,
                  quantity: one.quantity,
                  quantityShipped: 0,
                  cancellationRequest: one.cancellationRequest,
                  fulfilmentMethod: 'FBR',
                  fulfilmentStatus: 'OPEN',
                })),
              })),
            },
      'GET /retailer/orders/:id': ({ at }, world) => world.find('bol', at.id, 'orderId') ?? gone(),
      'PUT /retailer/orders/cancellation': (_, world) =>
        new Answer(202, { processStatusId: String(world.next()), status: 'PENDING' }),
      'POST /retailer/shipments': (_, world) =>
        new Answer(202, { processStatusId: String(world.next()), status: 'PENDING' }),
      'GET /shared/process-status/:id': ({ at }) => ({
        processStatusId: at.id,
        entityId: '987654',
        eventType: 'CREATE_OFFER_EXPORT',
        status: 'SUCCESS',
        errorMessage: '',
      }),
      'GET /retailer/returns': ({ query }, world) =>
        Number(query.get('page') ?? 1) > 1
          ? { returns: [] }
          : {
              returns: [
                {
                  returnId: '31234',
                  registrationDateTime: world.time(-5),
                  fulfilmentMethod: 'FBR',
                  returnItems: [
                    {
                      rmaId: '60278123',
                      orderId: 'A2K8290LP8',
                      ean: '8712345678906',
                      title: 'Koffiebonen',
                      expectedQuantity: 1,
                      handled: false,
                      returnReason: {
                        mainReason: 'Verkeerd artikel',
                        detailedReason: '',
                        customerComments: 'Ik had gemalen koffie besteld',
                      },
                    },
                  ],
                },
              ],
            },
      'PUT /retailer/returns/:id': (_, world) =>
        new Answer(202, { processStatusId: String(world.next()), status: 'PENDING' }),
      'POST /retailer/offers/export': (_, world) =>
        new Answer(202, { processStatusId: String(world.next()), status: 'PENDING' }),
      'GET /retailer/offers/export/:id': () =>
        file(
          'text/csv',
          'offerId,ean,stockAmount,onHoldByRetailer,fulfilmentType,referenceCode\nof1,8712345678906,3,false,FBR,SKU-1\n',
        ),
      'PUT /retailer/offers/:id/stock': (_, world) =>
        new Answer(202, { processStatusId: String(world.next()), status: 'PENDING' }),
      'GET /retailer/insights/performance/indicator': ({ query }) => ({
        performanceIndicators: query.getAll('name').map((name) => ({
          name,
          type: 'PERCENTAGE',
          details: {
            period: { week: '47', year: '2026' },
            score: { conforms: false, value: 0.9, numerator: 9, denominator: 10, distanceToNorm: 0.05 },
            norm: { condition: '>=', value: 0.95 },
          },
        })),
      }),
      'GET /retailer/retailers/current': () => ({ retailerId: '1234567', displayName: 'Jouw winkel' }),
      'GET /retailer/products/:ean/offers': () => ({
        offers: [
          {
            offerId: 'x1',
            retailerId: '7654321',
            countryCode: 'NL',
            bestOffer: true,
            price: 58.95,
            fulfilmentMethod: 'FBR',
            condition: 'NEW',
          },
        ],
      }),
      'GET /retailer/commission/:ean': ({ at, query }) => ({
        ean: at.ean,
        condition: 'NEW',
        unitPrice: Number(query.get('unit-price')),
        fixedAmount: 0.99,
        percentage: 12.4,
        totalCost: 8.6,
      }),
    },
  },
  {
    name: 'Sendcloud',
    hosts: ['panel.sendcloud.sc'],
    source: 'toppynl/sendcloud-v2-php-client, docs; services/catalogue/src/vendors/shops.ts',
    seed: (world) => {
      world.put('sendcloud', parcel(world));
    },
    routes: {
      'GET /api/v2/parcels': ({ query }, world) => {
        const status = query.get('parcel_status');
        const lastMonth = (days: number): string => world.time(-24 * (new Date(world.now).getDate() + days));
        const old = Array.from({ length: 6 }, (_, at) =>
          parcel(world, {
            order_number: `09${at}`,
            weight: '4.500',
            date_created: lastMonth(at + 5),
            date_announced: lastMonth(at + 5),
            date_updated: lastMonth(at + 2),
          }),
        );
        const all = query.has('updated_after') ? [...world.of('sendcloud'), ...old] : world.of('sendcloud');
        const parcels = status
          ? all.map((one) => ({ ...one, status: { ...one.status, id: Number(status) } }))
          : all;
        return { next: null, previous: null, parcels };
      },
      'POST /api/v2/parcels': ({ body }, world) => ({
        parcel: world.put(
          'sendcloud',
          parcel(world, {
            ...body.parcel,
            country: { iso_2: body.parcel?.country ?? 'NL' },
            status: { id: 1000, message: 'Ready to send' },
          }),
        ),
      }),
      'GET /api/v2/parcels/:id': ({ at }, world) => ({
        parcel: world.find('sendcloud', at.id) ?? {
          ...world.of('sendcloud')[0],
          id: Number(at.id),
          status: { id: 80, message: 'Unable to deliver' },
        },
      }),
      'GET /api/v2/returns': (_, world) => ({
        next: null,
        previous: null,
        returns: [
          {
            id: 1,
            created_at: world.time(-72),
            delivered_at: world.time(-20),
            message: 'Te klein',
            items_cost: '61.25',
            refund: { total_refund: '61.25', refunded_at: null, refund_type: { code: 'money' } },
            outgoing_parcel: 1,
            incoming_parcel_data: { tracking_number: '3SABCD1', parcel_status: 'delivered' },
          },
        ],
      }),
      'GET /api/v2/labels/:kind/:id': () => file('application/pdf', PDF),
    },
  },
  {
    name: 'MyParcel',
    hosts: ['api.myparcel.nl'],
    source:
      'myparcelnl/developer, src/api-reference/06.shipments.md; services/catalogue/src/vendors/shops.ts',
    seed: (world) => {
      world.put('myparcel', myParcel(world));
    },
    routes: {
      'GET /shipments': ({ query }, world) => {
        const reference = query.get('reference_identifier');
        const status = query.get('status');
        const shipments = world
          .of('myparcel')
          .map((one) =>
            status
              ? { ...one, status: Number(status.split(';')[0]), modified: sqlTime(world, -24 * 6) }
              : one,
          )
          .filter((one) => !reference || one.reference_identifier === reference);
        return {
          data: {
            shipments: Number(query.get('page') ?? 1) > 1 ? [] : shipments,
            results: shipments.length,
            page: 1,
          },
        };
      },
      'GET /shipments/:id': ({ at }, world) => ({
        data: { shipments: [{ ...world.of('myparcel')[0], id: Number(at.id) }], results: 1 },
      }),
      'POST /shipments': ({ body }, world) => ({
        data: {
          ids: ((body?.data?.shipments ?? body?.data?.return_shipments ?? [{}]) as Thing[]).map((one) => ({
            id: world.put('myparcel', myParcel(world, one)).id,
            reference_identifier: one.reference_identifier,
          })),
        },
      }),
      'GET /shipment_labels/:ids': () => file('application/pdf', PDF),
      'GET /tracktraces/:ids': ({ at }, world) => ({
        data: {
          tracktraces: [
            {
              shipment_id: Number(at.ids),
              code: 'A01',
              description: 'Zending is onderweg',
              time: world.time(-5),
              link_consumer_portal: 'https://jouw.postnl.nl/track-and-trace/3SMYPA123456789',
              link_tracktrace: 'https://postnl.nl/3SMYPA123456789',
              location: { name: 'PostNL-punt' },
            },
          ],
        },
      }),
    },
  },
  {
    name: 'Lightspeed eCom',
    hosts: ['api.webshopapp.com'],
    source: 'SEOshop/API-PHP-Client, src; services/catalogue/src/vendors/shops.ts',
    routes: {
      'GET /nl/orders.json': ({ query }, world) => ({
        orders:
          Number(query.get('page') ?? 1) > 1
            ? []
            : [
                lightspeedOrder(world),
                { ...lightspeedOrder(world), id: 5502, number: 'ORD01043', status: 'cancelled' },
              ],
      }),
      'GET /nl/orders/:id.json': ({ at }, world) => ({
        order: { ...lightspeedOrder(world), id: Number(at.id) },
      }),
      'GET /nl/orders/:id/products.json': () => ({
        orderProducts: [
          {
            id: 1,
            quantityOrdered: 2,
            productTitle: 'Koffiebonen',
            variantTitle: '1 kg',
            articleCode: 'SKU-1',
            sku: 'SKU-1',
            ean: '8712345678906',
            priceIncl: 61.25,
            priceExcl: 50.62,
            taxRate: 0.21,
          },
        ],
      }),
      'GET /nl/shipments.json': () => ({
        shipments: [{ id: 31, number: 'SHP1', status: 'not_shipped', trackingCode: '' }],
      }),
      'PUT /nl/shipments/:id.json': ({ at, body }) => ({ shipment: { id: Number(at.id), ...body.shipment } }),
      'GET /nl/variants.json': ({ query }) => ({
        variants:
          Number(query.get('page') ?? 1) > 1
            ? []
            : [
                {
                  id: 1,
                  articleCode: 'SKU-1',
                  sku: 'SKU-1',
                  ean: '8712345678906',
                  title: '1 kg',
                  priceIncl: 61.25,
                  stockTracking: 'enabled',
                  stockLevel: 3,
                  stockMinimum: 5,
                  stockAlert: 5,
                  product: { resource: { id: 1, url: 'products/1' } },
                },
              ],
      }),
      'GET /nl/products.json': () => ({
        products: [{ id: 1, title: 'Koffiebonen', supplier: { resource: { id: 1 } } }],
      }),
      'GET /nl/suppliers.json': () => ({ suppliers: [{ id: 1, title: 'Branderij' }] }),
      'GET /nl/reviews.json': (_, world) => ({
        reviews: [
          {
            id: 41,
            isVisible: false,
            score: 4,
            name: 'Sanne',
            content: 'Lekkere koffie, snel bezorgd.',
            createdAt: world.time(-3),
          },
        ],
      }),
      ...lightspeedMore,
      'PUT /nl/reviews/:id.json': ({ at, body }) => ({ review: { id: Number(at.id), ...body.review } }),
    },
  },
  {
    name: 'Picqer',
    hosts: ['*.picqer.com'],
    source: 'picqer/picqer-php, src/Client.php; services/catalogue/src/vendors/shops.ts',
    routes: {
      'GET /api/v1/orders': ({ query }, world) => {
        // Who asks for one by its number has made it before; one under the name of a shop is there once it is put there.
        const [name, number] = [...query].find(([one]) => one === 'reference' || one === 'orderid') ?? [];
        if (name && !number?.includes(' ') && world.of('picqer').every((one) => one[name] !== number))
          world.put('picqer', picqerOrder(world, { [name]: number }));
        return Number(query.get('offset') ?? 0) > 0
          ? []
          : world.of('picqer').filter((one) => !name || one[name] === number);
      },
      'POST /api/v1/orders': ({ body }, world) =>
        world.put('picqer', picqerOrder(world, { status: 'concept', ...body })),
      'POST /api/v1/orders/:id/process': ({ at }, world) =>
        world.change('picqer', at.id, { status: 'processing' }, 'idorder') ?? gone(),
      'GET /api/v1/backorders': ({ query }) =>
        Number(query.get('offset') ?? 0) > 0 ? [] : [{ idbackorder: 1, idorder: 1, idproduct: 1, amount: 2 }],
      'GET /api/v1/products': ({ query }) => (Number(query.get('offset') ?? 0) > 0 ? [] : [picqerProduct]),
      'GET /api/v1/products/:id': () => picqerProduct,
      ...picqerMore(picqerOrder),
      'GET /api/v1/purchaseorders': ({ query }, world) =>
        Number(query.get('offset') ?? 0) > 0
          ? []
          : [
              {
                idpurchaseorder: 1,
                purchaseorderid: 'P2026-1',
                supplier_name: 'Branderij',
                supplier_orderid: '',
                status: 'purchased',
                created: world
                  .time(-24 * 20)
                  .replace('T', ' ')
                  .slice(0, 19),
                delivery_date: world.time(-24).slice(0, 10),
                products: [
                  {
                    idproduct: 1,
                    name: 'Koffiebonen',
                    productcode: 'SKU-1',
                    productcode_supplier: 'BR-1',
                    amount: 20,
                    amountreceived: 5,
                  },
                ],
              },
            ],
      'GET /api/v1/picklists': ({ query }, world) =>
        Number(query.get('offset') ?? 0) > 0
          ? []
          : [
              {
                idpicklist: 1,
                picklistid: 'PL2026-1',
                idorder: 1,
                deliveryname: 'Sanne de Vries',
                status: 'new',
                urgent: false,
                totalproducts: 2,
                totalpicked: 0,
                snoozed_until: null,
                created: world.time(-50).replace('T', ' ').slice(0, 19),
                updated: world.time(-50).replace('T', ' ').slice(0, 19),
                closed_at: null,
                cancelled: false,
              },
              {
                idpicklist: 2,
                picklistid: 'PL2026-2',
                idorder: 2,
                deliveryname: 'Joris Bakker',
                status: 'closed',
                urgent: false,
                totalproducts: 3,
                totalpicked: 3,
                snoozed_until: null,
                created: world.time(-30).replace('T', ' ').slice(0, 19),
                updated: world.time(-0.2).replace('T', ' ').slice(0, 19),
                closed_at: world.time(-0.2).replace('T', ' ').slice(0, 19),
                cancelled: false,
              },
            ],
    },
  },
];
export const shopEvents: Readonly<Record<string, VendorEvent>> = {
  shopifyTrigger: shopifyEvent,
  wooCommerceTrigger: wooEvent,
};
