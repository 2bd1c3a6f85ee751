import { type Endpoint, read, vendor } from './endpoint.js';

/** Warehouses and parcels beside what `shops` has. */
export const warehouse: readonly Endpoint[] = [
  ...vendor(
    '{}.picqer.com',
    read('picqer/picqer-php@0807360451334db8981647da477777bf653630a7:src/Client.php'),
    {
      'GET /api/v1/orders/{}':
        'idorder, orderid, reference, status, emailaddress, picklists (airbytehq/airbyte, airbyte-integrations/connectors/source-picqer/manifest.yaml).',
      'DELETE /api/v1/orders/{}': 'Cancels an order.',
      'POST /api/v1/orders/{}/comments':
        'body, show_at_related: PipedreamHQ/pipedream, components/picqer/actions/add-order-comment/add-order-comment.mjs.',
      'GET /api/v1/picklists/{}/shipments': {
        read: 'The shipments of a picklist.',
        memory: 'idshipment, idorder, trackingcode, cancelled of a shipment.',
      },
    },
  ),
  ...vendor(
    'api.webshopapp.com',
    read('SEOshop/API-PHP-Client@2826fd2aebe429609a0a6812e228938077f2e7ec:src/WebshopappApiClient.php'),
    {
      'PUT /nl/variants/{}.json':
        'variant with what changes; stockLevel: jessegall/php-lightspeed-sdk, src/Resources/Variant.php.',
    },
  ),
];
