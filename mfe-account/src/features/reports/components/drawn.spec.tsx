// Real: what a customer reads of a month, in both languages, drawn as at the edge. Figures and words come from the service.
import type { Language } from '@stroomwerk/contracts';
import type { MonthlyReport, MonthlyReportsResponse } from '@stroomwerk/contracts/library';
import { createQueryClient, DataProvider, type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import { ToastProvider } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { connectionsIn } from '../model/connections.js';
import { Reports } from './Reports.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const drawn = (shown: ReactNode, language: Language = 'nl'): string => {
  const config: PageConfig = { aiOpsUrl: '', brand, language };
  return renderToString(
    <MemoryRouter>
      <RuntimeProvider server={{ config, api: { call: () => Promise.reject() } as never }}>
        <DataProvider client={createQueryClient()}>
          <ToastProvider>{shown}</ToastProvider>
        </DataProvider>
      </RuntimeProvider>
    </MemoryRouter>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');
};

const automation = (at: number, connection: string | null): MonthlyReport['automations'][number] => ({
  ...{ automation_id: `automation-${at}`, name: `Facturen ${at}`, runs: 10, succeeded: 9, failed: 1 },
  ...{ connection_id: connection, connection_name: connection && `n8n ${connection}` },
  ...{ minutes_saved: 90, failing: null },
});
const current: MonthlyReport = {
  ...{ month: '2026-11', first_day: '2026-11-01', last_day: '2026-11-20', days_in_month: 30 },
  ...{ plan: 'launch_special', cost: { kind: 'paid', cents: 3_267, days: 20 } },
  ...{ hourly_rate_cents: 5_000, saved_cents: 7_500, runs: 10, succeeded: 9, failed: 1, minutes_saved: 90 },
  ...{ automations: [automation(1, 'b')], failed_longest: null, made_at: null },
  words: ['In november 2026 scheelden de automatiseringen tot nu toe 1,5 uur handwerk.'],
};
const reports: MonthlyReportsResponse = {
  ...{ report: 'own', offers: { own: null, agency: 'professional' }, current, brand: null },
  months: [
    {
      ...{ month: '2026-10', first_day: '2026-10-01', last_day: '2026-10-31', runs: 40 },
      ...{ cost: { kind: 'paid', cents: 4_900, days: 31 }, minutes_saved: 750, saved_cents: 62_500 },
    },
  ],
};
const page = (
  more: Partial<MonthlyReportsResponse> = {},
  wanted: string | null = '2026-11',
  lang?: Language,
) => drawn(<Reports reports={{ ...reports, ...more }} wanted={wanted} />, lang);

describe('the reports', () => {
  it('show the month as far as it went, in figures, words and by automation', () => {
    const text = page();
    expect(text).toContain('November 2026 tot nu toe');
    for (const said of ['1,5', '€ 75,00', '90%', 'van 10 runs', current.words[0] ?? '', 'Facturen 1'])
      expect(text).toContain(said);
    expect(text).not.toContain('staan vast');
  });

  it('lead from month to month, and say which is shown', () => {
    const text = page();
    expect(text).toContain('href="/?month=2026-10"');
    expect(text).toContain('12,5 uur, € 625,00');
    expect(text).toMatch(
      /aria-current="page"[^>]*>November 2026|href="\/\?month=2026-11"[^>]*aria-current="page"/,
    );
  });

  it('say how there can be euros where there are none', () => {
    const text = page(
      { current: { ...current, hourly_rate_cents: null, saved_cents: null } },
      '2026-11',
      'en',
    );
    expect(text).toContain('no rate');
    expect(text).toContain('Set your hourly rate');
    expect(text).toContain('href="/dashboard?tab=settings"');
  });

  it('are being read: another screen than none, and than the offer', () => {
    const reading = page({}, '2026-10');
    expect(reading).not.toContain('November 2026 tot nu toe');
    const none = page({ current: null, months: [] });
    expect(none).toContain('Er is nog geen rapport');
    const without = page({
      ...{ report: 'none', current: null, months: [] },
      offers: { own: 'launch_special', agency: 'professional' },
    });
    expect(without).toContain('Een maandrapport hoort bij Launch Special');
    expect(without).not.toContain('Er is nog geen rapport');
    expect(new Set([reading, none, without]).size).toBe(3);
  });

  it('stay there for whoever has a plan without them now', () => {
    const text = page({
      report: 'none',
      current: null,
      offers: { own: 'launch_special', agency: 'professional' },
    });
    expect(text).toContain('hoort bij Launch Special');
    expect(text).toContain('Oktober 2026');
  });
});

describe('for an agency', () => {
  const agency = { report: 'agency', offers: { own: null, agency: null } } as const;

  it('there is a name, a colour and a file for each client', () => {
    const both = { ...current, automations: [automation(1, 'b'), automation(2, 'a'), automation(3, null)] };
    const text = page({ ...agency, current: both, brand: { name: 'Bureau Zuid', accent: '#7a1f5c' } });
    expect(text).toContain('value="Bureau Zuid"');
    expect(text).toContain('type="color"');
    expect(text).toContain('Download voor je klant');
    expect(connectionsIn(both)).toEqual([
      { id: 'a', name: 'n8n a' },
      { id: 'b', name: 'n8n b' },
    ]);
  });

  it('is told that no name is on it yet', () => {
    expect(page(agency)).toContain('Er staat nog geen naam op.');
  });

  it('is named the plan that has it, where this one has not', () => {
    const text = page();
    expect(text).toContain('onder de naam van je eigen bureau hoort bij Professional');
    expect(text).not.toContain('Download voor je klant');
  });
});
