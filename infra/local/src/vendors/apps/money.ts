import { json, signed, type VendorEvent } from '../events.js';
import { Answer, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';
import { moneybirdMore, teamleaderMore } from './office-routes.js';

const day = (world: World, days: number): string => world.time(24 * days).slice(0, 10);

const contact = (thing: Thing = {}): Thing => ({
  id: '403030405060708090',
  customer_id: '1001',
  company_name: 'Bakkerij de Vries',
  firstname: 'Sanne',
  lastname: 'de Vries',
  email: 'sanne@voorbeeld.nl',
  tax_number: 'NL123456789B01',
  country: 'NL',
  archived: false,
  ...thing,
});
const moneybirdInvoice = (world: World, thing: Thing = {}): Thing => ({
  id: String(403_030_405_060_700_000n + BigInt(world.next())),
  invoice_id: '2026-0042',
  contact_id: contact().id,
  contact: contact(),
  state: 'late',
  invoice_date: day(world, -40),
  due_date: day(world, -20),
  reference: '1042',
  currency: 'EUR',
  total_price_excl_tax: '107.02',
  total_price_incl_tax: '129.5',
  total_paid: '0.0',
  total_unpaid: '129.5',
  url: 'http://moneybird.dev/123/sales_invoices/1',
  payment_url: 'http://moneybird.dev/123/online_sales_invoices/1/pay',
  prices_are_incl_tax: false,
  details: [
    {
      id: '1',
      description: 'Koffiebonen',
      amount: '2',
      price: '53.51',
      tax_rate_id: '1',
      ledger_account_id: '1',
    },
  ],
  tax_totals: [{ tax_rate_id: '1', taxable_amount: '107.02', tax_amount: '22.48' }],
  ...thing,
});

const amount = (value: string) => ({ value, currency: 'EUR' });
const payment = (world: World, thing: Thing = {}): Thing => ({
  resource: 'payment',
  id: `tr_${world.next()}`,
  mode: 'live',
  status: 'paid',
  amount: amount('129.50'),
  amountRemaining: amount('129.50'),
  amountRefunded: amount('0.00'),
  description: 'Bestelling 1042',
  method: 'ideal',
  metadata: { order: '1042' },
  createdAt: world.time(-2),
  paidAt: world.time(-2),
  webhookUrl: 'https://n8n.example.com/webhook/mollie',
  redirectUrl: 'https://www.example.com/bedankt',
  profileId: 'pfl_1',
  billingAddress: { email: 'sanne@voorbeeld.nl', givenName: 'Sanne', familyName: 'de Vries' },
  details: { consumerName: 'S de Vries', consumerAccount: 'NL91ABNA0417164300' },
  _links: {
    checkout: { href: 'https://www.mollie.com/checkout/issuer/select/ideal/tr_1' },
    dashboard: { href: 'https://www.mollie.com/dashboard/payments/tr_1' },
  },
  ...thing,
});
const listing = (name: string, things: Thing[]): Thing => ({
  count: things.length,
  _embedded: { [name]: things },
  _links: { next: null },
});

const seconds = (world: World, hours: number): number => Math.floor((world.now + hours * 3_600_000) / 1000);
const stripeCustomer = (world: World): Thing => ({
  id: 'cus_1',
  object: 'customer',
  email: 'sanne@voorbeeld.nl',
  name: 'Sanne de Vries',
  created: seconds(world, -24 * 90),
  currency: 'eur',
  delinquent: false,
  metadata: {},
  address: { country: 'NL' },
  preferred_locales: ['nl'],
});
const charge = (world: World, thing: Thing = {}): Thing => ({
  id: 'ch_1',
  object: 'charge',
  amount: 12950,
  amount_captured: 12950,
  amount_refunded: 0,
  currency: 'eur',
  created: seconds(world, -5),
  customer: 'cus_1',
  description: 'Bestelling 1042',
  paid: true,
  refunded: false,
  status: 'succeeded',
  receipt_email: 'sanne@voorbeeld.nl',
  receipt_url: 'https://pay.stripe.com/receipts/1',
  billing_details: { email: 'sanne@voorbeeld.nl', name: 'Sanne de Vries', address: { country: 'NL' } },
  metadata: { order: '1042' },
  payment_intent: 'pi_1',
  invoice: null,
  disputed: false,
  balance_transaction: 'txn_1',
  ...thing,
});
const stripeInvoice = (world: World, thing: Thing = {}): Thing => ({
  id: 'in_1',
  object: 'invoice',
  number: 'F-0042',
  status: 'paid',
  currency: 'eur',
  amount_due: 12950,
  amount_paid: 12950,
  amount_remaining: 0,
  subtotal: 10702,
  subtotal_excluding_tax: 10702,
  total: 12950,
  total_excluding_tax: 10702,
  total_taxes: [{ amount: 2248 }],
  customer: 'cus_1',
  customer_email: 'sanne@voorbeeld.nl',
  customer_name: 'Sanne de Vries',
  customer_address: { country: 'NL' },
  created: seconds(world, -2),
  due_date: seconds(world, 24 * 14),
  attempt_count: 1,
  next_payment_attempt: seconds(world, 72),
  hosted_invoice_url: 'https://invoice.stripe.com/i/1',
  invoice_pdf: 'https://pay.stripe.com/invoice/1/pdf',
  billing_reason: 'subscription_cycle',
  status_transitions: { paid_at: seconds(world, -1) },
  lines: {
    object: 'list',
    data: [
      {
        id: 'il_1',
        description: 'Abonnement',
        amount: 10702,
        quantity: 1,
        currency: 'eur',
        period: { start: seconds(world, 0), end: seconds(world, 720) },
      },
    ],
    has_more: false,
  },
  metadata: {},
  parent: { subscription_details: { subscription: 'sub_1' } },
  ...thing,
});

/** The objects of Stripe's events, by their first word. */
const stripeObject = (type: string, world: World): Thing => {
  if (type.startsWith('invoice'))
    return stripeInvoice(
      world,
      type.endsWith('failed') ? { status: 'open', amount_paid: 0, amount_remaining: 12950 } : {},
    );
  if (type.startsWith('charge.dispute'))
    return {
      id: 'du_1',
      object: 'dispute',
      amount: 12950,
      currency: 'eur',
      charge: 'ch_1',
      created: seconds(world, -1),
      reason: 'fraudulent',
      status: 'needs_response',
      evidence_details: { due_by: seconds(world, 24 * 7) },
      payment_intent: 'pi_1',
      metadata: {},
    };
  if (type.startsWith('charge'))
    return charge(world, type.endsWith('refunded') ? { amount_refunded: 12950, refunded: true } : {});
  if (type.startsWith('customer.subscription'))
    return {
      id: 'sub_1',
      object: 'subscription',
      customer: 'cus_1',
      status: 'canceled',
      canceled_at: seconds(world, -1),
      ended_at: seconds(world, -1),
      created: seconds(world, -24 * 200),
      cancellation_details: { reason: 'cancellation_requested', feedback: 'too_expensive', comment: null },
      items: {
        object: 'list',
        data: [
          {
            id: 'si_1',
            quantity: 1,
            current_period_end: seconds(world, 0),
            price: {
              id: 'price_1',
              unit_amount: 2900,
              currency: 'eur',
              nickname: 'Plus',
              recurring: { interval: 'month', interval_count: 1 },
            },
          },
        ],
      },
      metadata: {},
    };
  return {
    id: 'cs_1',
    object: 'checkout.session',
    amount_total: 12950,
    currency: 'eur',
    customer: 'cus_1',
    customer_details: { email: 'sanne@voorbeeld.nl', name: 'Sanne de Vries' },
    payment_status: 'paid',
    metadata: {},
    created: seconds(world, 0),
  };
};
const stripeEvent: VendorEvent = (world, { events }) => {
  const type = String([events].flat()[0]);
  const body = {
    id: 'evt_1',
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds(world, 0),
    type,
    livemode: true,
    data: { object: stripeObject(type, world) },
  };
  const time = seconds(world, 0);
  return json(body, {
    'stripe-signature': `t=${time},v1=${signed(world, `${time}.${JSON.stringify(body)}`, 'hex')}`,
  });
};

const xeroInvoice = (world: World, thing: Thing = {}): Thing => ({
  InvoiceID: '220ddca8-3144-4085-9a88-2d72c5133734',
  InvoiceNumber: 'INV-0042',
  Type: 'ACCREC',
  Status: 'AUTHORISED',
  Reference: '1042',
  Contact: {
    ContactID: 'bd2270c3-8706-4c11-9cfb-000b551c3f51',
    Name: 'Bakkerij de Vries',
    EmailAddress: 'sanne@voorbeeld.nl',
  },
  Date: `/Date(${world.now - 40 * 86_400_000}+0000)/`,
  DateString: `${day(world, -40)}T00:00:00`,
  DueDate: `/Date(${world.now - 20 * 86_400_000}+0000)/`,
  DueDateString: `${day(world, -20)}T00:00:00`,
  SubTotal: 107.02,
  TotalTax: 22.48,
  Total: 129.5,
  AmountDue: 129.5,
  AmountPaid: 0,
  CurrencyCode: 'EUR',
  LineItems: [
    {
      Description: 'Koffiebonen',
      Quantity: 2,
      UnitAmount: 53.51,
      TaxType: 'OUTPUT',
      AccountCode: '200',
      LineAmount: 107.02,
    },
  ],
  Payments: [],
  UpdatedDateUTC: `/Date(${world.now}+0000)/`,
  ...thing,
});
const xeroContact = (thing: Thing = {}): Thing => ({
  ContactID: 'bd2270c3-8706-4c11-9cfb-000b551c3f51',
  ContactStatus: 'ACTIVE',
  Name: 'Bakkerij de Vries',
  FirstName: 'Sanne',
  LastName: 'de Vries',
  EmailAddress: 'sanne@voorbeeld.nl',
  Addresses: [],
  Phones: [],
  IsSupplier: false,
  IsCustomer: true,
  Balances: { AccountsReceivable: { Outstanding: 129.5, Overdue: 129.5 } },
  ...thing,
});

const nmbrs =
  (data: (world: World) => Thing[]) =>
  ({ query }: Thing, world: World): Thing => ({
    data: Number(query.get('pageNumber') ?? 1) > 1 ? [] : data(world),
    pagination: { pageNumber: 1, totalPages: 1, totalRecords: 1 },
  });
const employee = 'e1a2b3c4-0000-4000-8000-000000000001';

/** Bookkeeping, payments and payroll. */
export const money: readonly StandIn[] = [
  {
    name: 'Moneybird',
    hosts: ['moneybird.com'],
    source: 'moneybird/openapi, openapi.json; services/catalogue/src/vendors/money.ts',
    seed: (world) => {
      world.put('moneybird:contacts', contact());
      world.put('moneybird:sales_invoices', moneybirdInvoice(world));
      world.put(
        'moneybird:sales_invoices',
        moneybirdInvoice(world, {
          state: 'open',
          due_date: day(world, 7),
          invoice_date: day(world, -7),
          invoice_id: '2026-0043',
        }),
      );
    },
    routes: {
      'GET /api/v2/:administration/contacts.json': ({ query }, world) => {
        const words = query.get('query')?.toLowerCase();
        return Number(query.get('page') ?? 1) > 1
          ? []
          : world
              .of('moneybird:contacts')
              .filter((one) => !words || JSON.stringify(one).toLowerCase().includes(words));
      },
      'POST /api/v2/:administration/contacts.json': ({ body }, world) =>
        new Answer(
          201,
          world.put(
            'moneybird:contacts',
            contact({ id: String(403_030_405_060_700_000n + BigInt(world.next())), ...body.contact }),
          ),
        ),
      'GET /api/v2/:administration/contacts/:id.json': ({ at }, world) =>
        world.find('moneybird:contacts', at.id) ?? gone('record not found'),
      'GET /api/v2/:administration/sales_invoices.json': ({ query }, world) =>
        Number(query.get('page') ?? 1) > 1 ? [] : world.of('moneybird:sales_invoices'),
      'POST /api/v2/:administration/sales_invoices.json': ({ body }, world) =>
        new Answer(
          201,
          world.put(
            'moneybird:sales_invoices',
            moneybirdInvoice(world, { state: 'draft', ...body.sales_invoice }),
          ),
        ),
      'POST /api/v2/:administration/external_sales_invoices.json': ({ body }, world) =>
        new Answer(
          201,
          world.put('moneybird:external', {
            id: String(world.next()),
            state: 'open',
            ...body.external_sales_invoice,
          }),
        ),
      'GET /api/v2/:administration/documents/purchase_invoices.json': ({ query }, world) =>
        Number(query.get('page') ?? 1) > 1
          ? []
          : [
              {
                id: '5001',
                state: 'new',
                reference: 'F-77',
                date: day(world, -12),
                due_date: day(world, 5),
                contact: contact({ company_name: 'Leverancier bv' }),
                total_price_incl_tax: '242.0',
                total_price_excl_tax: '200.0',
              },
            ],
      'POST /api/v2/:administration/documents/purchase_invoices.json': ({ body }, world) =>
        new Answer(
          201,
          world.put('moneybird:purchase', {
            id: String(world.next()),
            state: 'open',
            ...body.purchase_invoice,
          }),
        ),
      'POST /api/v2/:administration/documents/typeless_documents.json': ({ body }, world) =>
        new Answer(
          201,
          world.put('moneybird:typeless', { id: String(world.next()), ...body.typeless_document }),
        ),
      'POST /api/v2/:administration/documents/typeless_documents/:id/attachments.json': () =>
        new Answer(200, ''),
      'POST /api/v2/:administration/documents/general_journal_documents.json': ({ body }, world) =>
        new Answer(
          201,
          world.put('moneybird:journal', { id: String(world.next()), ...body.general_journal_document }),
        ),
      'GET /api/v2/:administration/financial_mutations.json': (_, world) => [
        {
          id: '6001',
          date: day(world, -10),
          amount: '-42.5',
          message: 'Tankstation',
          contra_account_name: 'Shell',
          state: 'unprocessed',
        },
      ],
      'GET /api/v2/:administration/estimates.json': ({ query }, world) =>
        Number(query.get('page') ?? 1) > 1
          ? []
          : [
              {
                id: '7001',
                estimate_id: 'OF-12',
                estimate_date: day(world, -14),
                due_date: day(world, 7),
                state: 'open',
                contact: contact(),
                total_price_excl_tax: '1000.0',
                url: 'http://moneybird.dev/1',
              },
            ],
      'GET /api/v2/:administration/time_entries.json': ({ query }, world) =>
        Number(query.get('page') ?? 1) > 1
          ? []
          : [
              {
                id: '8001',
                contact_id: contact().id,
                contact: contact(),
                project: { name: 'Website' },
                description: 'Ontwerp',
                started_at: world.time(-50),
                ended_at: world.time(-48),
                paused_duration: 0,
                billable: true,
              },
            ],
      ...moneybirdMore,
    },
  },
  {
    name: 'Mollie',
    hosts: ['api.mollie.com'],
    source: 'mollie/openapi, specs.yaml; services/catalogue/src/vendors/money.ts',
    seed: (world) => {
      world.put('mollie', payment(world));
    },
    routes: {
      'POST /v2/payments': ({ body }, world) =>
        new Answer(201, world.put('mollie', payment(world, { status: 'open', paidAt: undefined, ...body }))),
      'GET /v2/payments': (_, world) => listing('payments', world.of('mollie')),
      'GET /v2/payments/:id': ({ at }, world) =>
        world.find('mollie', at.id) ?? { ...world.of('mollie')[0], id: at.id },
      'POST /v2/payments/:id/refunds': ({ at, body }, world) =>
        new Answer(201, {
          resource: 'refund',
          id: `re_${world.next()}`,
          paymentId: at.id,
          status: 'pending',
          ...body,
        }),
      'POST /v2/payment-links': ({ body }, world) =>
        new Answer(
          201,
          world.put('mollie:links', {
            resource: 'payment-link',
            id: `pl_${world.next()}`,
            paidAt: null,
            createdAt: world.time(),
            ...body,
            _links: { paymentLink: { href: 'https://paymentlink.mollie.com/payment/1' } },
          }),
        ),
      'GET /v2/payment-links/:id': ({ at }, world) =>
        world.find('mollie:links', at.id) ?? {
          resource: 'payment-link',
          id: at.id,
          amount: amount('129.50'),
          paidAt: world.time(-1),
          description: 'Factuur 2026-0042',
          _links: { paymentLink: { href: 'https://paymentlink.mollie.com/payment/1' } },
        },
      'GET /v2/settlements': (_, world) =>
        listing('settlements', [
          {
            resource: 'settlement',
            id: 'stl_1',
            reference: '1234567.2611.01',
            status: 'paidout',
            amount: amount('117.50'),
            createdAt: world.time(-30),
            settledAt: world.time(-6),
            periods: {
              2026: {
                11: {
                  revenue: [
                    {
                      description: 'iDEAL',
                      method: 'ideal',
                      count: 1,
                      amountNet: amount('129.50'),
                      amountVat: null,
                      amountGross: amount('129.50'),
                    },
                  ],
                  costs: [
                    {
                      description: 'iDEAL',
                      method: 'ideal',
                      count: 1,
                      amountNet: amount('9.92'),
                      amountVat: amount('2.08'),
                      amountGross: amount('12.00'),
                    },
                  ],
                },
              },
            },
          },
        ]),
      'GET /v2/chargebacks': (_, world) =>
        listing('chargebacks', [
          {
            resource: 'chargeback',
            id: 'chb_1',
            amount: amount('129.50'),
            reason: { code: 'AC01', description: 'Rekening onjuist' },
            paymentId: 'tr_1001',
            createdAt: world.time(-5),
            reversedAt: null,
          },
        ]),
    },
  },
  {
    name: 'Stripe',
    hosts: ['api.stripe.com'],
    source: 'stripe/openapi, latest/openapi.spec3.sdk.json; n8n nodes/Stripe',
    routes: {
      'GET /v1/balance': () => ({
        object: 'balance',
        livemode: true,
        available: [{ amount: 12950, currency: 'eur', source_types: { card: 12950 } }],
        pending: [{ amount: 0, currency: 'eur' }],
      }),
      'GET /v1/balance_transactions': () => ({
        object: 'list',
        data: [{ id: 'txn_1', amount: 12950, fee: 45, net: 12905, type: 'charge', currency: 'eur' }],
        has_more: false,
      }),
      'GET /v1/charges': (_, world) => ({ object: 'list', data: [charge(world)], has_more: false }),
      'GET /v1/charges/:id': ({ at }, world) => charge(world, { id: at.id }),
      'GET /v1/customers': (_, world) => ({ object: 'list', data: [stripeCustomer(world)], has_more: false }),
      'GET /v1/customers/:id': ({ at }, world) => ({ ...stripeCustomer(world), id: at.id }),
      'POST /v1/webhook_endpoints': ({ body }, world) => ({
        id: `we_${world.next()}`,
        object: 'webhook_endpoint',
        url: body.url,
        enabled_events: Object.values(body.enabled_events ?? {}),
        status: 'enabled',
        secret: world.secret,
      }),
      'GET /v1/webhook_endpoints/:id': ({ at }) => ({
        id: at.id,
        object: 'webhook_endpoint',
        status: 'enabled',
      }),
      'DELETE /v1/webhook_endpoints/:id': ({ at }) => ({
        id: at.id,
        object: 'webhook_endpoint',
        deleted: true,
      }),
    },
  },
  {
    name: 'Xero',
    hosts: ['api.xero.com'],
    source: 'XeroAPI/Xero-OpenAPI, xero_accounting.yaml; n8n nodes/Xero',
    seed: (world) => {
      world.put('xero:invoices', xeroInvoice(world));
      world.put('xero:contacts', xeroContact());
    },
    routes: {
      'GET /connections': () => [
        {
          id: 'c1',
          tenantId: '5d2a5b1c-8f3e-4d7a-9c61-2b7f0e4a9d10',
          tenantType: 'ORGANISATION',
          tenantName: 'Jouw bedrijf',
        },
      ],
      'GET /api.xro/2.0/Invoices': ({ query }, world) => ({
        Invoices: Number(query.get('page') ?? 1) > 1 ? [] : world.of('xero:invoices'),
      }),
      'POST /api.xro/2.0/Invoices': ({ body }, world) => ({
        Invoices: [
          world.put(
            'xero:invoices',
            xeroInvoice(world, { ...body, InvoiceID: `220ddca8-3144-4085-9a88-${world.next()}` }),
          ),
        ],
      }),
      'GET /api.xro/2.0/Contacts': ({ query }, world) => ({
        Contacts: Number(query.get('page') ?? 1) > 1 ? [] : world.of('xero:contacts'),
      }),
      'POST /api.xro/2.0/Contacts': ({ body }, world) => ({
        Contacts: [
          world.put(
            'xero:contacts',
            xeroContact({ ...body, ContactID: `bd2270c3-8706-4c11-9cfb-${world.next()}` }),
          ),
        ],
      }),
      'GET /api.xro/2.0/Contacts/:id': ({ at }, world) => ({
        Contacts: [world.find('xero:contacts', at.id, 'ContactID') ?? xeroContact()],
      }),
    },
  },
  {
    name: 'e-Boekhouden',
    hosts: ['api.e-boekhouden.nl'],
    source: 'Mantix/eboekhouden-rest-api, README.md; services/catalogue/src/vendors/money.ts',
    routes: {
      'POST /v1/session': (_, world) => ({ token: world.secret, expiresIn: 3600 }),
      'GET /v1/relation': (_, world) => ({
        items: world.of('eboekhouden:relations').concat([{ id: 11, type: 'B', code: 'K11' }]),
        count: 1,
      }),
      'GET /v1/relation/:id': ({ at }) => ({
        id: Number(at.id),
        type: 'B',
        code: 'K11',
        name: 'Bakkerij de Vries',
        contact: 'Sanne de Vries',
        emailAddress: 'sanne@voorbeeld.nl',
        emailAddressInvoice: '',
      }),
      'POST /v1/relation': ({ body }, world) =>
        new Answer(
          201,
          world.put('eboekhouden:relations', { id: world.next(), type: body.type, code: body.code ?? 'K12' }),
        ),
      'POST /v1/mutation': (_, world) => new Answer(201, { id: world.next() }),
      'POST /v1/invoice': (_, world) => new Answer(201, { id: world.next(), invoiceNumber: 'F0042' }),
      'GET /v1/mutation/invoice/outstanding': (_, world) => ({
        items: [
          {
            id: 21,
            invoiceNumber: 'F0042',
            relationId: 11,
            date: day(world, -40),
            amount: 129.5,
            outstandingAmount: 129.5,
          },
        ],
        count: 1,
      }),
    },
  },
  {
    name: 'Teamleader',
    hosts: ['api.focus.teamleader.eu'],
    source: 'teamleadercrm/api, apiary.apib; services/catalogue/src/vendors/money.ts',
    routes: Object.fromEntries(
      Object.entries({
        'invoices.list': (world: World) => [
          {
            id: 'i1',
            invoice_number: '2026 / 42',
            invoice_date: day(world, -40),
            due_on: day(world, -20),
            status: 'outstanding',
            paid: false,
            invoicee: {
              name: 'Bakkerij de Vries',
              vat_number: 'NL123456789B01',
              customer: { type: 'company', id: 'c1' },
            },
            total: {
              due: { amount: 129.5, currency: 'EUR' },
              payable: { amount: 129.5, currency: 'EUR' },
              tax_inclusive: { amount: 129.5, currency: 'EUR' },
              tax_exclusive: { amount: 107.02, currency: 'EUR' },
              taxes: [
                {
                  rate: 0.21,
                  taxable: { amount: 107.02, currency: 'EUR' },
                  tax: { amount: 22.48, currency: 'EUR' },
                },
              ],
            },
            web_url: 'https://focus.teamleader.eu/invoice_detail.php?id=1',
          },
        ],
        'contacts.list': () => [],
        'contacts.info': () => ({
          id: 'p1',
          first_name: 'Sanne',
          last_name: 'de Vries',
          emails: [{ type: 'primary', email: 'sanne@voorbeeld.nl' }],
        }),
        'contacts.add': () => ({ type: 'contact', id: 'p2' }),
        'companies.info': () => ({
          id: 'c1',
          name: 'Bakkerij de Vries',
          emails: [{ type: 'primary', email: 'info@voorbeeld.nl' }],
        }),
        'deals.list': (world: World) => [
          {
            id: 'd1',
            title: 'Nieuwe website',
            summary: '',
            status: 'open',
            lead: { customer: { type: 'contact', id: 'p1' } },
            estimated_value: { amount: 2500, currency: 'EUR' },
            estimated_closing_date: day(world, -3),
            closed_at: world.time(-5),
            updated_at: world.time(-24 * 20),
            web_url: 'https://focus.teamleader.eu/sale_detail.php?id=1',
          },
        ],
        'deals.create': () => ({ type: 'deal', id: 'd2' }),
        'notes.create': () => ({ type: 'note', id: 'n1' }),
        'users.list': () => [{ id: 'u1', first_name: 'Sanne', last_name: 'de Vries', status: 'active' }],
        'timeTracking.list': (world: World) => [
          {
            id: 't1',
            user: { type: 'user', id: 'u1' },
            started_on: day(world, -3),
            started_at: world.time(-72),
            duration: 7200,
            description: 'Ontwerp',
            invoiceable: true,
            billing_info: { hourly_rate: { amount: 95 } },
            hourly_rate: { amount: 95, currency: 'EUR' },
          },
        ],
        'tasks.create': () => ({ type: 'task', id: 'k1' }),
        ...teamleaderMore,
      } as Record<string, (world: World) => unknown>).map(([name, data]) => [
        `POST /${name}`,
        ({ body }: Thing, world: World) => ({
          data: name.endsWith('.list') && Number(body?.page?.number ?? 1) > 1 ? [] : data(world),
        }),
      ]),
    ),
  },
  {
    name: 'Nmbrs',
    hosts: ['api.nmbrsapp.com'],
    source: 'Rebels-io/nmbrs-mcp, src/nmbrs/endpoints.ts; services/catalogue/src/vendors/relations.ts',
    routes: {
      'GET /api/companies/:company/employees': nmbrs(() => [
        {
          employeeId: employee,
          employeeBasicInfo: {
            firstName: 'Sanne',
            initials: 'S.',
            prefix: 'de',
            lastName: 'Vries',
            employeeType: 'payroll',
            employeeNumber: 1,
          },
        },
      ]),
      'GET /api/companies/:company/employees/contracts': nmbrs((world) => [
        {
          employeeId: employee,
          contracts: [
            {
              contractId: 'k1',
              startDate: day(world, -335),
              endDate: day(world, 30),
              indefinite: false,
              trialPeriod: day(world, -300),
            },
          ],
        },
      ]),
      'GET /api/companies/:company/employees/departments': nmbrs(() => [
        {
          employeeId: employee,
          departments: [
            { departmentId: 'd1', code: 1, description: 'Winkel', period: { year: 2026, period: 1 } },
          ],
        },
      ]),
      'GET /api/companies/:company/employees/employments': nmbrs((world) => [
        {
          employeeId: employee,
          employments: [{ employmentId: 'm1', startDate: day(world, -335), endDate: null }],
        },
      ]),
      'GET /api/companies/:company/employees/leaveBalances': nmbrs(() => [
        { employeeId: employee, leaveBalances: [{ leaveGroupId: 'l1', leaveBalance: 96 }] },
      ]),
      'GET /api/companies/:company/employees/managers': nmbrs((world) => [
        {
          employeeId: employee,
          managers: [
            { managerId: 'g1', firstName: 'Joris', lastName: 'Bakker', createdAt: world.time(-24 * 300) },
          ],
        },
      ]),
      'GET /api/companies/:company/employees/schedules': nmbrs((world) => [
        {
          employeeId: employee,
          schedules: [
            { scheduleId: 's1', startDate: day(world, -335), hoursPerWeek: 32, parttimePercentage: 80 },
          ],
        },
      ]),
      'GET /api/companies/:company/leaveGroups': nmbrs(() => [
        { leaveGroupId: 'l1', group: 'Verlof', description: 'Wettelijk' },
      ]),
      'GET /api/companies/:company/runs': nmbrs(() => [
        { payrollRunId: 'r1', number: 11, description: 'November', year: 2026, locked: false },
        { payrollRunId: 'r2', number: 10, description: 'Oktober', year: 2026, locked: true },
      ]),
      'GET /api/companies/:company/runs/:run/employees': nmbrs(() => [{ employeeId: employee }]),
    },
  },
  {
    name: 'Wise',
    hosts: ['api.transferwise.com', 'api.wise.com'],
    source: 'docs.wise.com/api-docs; n8n nodes/Wise',
    routes: {
      'GET /v1/borderless-accounts': () => [
        {
          id: 1,
          profileId: 1,
          balances: [
            {
              balanceType: 'AVAILABLE',
              currency: 'EUR',
              amount: { value: 500, currency: 'EUR' },
              reservedAmount: { value: 0, currency: 'EUR' },
            },
          ],
        },
      ],
      'GET /v1/rates': ({ query }, world) => [
        { rate: 1.08, source: query.get('source'), target: query.get('target'), time: world.time() },
      ],
      'GET /v1/profiles': () => [{ id: 1, type: 'business', details: { name: 'Jouw bedrijf' } }],
      'GET /v3/profiles/:profile/borderless-accounts/:id/statement.json': (_, world) => ({
        accountHolder: {},
        transactions: [
          {
            type: 'CREDIT',
            date: world.time(-20),
            amount: { value: 129.5, currency: 'EUR' },
            totalFees: { value: 0, currency: 'EUR' },
            details: {
              type: 'DEPOSIT',
              description: 'Received money',
              senderName: 'S de Vries',
              paymentReference: '2026-0042',
            },
            referenceNumber: 'TRANSFER-1',
            runningBalance: { value: 500, currency: 'EUR' },
          },
        ],
      }),
    },
  },
];
export const moneyEvents: Readonly<Record<string, VendorEvent>> = { stripeTrigger: stripeEvent };
