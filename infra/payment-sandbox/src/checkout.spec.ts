// Real: the sandbox, the official SDK over HTTP, the forms as a browser posts them, the signed webhooks.

import { type Bench, startBench, subscriptionSession, until } from '../test/bench.js';
import { payHosted } from './pay-hosted.js';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

describe('checkout session', () => {
  it('adds 21% VAT on top of the net price', async () => {
    const session = await subscriptionSession(bench.stripe);
    expect(session).toMatchObject({
      amount_subtotal: 4900,
      amount_total: 5929,
      status: 'open',
      payment_status: 'unpaid',
    });
    expect(session.total_details?.amount_tax).toBe(1029);
    const again = await bench.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items.data.price.product'],
    });
    expect(again.line_items?.data[0]).toMatchObject({ amount_tax: 1029, description: 'Launch Special' });
    expect(again.line_items?.data[0]?.price?.product).toMatchObject({ name: 'Launch Special' });
  });

  it('pays with 4242, sends the customer on and tells it by signed webhooks', async () => {
    const session = await subscriptionSession(bench.stripe);
    const paid = await payHosted(session.url);
    expect(paid).toMatchObject({
      status: 303,
      location: `http://shop.test/success?tier=launch_special&session_id=${session.id}`,
    });
    const completed = await until('the session was announced', () =>
      bench.receiver
        .of('checkout.session.completed')
        .find((event) => 'id' in event.data.object && event.data.object.id === session.id),
    );
    expect(completed.data.object).toMatchObject({
      payment_status: 'paid',
      metadata: { order: 'o1' },
      amount_total: 5929,
    });
    for (const type of [
      'customer.created',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'payment_intent.succeeded',
    ] as const) {
      await bench.receiver.arrived(type);
    }
    const done = await bench.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice.payments', 'customer'],
    });
    if (typeof done.subscription !== 'object' || done.subscription === null) throw new Error('not expanded');
    expect(done.subscription).toMatchObject({ status: 'active', metadata: { user: 'u1' } });
    expect(done.subscription.items.data[0]?.current_period_end).toBeGreaterThan(done.created + 27 * 86_400);
    const invoice = done.subscription.latest_invoice;
    if (typeof invoice !== 'object' || invoice === null) throw new Error('not expanded');
    expect(invoice).toMatchObject({
      status: 'paid',
      total: 5929,
      total_taxes: [{ amount: 1029 }],
      billing_reason: 'subscription_create',
    });
    expect(invoice.parent?.subscription_details?.subscription).toBe(done.subscription.id);
    expect(invoice.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/);
    expect(done.customer).toMatchObject({ email: 'klant@example.nl' });
  });

  it('pays once when the form is sent twice, and sends a completed session straight on', async () => {
    const session = await subscriptionSession(bench.stripe);
    const answers = await Promise.all([
      payHosted(session.url),
      payHosted(session.url),
      payHosted(session.url),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
    const { customer } = await bench.stripe.checkout.sessions.retrieve(session.id);
    const charges = await bench.stripe.charges.list({ customer: String(customer) });
    expect(charges.data).toHaveLength(1);
    const visit = await fetch(session.url, { redirect: 'manual' });
    expect(visit.headers.get('location')).toContain(session.id);
  });

  it.each([
    ['4000 0000 0000 0002', 'Je kaart is geweigerd. Probeer een andere kaart'],
    ['4000 0000 0000 9995', 'onvoldoende saldo'],
    ['4000 0000 0000 9987', 'Neem contact op met je bank'],
    ['4000 0000 0000 0069', 'Je kaart is verlopen'],
    ['4000 0000 0000 0127', 'De cvc van je kaart klopt niet'],
  ])('declines %s and keeps the form, then another card pays', async (number, words) => {
    const session = await subscriptionSession(bench.stripe);
    const before = bench.receiver.of('payment_intent.payment_failed').length;
    const refused = await payHosted(session.url, { number });
    expect(refused.status).toBe(402);
    expect(refused.body).toContain(words);
    expect(refused.body).toContain(`value="${number}"`);
    await bench.receiver.arrived('payment_intent.payment_failed', before + 1);
    expect((await bench.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await payHosted(session.url)).status).toBe(303);
  });

  it('tells beside the field what is wrong with it', async () => {
    const session = await subscriptionSession(bench.stripe);
    const wrong = await payHosted(session.url, {
      number: '4242 4242 4242 4241',
      expiry: '01 / 20',
      cvc: '',
      email: 'klant@example.nl',
    });
    expect(wrong.status).toBe(422);
    for (const id of ['number-error', 'expiry-error', 'cvc-error'])
      expect(wrong.body).toContain(`id="${id}"`);
    expect(wrong.body).toContain('Deze kaart is verlopen');
    expect(wrong.body).not.toContain('id="email-error"');
  });

  it.each(['4000 0025 0000 3155', '4000 0000 0000 3220'])('asks for 3-D Secure with %s', async (number) => {
    const session = await subscriptionSession(bench.stripe);
    const page = `${session.url}/3ds`;
    const answer = (value: string) =>
      fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer: value }) });
    expect((await payHosted(session.url, { number })).location).toBe(new URL(page).pathname);
    expect(await (await fetch(page)).text()).toContain('Betaling bevestigen');
    const failed = await answer('no');
    expect(failed.status).toBe(402);
    expect(await failed.text()).toContain('Je bank kon de betaling niet bevestigen');
    await payHosted(session.url, { number });
    expect((await answer('yes')).headers.get('location')).toContain(session.id);
    expect((await bench.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  });

  it('pays with iDEAL at the bank page', async () => {
    const session = await subscriptionSession(bench.stripe);
    expect((await payHosted(session.url, { method: 'ideal' })).location).toBe(`/c/pay/${session.id}/ideal`);
    const bank = await (await fetch(`${session.url}/ideal`)).text();
    expect(bank).toContain('Betaling slagen');
    expect(bank).toContain('Betaling mislukken');
    const done = await fetch(`${session.url}/ideal`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'yes' }),
    });
    expect(done.headers.get('location')).toContain(session.id);
  });

  it('answers a SEPA debit later, with success or failure', async () => {
    const [good, bad] = [await subscriptionSession(bench.stripe), await subscriptionSession(bench.stripe)];
    const debit = { method: 'sepa_debit', account_name: 'A. Klant' };
    expect((await payHosted(good.url, { ...debit, iban: 'NL39 RABO 0300 0652 64' })).status).toBe(303);
    expect((await payHosted(bad.url, { ...debit, iban: 'NL91ABNA0417164300' })).status).toBe(303);
    expect((await bench.stripe.checkout.sessions.retrieve(good.id)).payment_status).toBe('unpaid');
    await bench.sandbox.clock.advance(60);
    await bench.receiver.arrived('checkout.session.async_payment_succeeded');
    await bench.receiver.arrived('checkout.session.async_payment_failed');
    expect((await bench.stripe.checkout.sessions.retrieve(good.id)).payment_status).toBe('paid');
    const failed = await bench.stripe.checkout.sessions.retrieve(bad.id, { expand: ['subscription'] });
    expect(failed.subscription).toMatchObject({ status: 'past_due' });
  });

  it('takes a one-time payment with an invoice', async () => {
    const session = await subscriptionSession(bench.stripe, {
      mode: 'payment',
      subscription_data: undefined,
      customer_creation: 'always',
      invoice_creation: { enabled: true },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: 199_900,
            product_data: { name: 'Lifetime Pro' },
            tax_behavior: 'exclusive',
          },
        },
      ],
    });
    const text = await (await fetch(session.url)).text();
    expect(text.replaceAll('\u00a0', ' ')).toContain('€ 2.418,79');
    expect(text).toContain('Bestelling met betaalverplichting');
    await payHosted(session.url);
    const done = await bench.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['invoice', 'payment_intent.latest_charge'],
    });
    expect(done.invoice).toMatchObject({ status: 'paid', total: 241_879 });
    expect(done.payment_intent).toMatchObject({ status: 'succeeded', latest_charge: { paid: true } });
  });

  it('pays what renews with credit first, and with that alone where it is enough', async () => {
    const { id: customer } = await bench.stripe.customers.create({ email: 'klant@example.nl' });
    await bench.stripe.customers.createBalanceTransaction(customer, { amount: -8_000, currency: 'eur' });
    const charged = async () => (await bench.stripe.charges.list({ customer })).data.map((one) => one.amount);
    const order = async () => {
      const session = await subscriptionSession(bench.stripe, { customer, customer_email: undefined });
      await payHosted(session.url);
      return (await bench.stripe.checkout.sessions.retrieve(session.id)).payment_status;
    };
    expect([await order(), await charged()]).toEqual(['no_payment_required', []]);
    expect([await order(), await charged()]).toEqual(['paid', [2 * 5_929 - 8_000]]);
    const [second, first] = (await bench.stripe.invoices.list({ customer })).data;
    expect(first).toMatchObject({ status: 'paid', starting_balance: -8_000, ending_balance: -2_071 });
    expect(second).toMatchObject({ status: 'paid', starting_balance: -2_071, ending_balance: 0 });
  });

  it('asks whom the invoice is for, keeps it at the customer, and puts it on what follows', async () => {
    const customer = await bench.stripe.customers.create({ individual_name: 'Anna de Boer' });
    const asked = {
      ...{
        customer: customer.id,
        customer_email: undefined,
        billing_address_collection: 'required' as const,
      },
      tax_id_collection: { enabled: true },
    };
    await expect(subscriptionSession(bench.stripe, asked)).rejects.toThrow('customer_update');
    const session = await subscriptionSession(bench.stripe, {
      ...asked,
      customer_update: { name: 'auto', address: 'auto' },
    });
    const company = { company: 'Werkplaats Noord', vat_id: 'nl001234567b01' };
    const refused = await payHosted(session.url, { ...company, city: '', vat_id: '12' });
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('id="vat_id-error"')]);
    expect(refused.body).toContain('id="city-error"');
    await payHosted(session.url, company);
    expect(await bench.stripe.customers.retrieve(customer.id)).toMatchObject({
      ...{ name: 'Werkplaats Noord', business_name: 'Werkplaats Noord', individual_name: 'Anna de Boer' },
      address: { line1: 'Keizersgracht 1', postal_code: '1015 CJ', city: 'Amsterdam', country: 'NL' },
    });
    const [invoice] = (await bench.stripe.invoices.list({ customer: customer.id })).data;
    expect(invoice).toMatchObject({
      ...{ customer_name: 'Werkplaats Noord', customer_address: { city: 'Amsterdam' } },
      customer_tax_ids: [{ type: 'eu_vat', value: 'NL001234567B01' }],
    });
    const owner = { type: 'customer', customer: customer.id } as const;
    await expect(bench.stripe.taxIds.create({ owner, type: 'eu_vat', value: '12' })).rejects.toThrow(
      'eu_vat',
    );
    const [taxId] = (await bench.stripe.taxIds.list({ owner })).data;
    await bench.stripe.taxIds.del(taxId?.id ?? '');
    expect((await bench.stripe.taxIds.list({ owner })).data).toEqual([]);
  });

  it('expires: by request, and by the clock', async () => {
    const [first, second] = [
      await subscriptionSession(bench.stripe),
      await subscriptionSession(bench.stripe),
    ];
    expect((await bench.stripe.checkout.sessions.expire(first.id)).status).toBe('expired');
    expect((await fetch(first.url)).status).toBe(410);
    await bench.sandbox.clock.advance(86_401);
    expect((await payHosted(second.url)).status).toBe(410);
    await bench.receiver.arrived('checkout.session.expired', 2);
  });
});
