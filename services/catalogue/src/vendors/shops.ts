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
        'orderId, orderPlacedDateTime, shipmentDetails and billingDetails (firstName, surname, company, streetName, houseNumber, zipCode, city, countryCode, email), orderItems (orderItemId, quantity, quantityShipped, unitPrice, cancellationRequest, product.title, offer.reference, fulfilment.latestDeliveryDate): src/Model.',
      'PUT /retailer/orders/cancellation':
        'orderItems: orderItemId, reasonCode such as REQUESTED_BY_CUSTOMER; answers a process status. The content type is that of version 10: src/BaseClient.php.',
      'GET /shared/process-status/{}':
        'processStatusId, entityId, status PENDING, SUCCESS, FAILURE or TIMEOUT, errorMessage.',
      'POST /retailer/shipments':
        'orderItems with orderItemId, shipmentReference, transport (transporterCode, trackAndTrace); codes of carriers: src/Enum/ChangeTransportRequestTransporterCode.php.',
      'GET /retailer/returns':
        'page (50 a page), handled, fulfilment-method; returns: registrationDateTime, returnItems (rmaId, orderId, ean, expectedQuantity, handled, returnReason.mainReason, detailedReason, customerComments).',
      'PUT /retailer/returns/{}':
        'handlingResult (RETURN_RECEIVED, RETURN_DOES_NOT_MEET_CONDITIONS, CUSTOMER_KEEPS_PRODUCT_PAID, EXCHANGE_PRODUCT, REPAIR_PRODUCT), quantityReturned.',
      'POST /retailer/offers/export': 'format CSV; answers a process status whose entityId is the report.',
      'PUT /retailer/offers/{}/stock': 'amount, managedByRetailer.',
      'GET /retailer/insights/performance/indicator':
        'name (eight of them), year and week of ISO 8601; performanceIndicators: name, details.score (value, conforms, denominator), details.norm.value.',
      'GET /retailer/retailers/current': 'current for the own account; retailerId.',
      'GET /retailer/products/{}/offers':
        'best-offer-only, country-code, condition; offers: retailerId, price, bestOffer.',
      'GET /retailer/commission/{}': 'unit-price, condition; totalCost, with VAT for Dutch sellers.',
    },
  ),
  ...vendor(
    'api.bol.com',
    read('team-bicep/bol-retailer-api@6a72d4f7c687e347a5343e8b34b870699d9a6d75:types/offers.d.ts'),
    {
      'GET /retailer/offers/export/{}':
        'CSV by the Accept header (picqer/bol-retailer-php-client, src/Client.php); columns offerId, stockAmount, onHoldByRetailer, fulfilmentType, referenceCode.',
    },
  ),
  ...vendor(
    '{}.picqer.com',
    read('picqer/picqer-php@0807360451334db8981647da477777bf653630a7:src/Client.php'),
    {
      'GET /api/v1/orders':
        'Lists take filters and an offset, a hundred rows a page. reference as a filter: white-nl/commerce-picqer, src/services/OrderSync.php.',
      'POST /api/v1/orders':
        'reference, emailaddress, delivery… and invoice… (name, address, zipcode, city, country), products with productcode, amount, price: white-nl/commerce-picqer, src/services/PicqerApi.php.',
      'POST /api/v1/orders/{}/process': 'Releases an order; answers the order.',
      'GET /api/v1/backorders':
        'idproduct, amount: airbytehq/airbyte, airbyte-integrations/connectors/source-picqer/manifest.yaml.',
      'GET /api/v1/products':
        'productcode as a filter; idproduct, productcode, name, price, fixedstockprice, active, unlimitedstock, stock by warehouse with stock and freestock: airbytehq/airbyte, airbyte-integrations/connectors/source-picqer/manifest.yaml.',
      'GET /api/v1/products/{}':
        'productcode, name, unlimitedstock, stock by warehouse with freestock: the same manifest.',
      'GET /api/v1/purchaseorders': {
        read: 'purchaseorderid, supplier_name, supplier_orderid, created, products (idproduct, name, productcode, productcode_supplier, amount, amountreceived): the same manifest.',
        memory: 'status=purchased as a filter.',
      },
    },
  ),
  ...vendor(
    '{}.picqer.com',
    read('Rene1985-stack/picqer-middleware@0a696d02ad5fbc760c88296bed06a1fae5299428:picklist-service.js'),
    {
      'GET /api/v1/picklists':
        'offset, updated_since; idpicklist, picklistid, deliveryname, urgent, totalproducts, totalpicked, snoozed_until, created, closed_at, cancelled.',
    },
  ),
  ...vendor(
    'api.webshopapp.com',
    read('hotgluexyz/tap-lightspeed@01cfa34e354a6966961d71301767d57ed9433faf:tap_lightspeed/streams.py'),
    {
      'GET /nl/orders/{}.json': {
        read: 'order: number, email, firstname, lastname, priceIncl, addressShippingCountry.code, createdAt. One order by its id: SEOshop/API-PHP-Client.',
        memory: 'currency.code.',
      },
      'GET /nl/orders/{}/products.json':
        'orderProducts: quantityOrdered, productTitle, articleCode, sku, priceIncl.',
      'GET /nl/orders.json':
        'limit 250, page, updated_at_min (client.py); orders: number, status, paymentStatus, createdAt, email, firstname, priceExcl, priceIncl, discountCouponCode. newsletterSubscribed and the words of status: jessegall/php-lightspeed-sdk, src/Resources/Order.php and src/Enums/OrderStatus.php.',
      'GET /nl/shipments.json': 'order as a filter; shipments: id, status, trackingCode.',
      'GET /nl/variants.json':
        'variants: id, articleCode, sku, ean, title, priceIncl, stockTracking, stockLevel, stockMinimum, product.resource.id.',
      'GET /nl/products.json': 'products: id, title, supplier.resource.id.',
      'GET /nl/suppliers.json': 'suppliers: id, title.',
    },
  ),
  ...vendor(
    'api.webshopapp.com',
    read('SEOshop/API-PHP-Client@2826fd2aebe429609a0a6812e228938077f2e7ec:src/WebshopappApiClient.php'),
    {
      'PUT /nl/shipments/{}.json':
        'shipment with what changes; status, trackingCode, doNotifyShipped, doNotifyTrackingCode: jessegall/php-lightspeed-sdk, src/Resources/Shipment.php.',
      'GET /nl/reviews.json':
        'reviews: id, isVisible, score, name, content (jessegall/php-lightspeed-sdk, src/Resources/Review.php).',
      'PUT /nl/reviews/{}.json': 'review with isVisible.',
    },
  ),
  ...vendor(
    'api.myparcel.nl',
    read('myparcelnl/developer@97271a2c570a6c678f2cdbc426e54fccdba7427b:src/api-reference/06.shipments.md'),
    {
      'GET /shipments':
        'reference_identifier, status (several with semicolons), from, to, page, size up to 200; data.shipments or data.search_results.shipments: id, reference_identifier, recipient, options.package_type, carrier_id, status, price.amount in cents, barcode, created, modified, parent_id.',
      'GET /shipments/{}': 'The same for one.',
      'POST /shipments':
        'shipment or return_shipment by the content type; recipient (cc, city, street, number, number_suffix, postal_code, person up to 40 letters, company, email), options.package_type, carrier, reference_identifier; parent, carrier, email, name of a return: 07.shipment-related-object-definitions.md.',
      'GET /shipment_labels/{}':
        'Ids with semicolons, format A4, positions; a PDF by the Accept header for fewer than 25.',
      'GET /tracktraces/{}':
        'data.tracktraces: link_consumer_portal, link_tracktrace, location.name. Numbers of a status: 04.data-types.md.',
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
  ...shopify(
    'GET price_rules.json',
    'price_rule',
    'limit; price_rules: id, title, starts_at, ends_at, value, value_type, usage_limit.',
  ),
  ...shopify(
    'POST draft_orders.json',
    'draft_order',
    'draft_order: line_items with variant_id and quantity, email, note, tags; draft_order with name.',
  ),
  ...shopify('GET customers/search.json', 'customer', 'query, limit; customers: id, email, tags.'),
  ...shopify('POST customers.json', 'customer', 'customer: email, first_name, note, tags.'),
  ...shopify('PUT customers/{}.json', 'customer', 'customer: id, tags.'),
  ...shopify(
    'GET inventory_levels.json',
    'inventory_level',
    'inventory_item_ids (fifty), location_ids, limit; inventory_levels: inventory_item_id, location_id, available.',
  ),
  ...shopify('POST price_rules/{}/batch.json', 'discount_code', 'discount_codes with code, up to a hundred.'),
  ...shopify('PUT price_rules/{}.json', 'price_rule', 'price_rule with id and ends_at.'),
  ...shopify(
    'GET price_rules/{}/discount_codes.json',
    'discount_code',
    'discount_codes: code, usage_count, price_rule_id.',
  ),
  ...shopify(
    'GET draft_orders.json',
    'draft_order',
    'status such as invoice_sent, limit; draft_orders: id, name, email, customer, total_price, currency, invoice_url, invoice_sent_at.',
  ),
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
    '{}',
    read(
      'woocommerce/woocommerce-rest-api-docs@13d61967911cb312a27be2dc57b12d5949f40016:source/includes/wp-api-v3/_product-reviews.md',
    ),
    {
      'GET /wp-json/wc/v3/products/reviews':
        'status hold, per_page; id, product_id, product_name, reviewer, reviewer_email, review, rating, verified.',
      'PUT /wp-json/wc/v3/products/reviews/{}': 'status approved.',
    },
  ),
  ...vendor(
    '{}',
    read(
      'woocommerce/woocommerce-rest-api-docs@13d61967911cb312a27be2dc57b12d5949f40016:source/includes/wp-api-v3/_coupons.md',
    ),
    {
      'POST /wp-json/wc/v3/coupons':
        'code, amount, discount_type fixed_cart, individual_use, usage_limit, email_restrictions, date_expires, description.',
    },
  ),
  ...vendor(
    '{}',
    read(
      'woocommerce/woocommerce-rest-api-docs@13d61967911cb312a27be2dc57b12d5949f40016:source/includes/wp-api-v3/_order-notes.md',
    ),
    { 'POST /wp-json/wc/v3/orders/{}/notes': 'note, customer_note.' },
  ),
  ...vendor(
    '{}',
    read(
      'woocommerce/woocommerce-rest-api-docs@13d61967911cb312a27be2dc57b12d5949f40016:source/includes/wp-api-v3/_products.md',
    ),
    {
      'GET /wp-json/wc/v3/products': 'sku, status any; id, name, sku, type, regular_price, sale_price.',
      'PUT /wp-json/wc/v3/products/{}': 'sale_price, a text; empty for none.',
    },
  ),
  ...vendor(
    'panel.sendcloud.sc',
    read(
      'toppynl/sendcloud-v2-php-client@2c76ac4ae936dc5f44e64a8030316fdf53239436:src/Model/ParcelCreation.php',
    ),
    {
      'GET /api/v2/parcels':
        'tracking_number, parcel_status, updated_after, errors, and a cursor in next; parcels: id, order_number, name, email, status, carrier.code, country, tracking_number, tracking_url, date_created, date_announced, date_updated, is_return, errors (docs/Api/ParcelsApi.md, docs/Model/ParcelResponseFull.md).',
      'GET /api/v2/returns':
        'A cursor in next; returns: id, created_at, delivered_at, message, items_cost, refund (total_refund, refunded_at), outgoing_parcel, incoming_parcel_data (docs/Model/ModelReturn.md).',
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
