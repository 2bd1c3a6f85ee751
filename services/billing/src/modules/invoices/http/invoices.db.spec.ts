// Real: the service, PostgreSQL, its queue, the payment sandbox over HTTP, signed webhooks.
import type { Invoice, InvoicesResponse } from '@stroomwerk/contracts/billing';
import { readPdf } from '@stroomwerk/test-kit';
import { Bench, type Buyer, day, until } from '../../../../test/bench.js';
import { line } from '../../../../test/issued.js';
import { Readings } from '../../provider/application/readings.js';
import { Reconcile } from '../../reconciliation/application/reconcile.js';

import { Books } from '../application/books.js';
import { ProviderInvoices } from '../application/provider-invoices.js';

let bench: Bench;
beforeAll(async () => {
  bench = await Bench.start({
    BRAND_ADDRESS: 'Voorbeeldstraat 1, 1000 AA Amsterdam',
    KVK_NUMBER: '12345678',
  });
});
afterAll(() => bench?.close());
afterEach(() => jest.restoreAllMocks());

const ops = {
  userId: '0b5e6f00-0000-4000-8000-000000000001',
  accountId: '0b5e6f00-0000-4000-8000-000000000002',
  role: 'ops',
} as never;
const page = (who: Buyer, query = '') =>
  bench.service
    .call<InvoicesResponse>('GET', `/api/billing/invoices${query}`, { as: who })
    .then(({ body }) => body);
const invoices = async (who: Buyer): Promise<Invoice[]> => (await page(who)).invoices;
/** Waits until so many are there. */
const has = (who: Buyer, count: number) =>
  until(`${count} invoices`, async () => {
    const found = await invoices(who);
    return found.length === count && found;
  });
const file = (who: Buyer, path: string, language = 'nl') =>
  bench.service.app.inject({
    ...{ method: 'GET' as const, url: `/api/billing/invoices/${path}` },
    headers: { authorization: `Bearer ${bench.service.identity.token(who)}`, 'accept-language': language },
  });
const refund = async (who: Buyer, amount?: number) => {
  const [charge] = await bench.charges(who);
  await bench.stripe.refunds.create({
    payment_intent: String(charge?.payment_intent),
    ...(amount === undefined ? {} : { amount }),
  });
};
/** Every number of a year, in order. */
const sequences = async (): Promise<number[]> =>
  (
    await bench.service.source.query<{ sequence: number }[]>(
      'select sequence from invoice order by year, sequence',
    )
  ).map(({ sequence }) => sequence);
const expectGapless = async () => {
  const found = await sequences();
  expect(found).toEqual(found.map((_, at) => at + 1));
};

describe('a payment', () => {
  it('becomes one invoice, to the cent, however often it is told of', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly', {}, { company: 'Werkplaats Noord', vat_id: 'NL001234567B01' });
    await bench.has(who, 'active');
    const [invoice] = await has(who, 1);
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', subject: 'Starter', status: 'paid', corrects: null },
      ...{ net_cents: 2_900, vat_cents: 609, total_cents: 3_509 },
    });
    expect(invoice?.period).not.toBeNull();
    const { data } = await bench.stripe.events.list({ type: 'invoice.paid', limit: 1 });
    await bench.admin(`events/${data[0]?.id}/resend`, { times: 5 });
    await bench.service.app.get(Reconcile).execute();
    await bench.settled();
    expect(await invoices(who)).toEqual([invoice]);
    const [charge] = await bench.charges(who);
    expect(charge?.amount).toBe(invoice?.total_cents);
    expect(await bench.mails(who, 'invoice_issued')).toEqual([
      { number: invoice?.number, total_cents: 3_509 },
    ]);
  });

  it('for what is bought once has one too, and each renewal its own', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'vip_onboarding');
    expect(await has(who, 1)).toMatchObject([
      { subject: 'VIP Onboarding', total_cents: 60_379, period: null },
    ]);
    const other = await bench.buyer();
    await bench.buy(other, 'launch_special');
    await bench.has(other, 'active');
    await bench.sandbox.clock.advance(32 * 86_400);
    const [second, first] = await has(other, 2);
    expect([first?.total_cents, second?.total_cents]).toEqual([5_929, 5_929]);
    expect(second?.number).not.toBe(first?.number);
    await bench.settled();
    await expectGapless();
  });

  it('that nobody told of has its invoice after a round of the reconciliation', async () => {
    const who = await bench.buyer();
    await bench.admin('webhooks', { mode: 'pause' });
    await bench.buy(who, 'starter_monthly');
    bench.service.clock.advance(5 * 60_000);
    await bench.service.app.get(Reconcile).execute();
    expect(await has(who, 1)).toMatchObject([{ total_cents: 3_509 }]);
    // What was lost and comes after all changes nothing.
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.settled();
    expect(await invoices(who)).toHaveLength(1);
  });
});

describe('money that goes back', () => {
  it('has a credit note for each part, and all of them come to the invoice', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await has(who, 1);
    await refund(who, 1_000);
    const [partly, paid] = await has(who, 2);
    expect(partly).toMatchObject({ kind: 'credit_note', total_cents: -1_000, corrects: paid?.number });
    expect(paid?.status).toBe('partly_credited');
    await refund(who);
    const [rest, , whole] = await has(who, 3);
    expect(rest?.total_cents).toBe(-2_509);
    expect(whole).toMatchObject({ number: paid?.number, status: 'credited' });
    const all = await invoices(who);
    for (const part of ['net_cents', 'vat_cents', 'total_cents'] as const)
      expect(all.reduce((sum, one) => sum + one[part], 0)).toBe(0);
    expect(await bench.mails(who, 'credit_note_issued')).toHaveLength(2);
  });

  it('because its owner asked is told of once, with its credit note', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    await bench.service.call('POST', '/api/billing/money-back', { as: who });
    const [note] = await has(who, 2);
    await bench.settled();
    expect(await bench.mails(who, 'money_back')).toEqual([
      { refunded_cents: 3_509, credit_notes: [note?.number] },
    ]);
    expect(await bench.mails(who, 'credit_note_issued')).toEqual([]);
  });

  it('that nobody told of, long after the plan ended, has its credit note within a day', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'custom_workflow');
    await has(who, 1);
    await bench.settled();
    await bench.service.app.get(Reconcile).execute();
    await bench.admin('webhooks', { mode: 'pause' });
    await refund(who, 500);
    bench.service.clock.advance(day + 60_000);
    await bench.service.app.get(Reconcile).execute();
    expect(await has(who, 2)).toMatchObject([{ kind: 'credit_note', total_cents: -500 }, {}]);
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.settled();
    expect(await invoices(who)).toHaveLength(2);
    await expectGapless();
  });
});

// Fake: the provider's answer, since the sandbox makes no invoice below zero.
it('gives credit for unused time with a credit note of the plan’s last invoice, once', async () => {
  const who = await bench.buyer();
  await bench.buy(who, 'launch_special');
  await bench.has(who, 'active');
  const [invoice] = await has(who, 1);
  await bench.settled();
  const { app } = bench.service;
  const provider = app.get(ProviderInvoices);
  const [known] = (await bench.stripe.invoices.list({ customer: await bench.customer(who) })).data;
  const plan = await provider.read(known?.id ?? '');
  if (plan === null) throw new Error('the invoice of the plan is gone');
  const rest = line(-3_319, -697, { nature: 'rest', name: 'Launch Special' });
  const below = { ...plan, id: 'in_rest', lines: [rest], refunds: [] };
  const answer = jest.spyOn(provider, 'read').mockResolvedValue({
    ...below,
    payment: { ...plan.payment, reference: null, paid_cents: 0 },
  });
  try {
    for (const _ of ['told of', 'told of again'])
      await app.get(Readings).carryOut((look) => app.get(Books).read(look, 'in_rest'));
  } finally {
    answer.mockRestore();
  }
  const [note, first, ...more] = await invoices(who);
  expect(more).toEqual([]);
  expect(note).toMatchObject({ kind: 'credit_note', total_cents: -4_016, corrects: invoice?.number });
  expect(first?.status).toBe('partly_credited');
  const { text } = readPdf((await file(who, `${note?.number}.pdf`)).rawPayload);
  expect(text.replaceAll('\n', ' ')).toContain('Dit bedrag is tegoed: het gaat van je volgende betaling af.');
});

/** Fake: an invoice of the provider below zero, by which time of a plan became credit. */
const restOf = async (who: Buyer, id: string, [net, vat]: readonly [number, number]) => {
  const provider = bench.service.app.get(ProviderInvoices);
  const [known] = (await bench.stripe.invoices.list({ customer: await bench.customer(who) })).data;
  const plan = await provider.read(known?.id ?? '');
  if (plan === null) throw new Error('the invoice of the plan is gone');
  const answer = jest.spyOn(provider, 'read').mockResolvedValue({
    ...{ ...plan, id, refunds: [], lines: [line(net, vat, { nature: 'rest' })] },
    payment: { ...plan.payment, reference: null, paid_cents: 0 },
  });
  await bench.service.app.get(Readings).carryOut((look) => bench.service.app.get(Books).read(look, id));
  answer.mockRestore();
};
const notesOf = (all: readonly Invoice[]) =>
  all
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ corrects, total_cents }) => [corrects, total_cents]);

describe('what became credit', () => {
  it('is credited to the plan’s invoices, to none more than it came to; a refund then corrects the rest', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'launch_special');
    await bench.has(who, 'active');
    await bench.sandbox.clock.advance(32 * 86_400);
    const [second, first] = await has(who, 2);
    await bench.settled();
    for (const _ of ['told of', 'told of again']) await restOf(who, 'in_two_rest', [-6_612, -1_388]);
    expect(notesOf(await invoices(who))).toEqual([
      [first?.number, -2_071],
      [second?.number, -5_929],
    ]);
    // Both payments go back whole: what is left of the invoices is less.
    for (const { id } of await bench.charges(who)) await bench.stripe.refunds.create({ charge: id });
    await bench.has(who, 'canceled');
    await bench.settled();
    const all = await invoices(who);
    expect(all.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(0);
    expect(notesOf(all).filter(([corrects]) => corrects === second?.number)).toHaveLength(1);
    // Nothing is left to look for.
    const read = jest.spyOn(bench.service.app.get(ProviderInvoices), 'read');
    await bench.service.app.get(Books).catchUp(who.accountId);
    expect(read).not.toHaveBeenCalled();
    await expectGapless();
  });

  it('hides no refund that nobody told of', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'launch_special');
    const [invoice] = await has(who, 1);
    await bench.settled();
    await restOf(who, 'in_hiding', [-3_319, -697]);
    await bench.admin('webhooks', { mode: 'pause' });
    await refund(who, 500);
    await bench.service.app.get(Books).catchUp(who.accountId);
    expect(notesOf(await invoices(who))).toEqual([
      [invoice?.number, -500],
      [invoice?.number, -4_016],
    ]);
    await bench.admin('webhooks', { mode: 'resume' });
    await bench.settled();
    expect(await invoices(who)).toHaveLength(3);
  });
});

describe('books that do not add up', () => {
  const broken = (when: (id: string) => boolean = () => true) => {
    const provider = bench.service.app.get(ProviderInvoices);
    const read = provider.read.bind(provider);
    return jest.spyOn(provider, 'read').mockImplementation(async (id) => {
      if (when(id)) throw new Error(`the lines of invoice ${id} come to something else`);
      return read(id);
    });
  };

  it('hold up neither access nor what else a refund means, and are read again', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await has(who, 1);
    await bench.settled();
    const answer = broken();
    await refund(who);
    await bench.has(who, 'canceled');
    answer.mockRestore();
    // After 1, 2, 4, … minutes.
    await until('it has its credit note', async () => {
      bench.service.clock.advance(10 * 60_000);
      await bench.service.app.get(Reconcile).execute();
      return (await invoices(who)).length === 2;
    });
    await bench.settled();
  });

  it('hold up no money-back, and its mail', async () => {
    const who = await bench.buyer();
    await bench.buy(who, 'starter_monthly');
    await bench.has(who, 'active');
    await has(who, 1);
    await bench.settled();
    await bench.admin('webhooks', { mode: 'pause' });
    const answer = broken();
    await bench.service.call('POST', '/api/billing/money-back', { as: who });
    expect(await bench.mails(who, 'money_back')).toEqual([{ refunded_cents: 3_509, credit_notes: [] }]);
    answer.mockRestore();
    await bench.admin('webhooks', { mode: 'resume' });
    await has(who, 2);
    await bench.settled();
  });

  it('of one invoice hold up no other of its account', async () => {
    const who = await bench.buyer();
    await bench.admin('webhooks', { mode: 'pause' });
    for (const service of ['custom_workflow', 'vip_onboarding']) await bench.buy(who, service);
    const { data } = await bench.stripe.invoices.list({ customer: await bench.customer(who) });
    const oldest = data.at(-1)?.id;
    const answer = broken((id) => id === oldest);
    await bench.service.app.get(Books).catchUp(who.accountId);
    expect(await invoices(who)).toHaveLength(data.length - 1);
    answer.mockRestore();
    await bench.admin('webhooks', { mode: 'resume' });
    await has(who, 2);
    await bench.settled();
  });
});

describe('the files', () => {
  let who: Buyer;
  let number: string;
  beforeAll(async () => {
    who = await bench.buyer();
    await bench.buy(
      who,
      'professional_monthly',
      {},
      { company: 'Werkplaats Noord', vat_id: 'nl 0012.34567 b01' },
    );
    number = (await has(who, 1))[0]?.number ?? '';
  });

  it('are a PDF in the reader’s language and UBL, with whom the order page asked for', async () => {
    const pdf = await file(who, `${number}.pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toBe(`attachment; filename="factuur-${number}.pdf"`);
    const { text } = readPdf(pdf.rawPayload);
    for (const said of [
      number,
      'Werkplaats Noord',
      'Anna de Boer',
      'Keizersgracht 1',
      'NL001234567B01',
      '€ 119,79',
    ])
      expect(text).toContain(said);
    for (const said of ['Voorbeeldstraat 1', 'KvK 12345678', 'Visa 4242']) expect(text).toContain(said);
    const english = readPdf((await file(who, `${number}.pdf`, 'en')).rawPayload);
    expect(english.text).toContain(`Invoice ${number}`);
    const xml = await file(who, `${number}.xml`);
    expect(xml.headers['content-disposition']).toBe(`attachment; filename="factuur-${number}.xml"`);
    expect(xml.body).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(xml.body).toContain('>119.79</cbc:TaxInclusiveAmount>');
  });

  it('are for its account and ops, and for nobody else', async () => {
    const other = await bench.buyer();
    for (const path of [`${number}.pdf`, `${number}.xml`, '2026-99999.pdf', 'x.pdf']) {
      const refused = await file(other, path);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'billing.invoice_not_found']);
    }
    expect((await file(ops, `${number}.pdf`)).statusCode).toBe(200);
    expect(
      (await bench.service.app.inject({ method: 'GET', url: `/api/billing/invoices/${number}.pdf` }))
        .statusCode,
    ).toBe(401);
    const refused = await bench.service.call<{ code: string }>(
      'GET',
      `/api/billing/invoices?account_id=${who.accountId}`,
      { as: other },
    );
    expect(refused.body.code).toBe('auth.forbidden');
    expect((await page(ops, `?account_id=${who.accountId}`)).invoices).toHaveLength(1);
  });
});

describe('whom it is for', () => {
  it('is asked on the order page, and changed for the invoices to come', async () => {
    const who = await bench.buyer();
    const path = '/api/billing/invoice-details';
    const get = async () => (await bench.service.call<unknown>('GET', path, { as: who })).body;
    const put = (body: object) =>
      bench.service.call<{ code?: string; fields?: object }>('PUT', path, { as: who, body });
    const details = {
      ...{ company: 'Bakkerij Jansen', vat_id: 'NL009876543B01', street: 'Dorpsstraat 2' },
      ...{ postal_code: '3512 AB', city: 'Utrecht', country: 'NL' },
    };
    expect(await get()).toEqual({ details: null });
    expect((await put(details)).body.code).toBe('billing.no_customer');
    await bench.buy(who, 'launch_special');
    await has(who, 1);
    expect(await get()).toEqual({
      details: {
        ...{ company: '', vat_id: '', street: 'Keizersgracht 1', postal_code: '1015 CJ', city: 'Amsterdam' },
        country: 'NL',
      },
    });
    expect((await put({ ...details, vat_id: '123' })).body.fields).toEqual({
      vat_id: 'Een btw-nummer begint met de twee letters van het land',
    });
    expect((await put({ ...details, vat_id: 'nl 0098.76543-b01' })).status).toBe(200);
    expect(await get()).toEqual({ details });
    await bench.sandbox.clock.advance(32 * 86_400);
    const [later, first] = await has(who, 2);
    const textOf = async (number = '') => readPdf((await file(who, `${number}.pdf`)).rawPayload).text;
    expect(await textOf(first?.number)).not.toContain('Bakkerij Jansen');
    const text = await textOf(later?.number);
    for (const said of ['Bakkerij Jansen', 'Anna de Boer', 'NL009876543B01', '3512 AB Utrecht'])
      expect(text).toContain(said);
    await put({ ...details, company: '', vat_id: '' });
    expect(await get()).toEqual({ details: { ...details, company: '', vat_id: '' } });
  });
});

it('tells whoever has a yearly plan three weeks before it renews, once, with what will be charged', async () => {
  const who = await bench.buyer();
  await bench.buy(who, 'professional_annual');
  await bench.has(who, 'active');
  const reconcile = bench.service.app.get(Reconcile);
  const { current_period_end: end } = await bench.subscription(who);
  const ahead = (days: number) => bench.service.clock.set(new Date(Date.parse(String(end)) - days * day));
  const now = bench.service.clock.now();
  ahead(22);
  await reconcile.execute();
  expect(await bench.mails(who, 'renewal_ahead')).toEqual([]);
  for (const days of [20, 19, 3]) {
    ahead(days);
    await reconcile.execute();
  }
  expect(await bench.mails(who, 'renewal_ahead')).toEqual([{ renews_at: end, amount_cents: 119_790 }]);
  bench.service.clock.set(now);
});
