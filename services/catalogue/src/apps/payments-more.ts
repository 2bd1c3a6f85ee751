import type { Fields, Payments, Source } from '../kit/index.js';
import { appTrigger, http, keep, node, say, splitOut, webhook } from '../kit/index.js';
import { app, calling } from './app.js';
import { gumroad, gumroadTrigger } from './shops-more.js';

const chargebeeApp = app(
  'chargebee',
  'Chargebee',
  'chargebeeApi',
  ['Maak in Chargebee onder Settings, Configure Chargebee, API Keys een sleutel.'],
  ['In Chargebee, under Settings, Configure Chargebee, API Keys, create a key.'],
  2,
);
const chargebeeEvent = (event: string, nl: string, en: string): Source<'payment'> => ({
  app: calling(chargebeeApp),
  setup: [
    {
      nl: 'Meld het adres van de eerste stap in Chargebee aan onder Webhooks.',
      en: 'Register the address of the first step in Chargebee under Webhooks.',
    },
  ],
  event: { nl, en },
  nodes: (name) => [appTrigger(name, 'chargebeeTrigger', 1, { events: [event] })],
  fields: {
    id: "$json.content.transaction?.id ?? $json.content.subscription?.id ?? ''",
    email: '$json.content.customer.email',
    name: "[$json.content.customer.first_name, $json.content.customer.last_name].filter(Boolean).join(' ')",
    amount: '($json.content.transaction?.amount ?? $json.content.subscription?.mrr ?? 0) / 100',
    currency:
      "$json.content.transaction?.currency_code ?? $json.content.subscription?.currency_code ?? 'EUR'",
    reason: "$json.content.transaction?.error_text ?? $json.content.subscription?.cancel_reason ?? ''",
  },
});
export const chargebee: Payments = {
  app: chargebeeApp,
  paid: chargebeeEvent(
    'payment_succeeded',
    'een abonnementsbetaling in Chargebee slaagt',
    'a subscription payment in Chargebee succeeds',
  ),
  failed: chargebeeEvent(
    'payment_failed',
    'een abonnementsbetaling in Chargebee mislukt',
    'a subscription payment in Chargebee fails',
  ),
  payments: {
    app: chargebeeApp,
    what: { nl: 'de nieuwe facturen in Chargebee', en: 'the new invoices in Chargebee' },
    nodes: (name) => [
      node(name, 'chargebee', 1, {
        resource: 'invoice',
        operation: 'list',
        maxResults: 100,
        filters: { date: [{ operation: 'after', value: '={{ $now.minus({ days: 1 }).toISO() }}' }] },
      }),
    ],
    fields: {
      id: '$json.id',
      email: "$json.billing_address?.email ?? ''",
      name: "[$json.billing_address?.first_name, $json.billing_address?.last_name].filter(Boolean).join(' ')",
      amount: '$json.total / 100',
      currency: '$json.currency_code',
      reason: '$json.status',
    },
  },
};
export const chargebeeCancelled = chargebeeEvent(
  'subscription_cancelled',
  'een abonnement in Chargebee stopt',
  'a subscription in Chargebee stops',
);

export const mollieApp = app(
  'mollie',
  'Mollie',
  'httpHeaderAuth',
  [
    'Kopieer je live-sleutel uit Mollie onder Ontwikkelaars.',
    'Maak een Header Auth met Authorization en de waarde Bearer gevolgd door de sleutel.',
    'Geef bij het aanmaken van betalingen het adres van de eerste stap als webhookUrl op.',
  ],
  [
    'Copy your live key from Mollie under Developers.',
    'Create a Header Auth credential with Authorization and the value Bearer followed by the key.',
    'Pass the address of the first step as webhookUrl when payments are created.',
  ],
  4,
);
const mollieFields: Fields<'payment'> = {
  id: '$json.id',
  email: "$json.metadata?.email ?? $json.billingAddress?.email ?? ''",
  name: "$json.metadata?.naam ?? $json.details?.consumerName ?? ''",
  amount: 'Number($json.amount.value)',
  currency: '$json.amount.currency',
  reason: '$json.details?.failureReason ?? $json.details?.bankReason ?? $json.description',
};
const mollieEvent = (status: string, nl: string, en: string): Source<'payment'> => ({
  app: mollieApp,
  event: { nl, en },
  nodes: (name) => [
    webhook(name, `mollie-${status === 'paid' ? say('betaald', 'paid') : say('mislukt', 'failed')}`, {
      open: true,
    }),
    // Mollie sends an id only; what counts is what Mollie answers about it.
    http(`${name}: opvragen`, '=https://api.mollie.com/v2/payments/{{ $json.body.id }}', { auth: 'header' }),
    keep(
      `${name}: juiste status`,
      status === 'paid'
        ? [['={{ $json.status }}', 'is', 'paid']]
        : [['={{ ["failed", "expired", "canceled"].includes($json.status) }}', 'yes']],
    ),
  ],
  fields: mollieFields,
});
export const mollie: Payments = {
  app: mollieApp,
  paid: mollieEvent('paid', 'een betaling bij Mollie binnen is', 'a payment at Mollie has come in'),
  failed: mollieEvent('failed', 'een betaling bij Mollie mislukt', 'a payment at Mollie fails'),
  payments: {
    app: mollieApp,
    what: { nl: 'de betalingen bij Mollie', en: 'the payments at Mollie' },
    nodes: (name) => [
      http(name, 'https://api.mollie.com/v2/payments?limit=250', {
        auth: 'header',
        pages: {
          next: '={{ $response.body._links.next?.href }}',
          // Newest first; a payment of three days ago may still be paid since yesterday, an older one hardly.
          done: '={{ !$response.body._links.next || $response.body._embedded.payments.at(-1).createdAt < $now.minus({ days: 4 }).toUTC().toISO() }}',
        },
      }),
      splitOut(`${name}: los`, '_embedded.payments'),
      keep(`${name}: sinds gisteren`, [
        ['={{ DateTime.fromISO(String($json.paidAt)) > $now.minus({ days: 1 }).startOf("day") }}', 'yes'],
        ['={{ $json.status }}', 'is', 'paid'],
      ]),
    ],
    fields: mollieFields,
  },
};

export const gumroadSales: Payments = {
  app: gumroad.app,
  paid: {
    app: gumroad.app,
    event: { nl: 'een verkoop op Gumroad is betaald', en: 'a sale on Gumroad is paid' },
    nodes: (name) => [gumroadTrigger(name, 'sale')],
    fields: {
      id: '$json.sale_id',
      email: '$json.email',
      name: "$json.full_name ?? ''",
      amount: 'Number($json.price) / 100',
      currency: "($json.currency ?? 'usd').toUpperCase()",
      reason: '$json.product_name',
    },
  },
};
/** Gumroad tells who stops and whether failed charges made it so, not what the subscription cost. */
export const gumroadCancelled: Source<'payment'> = {
  app: gumroad.app,
  event: { nl: 'een abonnement op Gumroad wordt opgezegd', en: 'a Gumroad subscription is cancelled' },
  nodes: (name) => [gumroadTrigger(name, 'cancellation')],
  get fields() {
    return {
      id: '$json.subscription_id',
      email: '$json.user_email',
      name: "$json.user_email.split('@')[0]",
      amount: '0',
      currency: "'USD'",
      reason: `String($json.cancelled_due_to_payment_failures) === 'true' ? '${say('betaling mislukt', 'payment failed')}' : String($json.cancelled_by_buyer) === 'true' ? '${say('zelf opgezegd', 'cancelled by the customer')}' : '${say('onbekend', 'unknown')}'`,
    };
  },
};
export const gumroadRefund: Source<'payment'> = {
  app: gumroad.app,
  event: { nl: 'een aankoop op Gumroad wordt terugbetaald', en: 'a Gumroad purchase is refunded' },
  nodes: (name) => [gumroadTrigger(name, 'refund')],
  fields: {
    id: '$json.sale_id',
    email: '$json.email',
    name: "$json.full_name ?? ''",
    amount: 'Number($json.price) / 100',
    currency: "($json.currency ?? 'usd').toUpperCase()",
    reason: '$json.product_name',
  },
};
