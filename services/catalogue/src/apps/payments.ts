import type { Fields, Listing, NodeSpec, Parameters, Payments, Source } from '../kit/index.js';
import { appTrigger, keep, node, say, set } from '../kit/index.js';
import { app } from './app.js';
import { chargebee, gumroadSales, mollie } from './payments-more.js';

export const stripeApp = app(
  'stripe',
  'Stripe',
  'stripeApi',
  [
    'Maak in Stripe onder Developers, API keys een beperkte sleutel met alleen de rechten die nodig zijn.',
    'Plak de sleutel in n8n; de webhook meldt n8n zelf bij Stripe aan.',
  ],
  [
    'In Stripe, under Developers, API keys, create a restricted key with only the rights needed.',
    'Paste the key into n8n; n8n registers the webhook with Stripe by itself.',
  ],
  5,
);
const STRIPE_PERSON = {
  email: "$json.data.object.billing_details?.email ?? $json.data.object.receipt_email ?? ''",
  name: "$json.data.object.billing_details?.name ?? ''",
};
const stripeEvent = (
  events: string[],
  nl: string,
  en: string,
  fields: () => Partial<Fields<'payment'>> = () => ({}),
): Source<'payment'> => ({
  app: stripeApp,
  event: { nl, en },
  nodes: (name) => [appTrigger(name, 'stripeTrigger', 1, { events })],
  get fields() {
    return {
      id: '$json.data.object.id',
      ...STRIPE_PERSON,
      amount: '$json.data.object.amount / 100',
      currency: '$json.data.object.currency.toUpperCase()',
      reason: "$json.data.object.failure_message ?? $json.data.object.description ?? ''",
      ...fields(),
    };
  },
});
const CUSTOMER = {
  email: "$json.data.object.customer_email ?? ''",
  name: "$json.data.object.customer_name ?? ''",
};
export const stripe: Payments = {
  app: stripeApp,
  paid: stripeEvent(
    ['charge.succeeded'],
    'een betaling via Stripe slaagt',
    'a payment through Stripe succeeds',
  ),
  failed: stripeEvent(
    ['invoice.payment_failed'],
    'een incasso via Stripe mislukt',
    'a recurring charge through Stripe fails',
    () => ({
      ...CUSTOMER,
      amount: '$json.data.object.amount_due / 100',
      reason: say(
        "'poging ' + $json.data.object.attempt_count + ' mislukt'",
        "'attempt ' + $json.data.object.attempt_count + ' failed'",
      ),
    }),
  ),
  payments: {
    app: stripeApp,
    what: { nl: 'de betalingen in Stripe', en: 'the payments in Stripe' },
    nodes: (name) => [
      node(name, 'stripe', 1, { resource: 'charge', operation: 'getAll', returnAll: false, limit: 500 }),
      keep(`${name}: sinds gisteren`, [
        ['={{ $json.created }}', '>', '={{ $now.minus({ days: 1 }).startOf("day").toSeconds() }}'],
        ['={{ $json.paid }}', 'yes'],
      ]),
    ],
    fields: {
      id: '$json.id',
      email: "$json.billing_details?.email ?? $json.receipt_email ?? ''",
      name: "$json.billing_details?.name ?? ''",
      amount: '$json.amount / 100',
      currency: '$json.currency.toUpperCase()',
      reason: "$json.description ?? ''",
    },
  },
};
/** An event that only holds the id of the charge or customer behind it: looks up who that is. */
const withPerson = (
  source: Source<'payment'>,
  step: string,
  lookUp: Parameters,
  email: string,
  person: string,
): Source<'payment'> => ({
  app: source.app,
  event: source.event,
  nodes: (name) => [
    ...source.nodes(name),
    node(`${name}: ${step}`, 'stripe', 1, lookUp),
    set(`${name}: samenvoegen`, {
      data: ['object', `={{ $('${name}').item.json.data }}`],
      email: `={{ ${email} }}`,
      naam: `={{ ${person} }}`,
    }),
  ],
  get fields() {
    return { ...source.fields, email: '$json.email', name: '$json.naam' };
  },
});
/** A customer disputes a charge at the bank. */
export const stripeDispute = withPerson(
  stripeEvent(
    ['charge.dispute.created'],
    'een klant een betaling via Stripe betwist',
    'a customer disputes a Stripe payment',
    () => ({ reason: '$json.data.object.reason' }),
  ),
  'betaling',
  { resource: 'charge', operation: 'get', chargeId: '={{ $json.data.object.charge }}' },
  "$json.billing_details?.email ?? $json.receipt_email ?? ''",
  "$json.billing_details?.name ?? ''",
);
export const stripeRefund = stripeEvent(
  ['charge.refunded'],
  'een betaling via Stripe wordt terugbetaald',
  'a Stripe payment is refunded',
  () => ({ amount: '$json.data.object.amount_refunded / 100' }),
);
export const stripeSubscriptionEnded = withPerson(
  stripeEvent(
    ['customer.subscription.deleted'],
    'een abonnement in Stripe eindigt',
    'a subscription in Stripe ends',
    () => ({
      amount: '($json.data.object.items?.data?.[0]?.price?.unit_amount ?? 0) / 100',
      reason: `[$json.data.object.cancellation_details?.feedback, $json.data.object.cancellation_details?.comment, $json.data.object.cancellation_details?.reason].filter(Boolean).join(', ') || '${say('onbekend', 'unknown')}'`,
    }),
  ),
  'klant',
  { resource: 'customer', operation: 'get', customerId: '={{ $json.data.object.customer }}' },
  "$json.email ?? ''",
  "$json.name ?? ''",
);

export const payPalApp = app(
  'payPal',
  'PayPal',
  'payPalApi',
  [
    'Maak op developer.paypal.com een app en zet hem op Live.',
    'Kopieer client-id en geheim naar n8n en kies de omgeving Live.',
  ],
  [
    'On developer.paypal.com, create an app and switch it to Live.',
    'Copy client id and secret to n8n and choose the Live environment.',
  ],
  3,
);
const payPalEvent = (
  events: string[],
  nl: string,
  en: string,
  fields: () => Fields<'payment'>,
): Source<'payment'> => ({
  app: payPalApp,
  event: { nl, en },
  nodes: (name) => [appTrigger(name, 'payPalTrigger', 1, { events })],
  get fields() {
    return fields();
  },
});
const payPal: Payments = {
  app: payPalApp,
  paid: payPalEvent(
    ['CHECKOUT.ORDER.COMPLETED'],
    'een betaling via PayPal is afgerond',
    'a PayPal payment is completed',
    () => ({
      id: '$json.resource.id',
      email: '$json.resource.payer.email_address',
      name: "[$json.resource.payer.name?.given_name, $json.resource.payer.name?.surname].filter(Boolean).join(' ')",
      amount: 'Number($json.resource.purchase_units[0].amount.value)',
      currency: '$json.resource.purchase_units[0].amount.currency_code',
      reason: "$json.resource.purchase_units[0].description ?? ''",
    }),
  ),
  failed: payPalEvent(
    ['BILLING.SUBSCRIPTION.PAYMENT.FAILED'],
    'een PayPal-abonnement niet kan worden afgeschreven',
    'a PayPal subscription cannot be charged',
    () => ({
      id: '$json.resource.id',
      email: '$json.resource.subscriber.email_address',
      name: "[$json.resource.subscriber.name?.given_name, $json.resource.subscriber.name?.surname].filter(Boolean).join(' ')",
      amount: 'Number($json.resource.billing_info.outstanding_balance.value)',
      currency: '$json.resource.billing_info.outstanding_balance.currency_code',
      reason: `$json.resource.billing_info.last_failed_payment?.reason_code ?? '${say('afgewezen', 'declined')}'`,
    }),
  ),
};
export const payPalDispute = payPalEvent(
  ['CUSTOMER.DISPUTE.CREATED'],
  'een koper een geschil bij PayPal opent',
  'a buyer opens a dispute at PayPal',
  () => ({
    id: '$json.resource.dispute_id',
    email: "$json.resource.disputed_transactions[0].buyer?.email ?? ''",
    name: "$json.resource.disputed_transactions[0].buyer?.name ?? ''",
    amount: 'Number($json.resource.dispute_amount.value)',
    currency: '$json.resource.dispute_amount.currency_code',
    reason: '$json.resource.reason',
  }),
);
export const payPalPayout = (name: string, email: string, amount: string, note: string): NodeSpec =>
  node(name, 'payPal', 1, {
    resource: 'payout',
    operation: 'create',
    senderBatchId: '={{ $execution.id + "-" + $runIndex + "-" + $itemIndex }}',
    jsonParameters: false,
    itemsUi: {
      itemsValues: [
        {
          recipientType: 'email',
          receiverValue: email,
          currency: 'EUR',
          amount,
          note,
          senderItemId: '={{ $itemIndex }}',
          recipientWallet: 'paypal',
        },
      ],
    },
    additionalFields: { emailSubject: say('Je uitbetaling is onderweg', 'Your payout is on its way') },
  });

type Has<K extends keyof Payments> = Payments & { readonly [key in K]-?: NonNullable<Payments[K]> };
const having = <K extends keyof Payments>(key: K, all: Payments[]): Has<K>[] =>
  all.filter((one): one is Has<K> => one[key] !== undefined);
const known: Payments[] = [stripe, mollie, payPal, chargebee, gumroadSales];
/** Payment services, by what they can tell. */
export const payments: Payments[] = known;
export const paying = having('paid', known);
export const failing = having('failed', known);
export const paymentLists: Listing<'payment'>[] = having('payments', known).map((one) => one.payments);
export { chargebeeCancelled, gumroadRefund } from './payments-more.js';
