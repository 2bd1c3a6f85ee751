import { Answer, done, gone, type Handler } from '../stand-in.js';
import type { Thing, World } from '../world.js';

type Routes = Readonly<Record<string, Handler>>;
const admin = (path: string): string => `/admin/api/:version/${path}`;
const draftOrder = (world: World, thing: Thing = {}): Thing => ({
  id: world.next(),
  name: '#D12',
  status: 'invoice_sent',
  email: 'sanne@voorbeeld.nl',
  currency: 'EUR',
  total_price: '245.00',
  invoice_url: 'https://jouw-winkel.myshopify.com/1/invoices/a1',
  invoice_sent_at: world.time(-24 * 5),
  created_at: world.time(-24 * 6),
  customer: { id: 7001, email: 'sanne@voorbeeld.nl', first_name: 'Sanne', phone: '+31612345678' },
  line_items: [],
  ...thing,
});

/** Shopify beside its orders and products: Shopify/shopify-app-js, packages/apps/shopify-api/rest/admin. */
export const shopifyMore: Routes = {
  [`GET ${admin('customers/search.json')}`]: () => ({ customers: [] }),
  [`POST ${admin('customers.json')}`]: ({ body }, world) =>
    new Answer(201, {
      customer: world.put('shopify:customers', { id: world.next(), state: 'disabled', ...body.customer }),
    }),
  [`PUT ${admin('customers/:id.json')}`]: ({ at, body }, world) => ({
    customer: world.change('shopify:customers', at.id, body.customer) ?? {
      ...body.customer,
      id: Number(at.id),
    },
  }),
  [`GET ${admin('draft_orders.json')}`]: (_, world) => ({ draft_orders: [draftOrder(world)] }),
  [`POST ${admin('draft_orders.json')}`]: ({ body }, world) =>
    new Answer(201, {
      draft_order: world.put('shopify:drafts', draftOrder(world, { ...body.draft_order, status: 'open' })),
    }),
  [`GET ${admin('inventory_levels.json')}`]: ({ query }) => {
    const places = (query.get('location_ids') ?? '').split(',');
    return {
      inventory_levels: (query.get('inventory_item_ids') ?? '').split(',').flatMap((item) =>
        places.map((place, index) => ({
          inventory_item_id: Number(item),
          location_id: Number(place),
          available: index === 0 ? 1 : 12,
        })),
      ),
    };
  },
  [`GET ${admin('price_rules.json')}`]: (_, world) => ({
    price_rules: [
      {
        id: 996341478,
        title: 'WELKOM10',
        starts_at: world.time(-24 * 30),
        ends_at: null,
        value: '-10.0',
        value_type: 'percentage',
        usage_limit: null,
      },
    ],
  }),
  [`PUT ${admin('price_rules/:id.json')}`]: ({ at, body }) => ({
    price_rule: { ...body.price_rule, id: Number(at.id) },
  }),
  [`GET ${admin('price_rules/:id/discount_codes.json')}`]: ({ at }) => ({
    discount_codes: [{ id: 1, price_rule_id: Number(at.id), code: 'WELKOM10', usage_count: 90 }],
  }),
  [`POST ${admin('price_rules/:id/batch.json')}`]: ({ body }, world) =>
    new Answer(201, {
      discount_code_creation: {
        id: world.next(),
        status: 'queued',
        codes_count: body.discount_codes.length,
      },
    }),
};

/** WooCommerce beside its orders: woocommerce/woocommerce-rest-api-docs, source/includes/wp-api-v3. */
export const wooMore: Routes = {
  'POST /wp-json/wc/v3/coupons': ({ body }, world) =>
    new Answer(201, { id: world.next(), usage_count: 0, ...body }),
  'POST /wp-json/wc/v3/orders/:id/notes': ({ body }, world) =>
    new Answer(201, { id: world.next(), author: 'system', date_created: world.time(), ...body }),
  'GET /wp-json/wc/v3/products/reviews': (_, world) => world.of('woo:reviews'),
  'PUT /wp-json/wc/v3/products/reviews/:id': ({ at, body }, world) =>
    world.change('woo:reviews', at.id, body) ?? { id: Number(at.id), ...body },
};
/** A review that waits for somebody to let it through. */
export const wooReview = (world: World): Thing => ({
  id: world.next(),
  date_created: world.time(-4).slice(0, 19),
  product_id: 93,
  product_name: 'Koffiebonen',
  status: 'hold',
  reviewer: 'Sanne',
  reviewer_email: 'sanne@voorbeeld.nl',
  review: '<p>Lekkere koffie en snel in huis.</p>',
  rating: 5,
  verified: true,
});

/** Picqer beside its lists: picqer/picqer-php, src/Client.php. @param order one of its orders */
export const picqerMore = (order: (world: World, thing?: Thing) => Thing): Routes => ({
  'GET /api/v1/orders/:id': ({ at }, world) =>
    world.find('picqer', at.id, 'idorder') ?? order(world, { idorder: Number(at.id) }),
  'DELETE /api/v1/orders/:id': ({ at }, world) => {
    world.remove('picqer', at.id, 'idorder');
    return { success: true };
  },
  'POST /api/v1/orders/:id/comments': ({ body }, world) =>
    new Answer(201, { idcomment: world.next(), created_at: world.time(), ...body }),
  'GET /api/v1/picklists/:id/shipments': ({ at }, world) => [
    {
      idshipment: 1,
      idpicklist: Number(at.id),
      provider: 'postnl',
      trackingcode: '3SABCD1234567',
      trackingurl: 'https://postnl.nl/3SABCD1234567',
      created: world.time(-1).replace('T', ' ').slice(0, 19),
    },
  ],
});

/** WordPress pages and pictures: developer.wordpress.org/rest-api/reference; n8n nodes/Wordpress. */
export const wordPressMore: Routes = {
  'POST /wp-json/wp/v2/media': (_, world) =>
    new Answer(201, { id: world.next(), source_url: 'https://www.example.com/wp-content/beeld.png' }),
  'POST /wp-json/wp/v2/pages/:id': ({ at, body }) => ({
    id: Number(at.id),
    link: 'https://www.example.com/agenda',
    status: 'publish',
    ...body,
  }),
  'GET /wp-json/wp/v2/pages/:id': ({ at }) => (at.id ? { id: Number(at.id), status: 'publish' } : gone()),
};
/** A product of Lightspeed that changes: hotgluexyz/tap-lightspeed, tap_lightspeed/streams.py. */
export const lightspeedMore: Routes = {
  'PUT /nl/variants/:id.json': ({ at, body }) => ({ variant: { ...body.variant, id: Number(at.id) } }),
};
/** The system of a customer that takes what it is sent. */
export const ownSite: Routes = { 'POST /api/berichten': () => done(202) };
