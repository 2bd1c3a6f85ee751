// Real: what a customer reads of their invoices, in both languages, drawn as at the edge. The journey has the files and the dialog.
import type { Language } from '@stroomwerk/contracts';
import * as billing from '@stroomwerk/contracts/billing';
import {
  apiKey,
  apiQuery,
  createQueryClient,
  DataProvider,
  type PageConfig,
  RuntimeProvider,
} from '@stroomwerk/mfe-runtime';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Billing } from './Billing.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const config = (language: Language): PageConfig => ({ aiOpsUrl: '', brand, language });
const silent = { call: () => Promise.reject({ detail: 'Billing antwoordt niet.' }) } as never;

const paid: billing.Invoice = {
  ...{ number: '2026-0419', kind: 'invoice', issued_at: '2026-11-09T10:00:00.000Z', subject: 'Professional' },
  period: { from: '2026-11-09T10:00:00.000Z', until: '2026-12-09T10:00:00.000Z' },
  ...{ net_cents: 9_900, vat_cents: 2_079, total_cents: 11_979, status: 'paid', corrects: null },
};
const note: billing.Invoice = {
  ...{
    number: '2026-0420',
    kind: 'credit_note',
    issued_at: '2026-11-10T10:00:00.000Z',
    subject: 'Launch Special',
  },
  ...{ period: null, net_cents: -3_319, vat_cents: -697, total_cents: -4_016, status: 'settled' },
  corrects: '2026-0402',
};
const details: billing.InvoiceDetails = {
  ...{ company: 'Werkplaats Noord', vat_id: 'NL001234567B01', street: 'Keizersgracht 1' },
  ...{ postal_code: '1015 CJ', city: 'Amsterdam', country: 'NL' },
};

interface Known {
  readonly invoices?: billing.InvoicesResponse | 'failed';
  readonly details?: billing.InvoiceDetails | null | 'failed';
}
/** The section with what billing answered; what is not given is not answered. */
async function drawn(known: Known, language: Language = 'nl'): Promise<string> {
  const client = createQueryClient();
  // Drawn once: what failed is not asked for again by the drawing.
  client.setDefaultOptions({ queries: { retryOnMount: false, staleTime: 30_000 } });
  if (known.invoices === 'failed') await client.prefetchQuery(apiQuery(billing.invoices, {}, silent));
  else if (known.invoices) client.setQueryData(apiKey(billing.invoices, {}), known.invoices);
  if (known.details === 'failed') await client.prefetchQuery(apiQuery(billing.invoiceDetails, {}, silent));
  else if (known.details !== undefined)
    client.setQueryData(apiKey(billing.invoiceDetails, {}), { details: known.details });
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config: config(language), api: silent }}>
        <DataProvider client={client}>
          <Billing email="boekhouding@werkplaats.example" />
        </DataProvider>
      </RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
}
const page = (invoices: billing.Invoice[], next_cursor: string | null = null) => ({ invoices, next_cursor });

const words = {
  nl: {
    ...{ none: 'Nog geen facturen.', failed: 'Je facturen konden we niet lezen.', older: '>Oudere<' },
    ...{ plan: 'Professional, 9 nov 2026 tot 9 dec 2026', note: 'Creditnota bij 2026-0402, Launch Special' },
    ...{
      paid: 'Betaald',
      settled: 'Verrekend',
      amount: /€\s119,79/,
      back: /−€\s40,16/,
      pdf: 'PDF van 2026-0419',
    },
    ...{ onInvoice: 'Op de factuur', noDetails: 'Bij je eerste bestelling', change: '>Aanpassen<' },
    ...{
      detailsFailed: 'Wat op je factuur komt, konden we niet lezen.',
      country: 'Nederland',
      privately: 'Privé',
    },
  },
  en: {
    ...{ none: 'No invoices yet.', failed: 'We could not read your invoices.', older: '>Older<' },
    ...{ plan: 'Professional, 9 Nov 2026 to 9 Dec 2026', note: 'Credit note of 2026-0402, Launch Special' },
    ...{ paid: 'Paid', settled: 'Settled', amount: /€119\.79/, back: /−€40\.16/, pdf: 'PDF of 2026-0419' },
    ...{ onInvoice: 'On the invoice', noDetails: 'With your first order', change: '>Change<' },
    ...{
      detailsFailed: 'We could not read what goes on your invoice.',
      country: 'Netherlands',
      privately: 'Private',
    },
  },
};

describe.each(['nl', 'en'] as const)('invoices (%s)', (language) => {
  const t = words[language];

  it('are listed with number, date, amount, status and their files', async () => {
    const text = await drawn({ invoices: page([note, paid]), details }, language);
    for (const part of ['2026-0419', '2026-0420', t.plan, t.note, t.paid, t.settled, t.pdf])
      expect(text).toContain(part);
    for (const part of [t.amount, t.back]) expect(text).toMatch(part);
    for (const part of [t.older, t.none]) expect(text).not.toContain(part);
    expect(await drawn({ invoices: page([paid], '2026-0419'), details }, language)).toContain(t.older);
  });

  it('that are not there, not known yet, or could not be read are three things', async () => {
    expect(await drawn({ invoices: page([]) }, language)).toContain(t.none);
    const loading = await drawn({}, language);
    for (const part of [t.none, t.failed, t.detailsFailed, t.noDetails]) expect(loading).not.toContain(part);
    const failed = await drawn({ invoices: 'failed', details: 'failed' }, language);
    for (const part of [t.failed, t.detailsFailed]) expect(failed).toContain(part);
    for (const part of [t.none, t.noDetails]) expect(failed).not.toContain(part);
  });

  it('say whom the next one is for, once something was ordered', async () => {
    const text = await drawn({ invoices: page([paid]), details }, language);
    for (const part of [
      t.onInvoice,
      'Werkplaats Noord',
      'NL001234567B01',
      '1015 CJ Amsterdam',
      t.country,
      t.change,
    ])
      expect(text).toContain(part);
    const person = await drawn(
      { invoices: page([]), details: { ...details, company: '', vat_id: '' } },
      language,
    );
    expect(person).toContain(t.privately);
    const nobody = await drawn({ invoices: page([]), details: null }, language);
    expect(nobody).toContain(t.noDetails);
    expect(nobody).not.toContain(t.change);
  });
});
