import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid, missingParam } from '../core/errors.js';
import { find } from '../core/find.js';
import { newId } from '../core/ids.js';
import { idOf, listOf } from '../core/wire.js';
import { expireSession } from '../engine/checkout.js';
import { automaticRate, taxed } from '../engine/tax.js';
import { page } from './answers.js';
import { createPrice } from './catalogue.js';
import type { Params } from './params.js';
import { get, post, type Route } from './route.js';

/** Every parameter the SDK's type knows, so that the compiler says when this list is out of date. */
const known = {
  adaptive_pricing: true,
  after_expiration: true,
  allow_promotion_codes: true,
  allowed_payment_method_types: true,
  automatic_tax: true,
  billing_address_collection: true,
  branding_settings: true,
  cancel_url: true,
  client_reference_id: true,
  consent_collection: true,
  currency: true,
  custom_fields: true,
  custom_text: true,
  customer: true,
  customer_account: true,
  customer_creation: true,
  customer_email: true,
  customer_update: true,
  discounts: true,
  excluded_payment_method_types: true,
  expires_at: true,
  integration_identifier: true,
  invoice_creation: true,
  line_items: true,
  locale: true,
  managed_payments: true,
  metadata: true,
  mode: true,
  name_collection: true,
  optional_items: true,
  origin_context: true,
  payment_intent_data: true,
  payment_method_collection: true,
  payment_method_configuration: true,
  payment_method_data: true,
  payment_method_options: true,
  permissions: true,
  phone_number_collection: true,
  redirect_on_completion: true,
  return_url: true,
  saved_payment_method_options: true,
  setup_intent_data: true,
  shipping_address_collection: true,
  shipping_options: true,
  submit_type: true,
  subscription_data: true,
  success_url: true,
  tax_id_collection: true,
  ui_mode: true,
  wallet_options: true,
} satisfies Partial<Record<keyof Stripe.Checkout.SessionCreateParams, true>>;

const dayLength = 86_400;
const methods = ['card', 'ideal', 'sepa_debit'];

interface LineResult {
  item: Stripe.LineItem;
  rate: Stripe.TaxRate | null;
}

function lineItem(
  account: Account,
  params: Params,
  automatic: boolean,
  fallback: string | undefined,
): LineResult {
  const data = params.object('price_data');
  const priceId = params.string('price');
  if (data === null && priceId === null) throw missingParam(params.name('price'));
  const price =
    data === null
      ? find(account, 'prices', priceId ?? '', params.name('price'))
      : createPrice(account, data, true);
  if (data === null && !price.active) {
    throw invalid(
      'The price specified is inactive. This field only accepts active prices.',
      params.name('price'),
    );
  }
  const quantity = params.integer('quantity') ?? 1;
  if (quantity < 1) throw invalid('This value must be greater than or equal to 1.', params.name('quantity'));
  const rateId = params.strings('tax_rates')[0] ?? fallback;
  const rate =
    rateId === undefined
      ? automatic
        ? automaticRate(account)
        : null
      : find(account, 'taxRates', rateId, params.name('tax_rates'));
  const tax = taxed((price.unit_amount ?? 0) * quantity, price, rate);
  const item = {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: tax.subtotal,
    amount_tax: tax.tax,
    amount_total: tax.total,
    currency: price.currency,
    description: account.state.products[idOf(price.product)]?.name ?? null,
    metadata: params.metadata(),
    price: structuredClone(price),
    quantity,
    taxes:
      rate === null
        ? []
        : [
            {
              amount: tax.tax,
              rate,
              taxability_reason: 'standard_rated',
              taxable_amount: tax.total - tax.tax,
            },
          ],
  } satisfies Stripe.LineItem;
  return { item, rate };
}

function address(params: Params, key: 'success_url' | 'cancel_url'): string | null {
  const value = params.string(key);
  if (value === null) return null;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw invalid('Not a valid URL', key, 'url_invalid');
  }
  return value;
}

function createSession(account: Account, params: Params): Stripe.Checkout.Session {
  params.only(known);
  const mode = params.oneOf('mode', ['payment', 'subscription', 'setup']);
  if (mode === null) throw missingParam('mode');
  if (mode === 'setup') throw invalid('The sandbox plays the modes payment and subscription.', 'mode');
  const success = address(params, 'success_url');
  if (success === null) throw missingParam('success_url');
  const customerId = params.string('customer');
  const email = params.string('customer_email');
  if (customerId !== null && email !== null) {
    throw invalid(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer_email',
    );
  }
  const customer = customerId === null ? null : find(account, 'customers', customerId, 'customer');
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, 'customer_email', 'email_invalid');
  }
  const updates = params.object('customer_update');
  const isUpdated = (key: 'name' | 'address') =>
    customer === null || updates?.oneOf(key, ['auto', 'never']) === 'auto';
  const asksTaxId = params.object('tax_id_collection')?.boolean('enabled') ?? false;
  if (asksTaxId && !isUpdated('name')) {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'tax_id_collection',
    );
  }
  const automatic = params.object('automatic_tax')?.boolean('enabled') ?? false;
  const forSubscription = params.object('subscription_data');
  const forPayment = params.object('payment_intent_data');
  const given = params.list('line_items');
  if (given.length === 0) throw missingParam('line_items');
  const lines = given.map((line) =>
    lineItem(account, line, automatic, forSubscription?.strings('default_tax_rates')[0]),
  );
  const recurring = lines.filter(({ item }) => item.price?.recurring != null);
  if (mode === 'payment' && recurring.length > 0) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'line_items',
    );
  }
  if (mode === 'subscription' && recurring.length === 0) {
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    );
  }
  const now = account.now();
  const expires = params.integer('expires_at') ?? now + dayLength;
  if (expires < now + 30 * 60 || expires > now + dayLength) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  const types = params.strings('allowed_payment_method_types');
  const stranger = types.find((type) => !methods.includes(type));
  if (stranger !== undefined)
    throw invalid(
      `The sandbox plays ${methods.join(', ')}; not ${stranger}.`,
      'allowed_payment_method_types',
    );
  const trialDays = mode === 'subscription' ? (forSubscription?.integer('trial_period_days') ?? 0) : 0;
  const sum = (pick: (item: Stripe.LineItem) => number) =>
    lines.reduce((total, { item }) => total + (trialDays > 0 && item.price?.recurring ? 0 : pick(item)), 0);
  const id = newId('cs_test', 58);
  const invoiceCreation = params.object('invoice_creation');
  const session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.boolean('allow_promotion_codes'),
    allowed_payment_method_types: types.length > 0 ? types : null,
    amount_subtotal: sum((item) => item.amount_subtotal),
    amount_total: sum((item) => item.amount_total),
    automatic_tax: {
      enabled: automatic,
      liability: automatic ? { type: 'self' } : null,
      provider: automatic ? 'stripe' : null,
      status: automatic ? 'complete' : null,
    },
    billing_address_collection: params.oneOf('billing_address_collection', ['auto', 'required']),
    cancel_url: address(params, 'cancel_url'),
    client_reference_id: params.string('client_reference_id'),
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: lines[0]?.item.currency ?? 'eur',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation:
      mode === 'subscription'
        ? 'always'
        : (params.oneOf('customer_creation', ['always', 'if_required']) ?? 'if_required'),
    customer_details:
      customer === null && email === null
        ? null
        : {
            address: null,
            business_name: null,
            email: customer?.email ?? email,
            individual_name: null,
            name: customer?.name ?? null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          },
    customer_email: email,
    discounts: [],
    expires_at: expires,
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      mode === 'payment'
        ? {
            enabled: invoiceCreation?.boolean('enabled') ?? false,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: null,
              footer: null,
              issuer: null,
              metadata: null,
              rendering_options: null,
            },
          }
        : null,
    livemode: false,
    locale: params.string('locale'),
    managed_payments: null,
    metadata: params.metadata(),
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: types.length > 0 ? types : methods,
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.oneOf('submit_type', ['auto', 'book', 'donate', 'pay', 'subscribe']),
    subscription: null,
    success_url: success,
    ...(asksTaxId ? { tax_id_collection: { enabled: true, required: 'never' } } : {}),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: sum((item) => item.amount_tax) },
    ui_mode: 'hosted_page',
    url: `${account.settings.publicUrl}/c/pay/${id}`,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
  account.state.sessions[id] = session;
  account.state.checkouts[id] = {
    lines: lines.map(({ item }) => item),
    taxRates: lines.map(({ rate }) => rate?.id ?? ''),
    subscriptionMetadata: forSubscription?.metadata() ?? {},
    subscriptionDescription: forSubscription?.string('description') ?? null,
    trialDays,
    paymentMetadata: forPayment?.metadata() ?? {},
    paymentDescription: forPayment?.string('description') ?? null,
    saveMethod: forPayment?.string('setup_future_usage') === 'off_session',
    invoiceCreation: invoiceCreation?.boolean('enabled') ?? false,
    invoiceMetadata: invoiceCreation?.object('invoice_data')?.metadata() ?? {},
    intent: null,
    updates: { name: isUpdated('name'), address: isUpdated('address') },
    billed: null,
    waiting: null,
  };
  account.changed();
  return session;
}

export const checkoutRoutes: Route[] = [
  post('/checkout/sessions', ({ account, params }) => createSession(account, params)),
  get('/checkout/sessions', ({ account, params }) => {
    const match = (key: 'customer' | 'subscription' | 'payment_intent' | 'status') => {
      const value = params.string(key);
      return (session: Stripe.Checkout.Session) => value === null || session[key] === value;
    };
    const tests = [match('customer'), match('subscription'), match('payment_intent'), match('status')];
    const rows = Object.values(account.state.sessions).filter((session) =>
      tests.every((test) => test(session)),
    );
    return page('/v1/checkout/sessions', rows, params);
  }),
  get('/checkout/sessions/:id', ({ account, id }) => find(account, 'sessions', id)),
  post('/checkout/sessions/:id', ({ account, params, id }) => {
    const session = find(account, 'sessions', id);
    session.metadata = params.metadata(session.metadata ?? {});
    account.changed();
    return session;
  }),
  get('/checkout/sessions/:id/line_items', ({ account, id }) => {
    find(account, 'sessions', id);
    return listOf(`/v1/checkout/sessions/${id}/line_items`, account.state.checkouts[id]?.lines ?? []);
  }),
  post('/checkout/sessions/:id/expire', ({ account, id }) => {
    const session = find(account, 'sessions', id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        'session',
      );
    }
    expireSession(account, session);
    return session;
  }),
];
