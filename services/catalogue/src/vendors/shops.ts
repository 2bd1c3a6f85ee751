import { type Endpoint, read, vendor } from './endpoint.js';

const shopify = (call: string, file: string, text: string): Endpoint[] =>
  vendor(
    '{}.myshopify.com',
    read(
      `Shopify/shopify-app-js@ef2043d4a8c4ca0adb9020d76090b2fb94979dab:packages/apps/shopify-api/rest/admin/2026-07/${file}.ts`,
    ),
    { [call.replace(' ', ' /admin/api/2026-07/')]: text },
  );

/** Shops, parcels and reviews. */
export const shops: readonly Endpoint[] = [
  ...vendor(
    'api.bol.com',
    read('picqer/bol-retailer-php-client@50d8cf6e3e0ffede1fec013ee6d31787ad63d7da:src/Client.php'),
    {
      'GET /retailer/orders':
        'page (50 a page), status ALL, fulfilment-method ALL, latest-change-date of one day; answers orders with orderId. Version 10 by the Accept header.',
      'GET /retailer/orders/{}':
        'orderId, orderPlacedDateTime, shipmentDetails (firstName, surname, email, countryCode), orderItems (quantity, unitPrice, product.title): src/Model.',
    },
  ),
  ...vendor(
    'api.webshopapp.com',
    read('SEOshop/API-PHP-Client@2826fd2aebe429609a0a6812e228938077f2e7ec:src/WebshopappApiClient.php'),
    {
      'GET /nl/orders/{}.json': {
        read: 'The address: language, orders, id, .json, with key and secret as name and password.',
        memory:
          'order: number, email, firstname, lastname, priceIncl, currency.code, addressShippingCountry.code, createdAt.',
      },
      'GET /nl/orders/{}/products.json': {
        read: 'The address.',
        memory: 'orderProducts: quantityOrdered, productTitle.',
      },
    },
  ),
  ...shopify(
    'GET orders.json',
    'order',
    'Filters name, status, limit and created_at_min (none on an email address); email, created_at, current_total_price, fulfillments, shipping_address.',
  ),
  ...shopify('POST orders/{}/cancel.json', 'order', 'amount, reason and email in the body.'),
  ...shopify('GET orders/{}/transactions.json', 'transaction', 'transactions with id and kind.'),
  ...shopify(
    'POST orders/{}/refunds.json',
    'refund',
    'refund: note and transactions (parent_id, amount, kind: transaction.ts).',
  ),
  ...shopify(
    'POST inventory_levels/adjust.json',
    'inventory_level',
    'location_id, inventory_item_id, available_adjustment.',
  ),
  ...shopify(
    'POST inventory_levels/set.json',
    'inventory_level',
    'location_id, inventory_item_id, available.',
  ),
  ...shopify('PUT variants/{}.json', 'variant', 'variant: price, a text.'),
  ...vendor(
    '{}.myshopify.com',
    read(
      'PipedreamHQ/pipedream@3197b11913ef3e5807e3d887ddc3014e5085537a:components/shopify/common/queries.mjs',
    ),
    {
      'POST /admin/api/2026-07/graphql.json': {
        read: 'orders by query: name, createdAt, displayFulfillmentStatus, lineItems title and quantity, fulfillments trackingInfo number; productVariants by query with inventoryItem.',
        memory: 'inventoryItem.legacyResourceId; the words name, email and sku in a query.',
      },
    },
  ),
  ...vendor(
    '{}',
    read(
      'woocommerce/woocommerce-rest-api-docs@13d61967911cb312a27be2dc57b12d5949f40016:source/includes/wp-api-v3/_orders.md',
    ),
    {
      'GET /wp-json/wc/v3/orders':
        'search, include (ids of orders); number, status, date_created, line_items, meta_data. _fields is of WordPress itself.',
    },
  ),
  ...vendor(
    'panel.sendcloud.sc',
    read(
      'toppynl/sendcloud-v2-php-client@2c76ac4ae936dc5f44e64a8030316fdf53239436:src/Model/ParcelCreation.php',
    ),
    {
      'GET /api/v2/parcels': 'tracking_number; parcels with status.message (src/Api/ParcelsApi.php).',
      'GET /api/v2/parcels/{}':
        'parcel: id, order_number, status (id, message), email, name, tracking_number, tracking_url, label.label_printer (src/Model). Numbers of a status: Webador/sendcloud, src/Model/Parcel.php.',
      'POST /api/v2/parcels':
        'parcel: name, email, address, postal_code, city, country, order_number, request_label, shipment.id, is_return and from_… for a return.',
    },
  ),
  ...vendor(
    'api.trustpilot.com',
    read('dbt-labs/tap-trustpilot@7eeff1e5510baba93f9aad9f66fd2edf472bae72:tap_trustpilot/streams.py'),
    {
      'GET /v1/business-units/{}/reviews': {
        read: 'perPage, with the key in the header apikey; reviews: id, consumer.displayName, stars, title, text, createdAt (schemas/reviews.json).',
        memory: 'orderBy createdat.desc.',
      },
    },
  ),
  ...vendor(
    'www.kiyoh.com',
    read(
      'Xeno9948/KiyohMobileUI@8ae60411cc321917b0471268d786f040cb75eca1:kiyoh_review_app/nextjs_space/app/api/notifications/route.ts',
    ),
    {
      'GET /v1/publication/review/external':
        'locationId, limit, header X-Publication-Api-Token; reviews: reviewId, reviewAuthor, rating out of ten, dateSince, reviewContent whose answers are called rating.',
    },
  ),
];
