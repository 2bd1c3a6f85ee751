// Real: what an affiliate reads of their ledger and payouts, in both languages, drawn as at the edge.
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
import { ToastProvider } from '@stroomwerk/ui-kit';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ConfirmAccount } from './ConfirmAccount.js';
import { LedgerPanel } from './LedgerPanel.js';
import { PayoutPanel } from './PayoutPanel.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const config = (language: Language): PageConfig => ({ aiOpsUrl: '', brand, language });
const silent = { call: () => Promise.reject({ detail: 'Billing antwoordt niet.' }) } as never;

interface Answers {
  readonly ledger?: billing.ReferralLedger | 'failed';
  readonly payouts?: billing.PayoutView | 'failed';
  readonly language?: Language;
  readonly address?: string;
}

/** The page's three parts with what billing answered; what is not given is still asked for. */
async function drawn({ ledger, payouts, language = 'nl', address = '/affiliate' }: Answers): Promise<string> {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retryOnMount: false } });
  if (ledger === 'failed') await client.prefetchQuery(apiQuery(billing.referralLedger, {}, silent));
  else if (ledger) client.setQueryData(apiKey(billing.referralLedger, {}), ledger);
  if (payouts === 'failed') await client.prefetchQuery(apiQuery(billing.payouts, {}, silent));
  else if (payouts) client.setQueryData(apiKey(billing.payouts, {}), payouts);
  return renderToString(
    <MemoryRouter initialEntries={[address]}>
      <RuntimeProvider server={{ config: config(language), api: silent }}>
        <DataProvider client={client}>
          <ToastProvider>
            <ConfirmAccount />
            <LedgerPanel />
            <PayoutPanel />
          </ToastProvider>
        </DataProvider>
      </RuntimeProvider>
    </MemoryRouter>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');
}

const at = '2026-11-18T10:00:00.000Z';
const line = (
  movement: billing.LedgerLine['movement'],
  more: Partial<billing.LedgerLine> = {},
): billing.LedgerLine => ({
  ...{ id: `${movement}-${Object.keys(more).join()}`, at, movement, amount_cents: 2_500, referral: 34 },
  ...{ reason: null, held_until: null, looked_into: false },
  ...more,
});
const sums = { held_cents: 2_500, available_cents: 5_000, ordered_cents: 0, paid_cents: 7_500 };
const empty: billing.ReferralLedger = {
  ...{ lines: [], held_cents: 0, available_cents: 0, ordered_cents: 0, paid_cents: 0 },
};
const full: billing.ReferralLedger = {
  ...sums,
  lines: [
    line('earned', { held_until: '2026-12-18T10:00:00.000Z' }),
    line('earned', { held_until: '2026-12-18T10:00:00.000Z', looked_into: true }),
    line('released'),
    line('clawed_back', { reason: 'refunded' }),
    line('clawed_back', { reason: 'refused', referral: 7 }),
    line('payout_ordered', { referral: null, amount_cents: 7_500 }),
    line('paid_out', { referral: null, amount_cents: 7_500 }),
    line('payout_returned', { referral: null, amount_cents: 7_500 }),
  ],
};
const none: billing.PayoutView = {
  ...{
    account: null,
    waiting: null,
    minimum_cents: 5_000,
    available_cents: 2_500,
    ordered_cents: 0,
    next: null,
  },
};
const account = { holder: 'Anna de Boer', iban: 'NL•• •••• 4471' };
const confirmed: billing.PayoutView = {
  ...none,
  ...{ account, available_cents: 7_500, ordered_cents: 5_000 },
  next: { amount_cents: 7_500, from: '2026-12-09T10:00:00.000Z', until: '2026-12-16T10:00:00.000Z' },
};

it.each([
  [
    'nl',
    [
      'Vast tot 18 dec 2026',
      'We kijken dit na',
      'Verwijzing R-0034, een betaald plan',
      '+€ 25,00',
      '−€ 25,00',
    ],
    [
      'de klant kreeg geld terug',
      'Verwijzing R-0007, deze verwijzing telt niet mee',
      'Uitbetaald',
      '−€ 75,00',
    ],
  ],
  [
    'en',
    [
      'Held until 18 Dec 2026',
      'We are looking into this',
      'Referral R-0034, a paid plan',
      '+€25.00',
      '−€25.00',
    ],
    ['the customer got money back', 'Referral R-0007, this referral does not count', 'Paid out', '−€75.00'],
  ],
] as const)('tells every line, where it stands and why (%s)', async (language, some, others) => {
  const page = await drawn({ ledger: full, payouts: none, language });
  for (const text of [...some, ...others]) expect(page).toContain(text);
  expect(page).toContain(language === 'nl' ? '€ 150,00' : '€150.00');
});

it('is empty, loads and fails in three ways', async () => {
  const without = await drawn({ ledger: empty, payouts: none });
  expect(without).toContain('Nog geen betaalde verwijzing.');
  expect(without).not.toContain('Try Again');
  const loading = await drawn({});
  expect(loading).toContain('Elke euro uitgelegd');
  expect(loading).not.toContain('Nog geen betaalde verwijzing.');
  expect(loading).not.toContain('IBAN');
  const failed = await drawn({ ledger: 'failed', payouts: 'failed' });
  expect(failed).toContain('Je regels konden niet worden geladen.');
  expect(failed).toContain('Je uitbetaling kon niet worden geladen.');
  expect(failed).not.toContain('IBAN');
});

it('asks for an account where there is none, and shows the minimum', async () => {
  const page = await drawn({ ledger: empty, payouts: none });
  for (const text of ['Naam van de rekeninghouder', 'IBAN', 'Bewaar rekening', '€ 50,00', 'nog niet bekend'])
    expect(page).toContain(text);
  expect(page).not.toContain('Wijzig rekening');
});

it('tells until when an entered account waits, and asks for no other unless wanted', async () => {
  const waiting = { ...account, until: '2026-12-01T10:00:00.000Z' };
  const page = await drawn({ ledger: empty, payouts: { ...none, waiting } });
  expect(page).toContain('NL•• •••• 4471 telt zodra je die hebt gevolgd, uiterlijk 1 dec 2026');
  expect(page).toContain('Vul opnieuw in');
  expect(page).not.toContain('Bewaar rekening');
});

it.each([
  ['nl', '€ 75,00, tussen 9 dec 2026 en 16 dec 2026', 'Wijzig rekening', 'Onderweg naar de bank'],
  ['en', '€75.00, between 9 Dec 2026 and 16 Dec 2026', 'Change account', 'On its way to the bank'],
] as const)('tells when a confirmed account is paid, and how much (%s)', async (language, ...texts) => {
  const page = await drawn({ ledger: full, payouts: confirmed, language });
  for (const text of [...texts, 'NL•• •••• 4471, Anna de Boer']) expect(page).toContain(text);
});

it('asks who comes by the mail to confirm, and nobody else', async () => {
  const address = '/affiliate?confirm=018f0000-0000-4000-8000-0000000000a1';
  expect(await drawn({ ledger: empty, payouts: none, address })).toContain('Bevestig rekening');
  expect(await drawn({ ledger: empty, payouts: none })).not.toContain('Bevestig rekening');
});
