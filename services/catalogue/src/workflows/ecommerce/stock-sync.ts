import { shopifyLocation, shopifyShop } from '../../apps/values.js';
import {
  airtableCreate,
  appTrigger,
  choose,
  code,
  codeEach,
  everyHours,
  http,
  joinOn,
  keep,
  needs,
  node,
  onlyNew,
  onlyOnce,
  say,
  slack,
  splitOut,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const SHOP = `https://${shopifyShop}.myshopify.com/admin/api/2026-07`;
const shopifyJson = (name: string, path: string, json: string) =>
  http(name, `${SHOP}/${path}`, { method: 'POST', auth: 'shopifyAccessTokenApi', json });
const wooStock = (name: string, productId: string, stockQuantity: string) =>
  node(name, 'wooCommerce', 1, {
    resource: 'product',
    operation: 'update',
    productId,
    updateFields: { manageStock: true, stockQuantity },
  });

export const voorraadGelijk = workflow(() => ({
  slug: 'voorraad-tussen-winkels-gelijk',
  name: 'Voorraad tussen winkels gelijk',
  description:
    'Trekt bij elke bestelling in WooCommerce of Shopify de voorraad in de andere winkel mee af en vergelijkt elk uur alle aantallen. Verschillen zet hij recht, bewaart hij in Airtable en meldt hij in Slack.',
  category: 'ecommerce',
  tags: ['voorraad', 'sync'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '22 min',
  short_benefit: 'Houdt aantallen in WooCommerce en Shopify gelijk en meldt verschillen.',
  top: { rank: 9 },
  accounts: [
    needs(
      'woocommerce',
      say('meldt bestellingen en krijgt aantallen', 'reports orders and receives quantities'),
    ),
    needs('shopify', say('meldt bestellingen en krijgt aantallen', 'reports orders and receives quantities')),
    needs('airtable', say('bewaart elk verschil', 'keeps every difference')),
    needs('slack', say('meldt verschillen en fouten', 'reports differences and errors')),
  ],
  setup_steps: [
    'Gebruik in beide winkels dezelfde artikelnummers (SKU); een artikel zonder voorraadbeheer blijft met rust.',
    'Maak in Airtable een tabel met SKU, WooCommerce, Shopify en Gemeten.',
    'Zet de workflow eerst een dag aan zonder "Zet Shopify gelijk" om de verschillen te bekijken.',
  ],
  en: {
    name: 'Stock level across shops',
    description:
      'With each order in WooCommerce or Shopify it lowers the stock in the other shop too, and compares all quantities every hour. Differences are corrected, kept in Airtable and reported in Slack.',
    short_benefit: 'Keeps quantities in WooCommerce and Shopify equal and reports differences.',
    setup_steps: [
      'Use the same item numbers (SKU) in both shops; an item whose stock is not managed is left alone.',
      'Make a table in Airtable with SKU, WooCommerce, Shopify and Measured.',
      'First run the workflow for a day without "Zet Shopify gelijk" to look at the differences.',
    ],
  },
  names: {
    'Bestelling in WooCommerce': 'Order in WooCommerce',
    'Regels uit WooCommerce': 'Lines from WooCommerce',
    'Bestelling in Shopify': 'Order in Shopify',
    'Regels uit Shopify': 'Lines from Shopify',
    'Regel per artikel': 'One row an item',
    'Welke winkel moet mee?': 'Which shop must follow?',
    'Zoek variant': 'Find the variant',
    'Pas Shopify aan': 'Adjust Shopify',
    'Zoek product': 'Find the product',
    'Met voorraadbeheer': 'With stock management',
    'Pas WooCommerce aan': 'Adjust WooCommerce',
    'Meld de fout': 'Report the error',
    'Elk uur': 'Every hour',
    'Alles uit WooCommerce': 'All from WooCommerce',
    'Aantal per SKU': 'Quantity by SKU',
    'Alles uit Shopify': 'All from Shopify',
    'Variant per SKU': 'Variant by SKU',
    'Zelfde SKU': 'Same SKU',
    'Alleen verschillen': 'Differences only',
    'Zet Shopify gelijk': 'Bring Shopify into line',
    'Bewaar verschil': 'Keep the difference',
    'Meld verschil': 'Report the difference',
    'Vandaag nog niet gemeld': 'Not told today yet',
    'Meld blijvend verschil': 'Report a lasting difference',
  },
  nodes: [
    appTrigger('Bestelling in WooCommerce', 'wooCommerceTrigger', 1, { event: 'order.created' }),
    codeEach(
      'Regels uit WooCommerce',
      `
const order = $json.body ?? $json;
return { json: { bron: 'woo', regels: order.line_items.filter((r) => r.sku).map((r) => ({ sku: r.sku, delta: -r.quantity })) } };`,
    ),
    appTrigger('Bestelling in Shopify', 'shopifyTrigger', 1, {
      authentication: 'accessToken',
      topic: 'orders/create',
    }),
    codeEach(
      'Regels uit Shopify',
      `
return { json: { bron: 'shopify', regels: $json.line_items.filter((r) => r.sku).map((r) => ({ sku: r.sku, delta: -r.quantity })) } };`,
    ),
    splitOut('Regel per artikel', 'regels', true),
    choose('Welke winkel moet mee?', [
      ['Shopify', ['={{ $json.bron }}', 'is', 'woo']],
      ['WooCommerce', ['={{ $json.bron }}', 'is', 'shopify']],
    ]),
    http('Zoek variant', `${SHOP}/graphql.json`, {
      method: 'POST',
      auth: 'shopifyAccessTokenApi',
      json: "={{ { query: 'query($q:String!){productVariants(first:1,query:$q){nodes{inventoryItem{legacyResourceId} } } }', variables: { q: 'sku:' + $json.regels.sku } } }}",
    }),
    withErrorBranch(
      shopifyJson(
        'Pas Shopify aan',
        'inventory_levels/adjust.json',
        `={{ { location_id: '${shopifyLocation}', inventory_item_id: $json.data.productVariants.nodes[0].inventoryItem.legacyResourceId, available_adjustment: $('Regel per artikel').item.json.regels.delta } }}`,
      ),
    ),
    node('Zoek product', 'wooCommerce', 1, {
      resource: 'product',
      operation: 'getAll',
      returnAll: false,
      limit: 1,
      options: { sku: '={{ $json.regels.sku }}' },
    }),
    // Without stock management the quantity is empty, and writing one would empty the shop.
    keep('Met voorraadbeheer', [['={{ $json.manage_stock === true }}', 'yes']]),
    withErrorBranch(
      wooStock(
        'Pas WooCommerce aan',
        '={{ $json.id }}',
        "={{ Math.max(0, $json.stock_quantity + $('Regel per artikel').item.json.regels.delta) }}",
      ),
    ),
    slack(
      'Meld de fout',
      say('#voorraad', '#stock'),
      say(
        "=De voorraad van {{ $('Regel per artikel').item.json.regels.sku }} kon niet mee: {{ $json.error.message ?? $json.error }}",
        "=The stock of {{ $('Regel per artikel').item.json.regels.sku }} could not follow: {{ $json.error.message ?? $json.error }}",
      ),
    ),
    everyHours('Elk uur', 1),
    node('Alles uit WooCommerce', 'wooCommerce', 1, {
      resource: 'product',
      operation: 'getAll',
      returnAll: true,
      options: { status: 'publish' },
    }),
    code(
      'Aantal per SKU',
      `
return $input.all()
  .filter(({ json }) => json.sku && json.manage_stock === true && json.stock_quantity !== null)
  .map(({ json }, i) => ({ json: { sku: json.sku, woo: json.stock_quantity }, pairedItem: { item: i } }));`,
    ),
    node('Alles uit Shopify', 'shopify', 1, {
      authentication: 'accessToken',
      resource: 'product',
      operation: 'getAll',
      returnAll: true,
      additionalFields: {},
    }),
    code(
      'Variant per SKU',
      `
return $input.all().flatMap(({ json }, i) => (json.variants ?? [])
  .filter((variant) => variant.sku && variant.inventory_management !== null)
  .map((variant) => ({
    json: { sku: variant.sku, shopify: variant.inventory_quantity, inventory_item_id: variant.inventory_item_id },
    pairedItem: { item: i },
  })));`,
    ),
    joinOn('Zelfde SKU', 'sku'),
    keep('Alleen verschillen', [['={{ $json.woo !== $json.shopify }}', 'yes']]),
    withErrorBranch(
      shopifyJson(
        'Zet Shopify gelijk',
        'inventory_levels/set.json',
        `={{ { location_id: '${shopifyLocation}', inventory_item_id: $json.inventory_item_id, available: $json.woo } }}`,
      ),
    ),
    onlyNew(
      'Vandaag nog niet gemeld',
      "={{ $('Alleen verschillen').item.json.sku + ' ' + $now.toISODate() }}",
    ),
    slack(
      'Meld blijvend verschil',
      say('#voorraad', '#stock'),
      say(
        "={{ $('Alleen verschillen').item.json.sku }} kon niet gelijk worden gezet: WooCommerce {{ $('Alleen verschillen').item.json.woo }}, Shopify {{ $('Alleen verschillen').item.json.shopify }}.",
        "={{ $('Alleen verschillen').item.json.sku }} could not be brought into line: WooCommerce {{ $('Alleen verschillen').item.json.woo }}, Shopify {{ $('Alleen verschillen').item.json.shopify }}.",
      ),
    ),
    airtableCreate('Bewaar verschil', {
      SKU: "={{ $('Alleen verschillen').item.json.sku }}",
      WooCommerce: "={{ $('Alleen verschillen').item.json.woo }}",
      Shopify: "={{ $('Alleen verschillen').item.json.shopify }}",
      [say('Gemeten', 'Measured')]: '={{ $now.toISO() }}',
    }),
    onlyOnce(
      slack(
        'Meld verschil',
        say('#voorraad', '#stock'),
        say(
          "={{ $input.all().length }} aantallen in Shopify zijn gelijkgezet met WooCommerce: {{ $input.all().map((een) => een.json.fields?.SKU ?? een.json.SKU ?? '?').slice(0, 30).join(', ') }}. Wat het was staat in Airtable.",
          "={{ $input.all().length }} quantities in Shopify were brought into line with WooCommerce: {{ $input.all().map((een) => een.json.fields?.SKU ?? een.json.SKU ?? '?').slice(0, 30).join(', ') }}. Airtable holds what they were.",
        ),
      ),
    ),
  ],
  flow: [
    'Bestelling in WooCommerce > Regels uit WooCommerce > Regel per artikel > Welke winkel moet mee? > Zoek variant > Pas Shopify aan',
    'Bestelling in Shopify > Regels uit Shopify > Regel per artikel',
    'Welke winkel moet mee? #1 > Zoek product > Met voorraadbeheer > Pas WooCommerce aan',
    'Pas Shopify aan #1 > Meld de fout',
    'Pas WooCommerce aan #1 > Meld de fout',
    'Elk uur > Alles uit WooCommerce > Aantal per SKU > Zelfde SKU > Alleen verschillen > Zet Shopify gelijk > Bewaar verschil > Meld verschil',
    'Zet Shopify gelijk #1 > Vandaag nog niet gemeld > Meld blijvend verschil',
    'Elk uur > Alles uit Shopify > Variant per SKU > Zelfde SKU @1',
  ],
}));
