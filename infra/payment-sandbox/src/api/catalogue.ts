import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid, missingParam } from '../core/errors.js';
import { find } from '../core/find.js';
import { newId } from '../core/ids.js';
import { decimal, idOf } from '../core/wire.js';
import { taxRate } from '../engine/tax.js';
import { page } from './answers.js';
import type { Params } from './params.js';
import { get, post, type Route } from './route.js';

export function createProduct(account: Account, params: Params): Stripe.Product {
  const id = params.string('id') ?? newId('prod', 14);
  if (account.state.products[id] !== undefined) {
    throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
  }
  const product = {
    id,
    object: 'product',
    active: params.boolean('active') ?? true,
    created: account.now(),
    default_price: null,
    description: params.string('description'),
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata(),
    name: params.required('name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: params.string('tax_code'),
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: account.now(),
    url: null,
  } satisfies Stripe.Product;
  account.state.products[id] = product;
  account.emit('product.created', product);
  return product;
}

/** A price of its own or one that a session gives with `price_data`. */
export function createPrice(account: Account, params: Params, inline = false): Stripe.Price {
  const recurring = params.object('recurring');
  const cents = params.integer('unit_amount') ?? params.number('unit_amount_decimal');
  if (cents === null) throw missingParam(params.name('unit_amount'));
  if (cents < 0)
    throw invalid(
      'This value must be greater than or equal to 0.',
      params.name('unit_amount'),
      'parameter_invalid_integer',
    );
  const given = params.object('product_data');
  const product =
    given === null
      ? find(account, 'products', params.required('product'), params.name('product'))
      : createProduct(account, given);
  const lookup = params.string('lookup_key');
  const holder =
    lookup === null
      ? undefined
      : Object.values(account.state.prices).find((price) => price.lookup_key === lookup);
  if (holder !== undefined) {
    if (params.boolean('transfer_lookup_key') !== true) {
      throw invalid(`A price with lookup key \`${lookup}\` already exists.`, 'lookup_key');
    }
    holder.lookup_key = null;
  }
  const price = {
    id: newId('price'),
    object: 'price',
    active: inline ? false : (params.boolean('active') ?? true),
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: params.required('currency').toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookup,
    metadata: params.metadata(),
    nickname: params.string('nickname'),
    product: product.id,
    recurring:
      recurring === null
        ? null
        : {
            interval: recurring.oneOf('interval', ['day', 'week', 'month', 'year']) ?? 'month',
            interval_count: recurring.integer('interval_count') ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
    tax_behavior: params.oneOf('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring === null ? 'one_time' : 'recurring',
    unit_amount: Math.round(cents),
    unit_amount_decimal: decimal(cents),
  } satisfies Stripe.Price;
  account.state.prices[price.id] = price;
  if (!inline) account.emit('price.created', price);
  return price;
}

const wanted = (params: Params, key: string, value: string | boolean) => {
  const given = params.string(key);
  return given === null || given === String(value);
};

export const catalogueRoutes: Route[] = [
  post('/products', ({ account, params }) => createProduct(account, params)),
  get('/products', ({ account, params }) => {
    const ids = params.strings('ids');
    const rows = Object.values(account.state.products).filter(
      (product) => wanted(params, 'active', product.active) && (ids.length === 0 || ids.includes(product.id)),
    );
    return page('/v1/products', rows, params);
  }),
  get('/products/:id', ({ account, id }) => find(account, 'products', id)),
  post('/products/:id', ({ account, params, id }) => {
    const product = find(account, 'products', id);
    product.name = params.string('name') ?? product.name;
    product.active = params.boolean('active') ?? product.active;
    product.description = params.has('description') ? params.string('description') : product.description;
    product.metadata = params.metadata(product.metadata);
    product.updated = account.now();
    account.emit('product.updated', product);
    return product;
  }),
  post('/prices', ({ account, params }) => createPrice(account, params)),
  get('/prices', ({ account, params }) => {
    const keys = params.strings('lookup_keys');
    const rows = Object.values(account.state.prices).filter(
      (price) =>
        (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
        wanted(params, 'active', price.active) &&
        wanted(params, 'product', idOf(price.product)) &&
        wanted(params, 'currency', price.currency) &&
        wanted(params, 'type', price.type),
    );
    return page('/v1/prices', rows, params);
  }),
  get('/prices/:id', ({ account, id }) => find(account, 'prices', id)),
  post('/prices/:id', ({ account, params, id }) => {
    const price = find(account, 'prices', id);
    price.active = params.boolean('active') ?? price.active;
    price.nickname = params.has('nickname') ? params.string('nickname') : price.nickname;
    price.lookup_key = params.has('lookup_key') ? params.string('lookup_key') : price.lookup_key;
    price.metadata = params.metadata(price.metadata);
    account.emit('price.updated', price);
    return price;
  }),
  post('/tax_rates', ({ account, params }) => {
    const percentage = params.number('percentage');
    if (percentage === null) throw missingParam('percentage');
    const inclusive = params.boolean('inclusive');
    if (inclusive === null) throw missingParam('inclusive');
    const rate: Stripe.TaxRate = {
      ...taxRate(newId('txr'), account.now(), params.required('display_name'), percentage, inclusive),
      country: params.string('country'),
      description: params.string('description'),
      jurisdiction: params.string('jurisdiction'),
      metadata: params.metadata(),
      tax_type: params.oneOf('tax_type', ['vat', 'gst', 'sales_tax']),
    };
    account.state.taxRates[rate.id] = rate;
    account.changed();
    return rate;
  }),
  get('/tax_rates', ({ account, params }) => {
    const rows = Object.values(account.state.taxRates).filter(
      (rate) => wanted(params, 'active', rate.active) && wanted(params, 'inclusive', rate.inclusive),
    );
    return page('/v1/tax_rates', rows, params);
  }),
  get('/tax_rates/:id', ({ account, id }) => find(account, 'taxRates', id)),
];
