// Real: what a customer reads of their runs and saved time, in both languages, drawn as at the edge.
import type { Language } from '@stroomwerk/contracts';
import type { Analytics } from '@stroomwerk/contracts/library';
import { createQueryClient, DataProvider, type PageConfig, RuntimeProvider } from '@stroomwerk/mfe-runtime';
import { ToastProvider } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AnalyticsShown, AnalyticsView } from './AnalyticsView.js';
import { RateForm, RatePanel } from './RatePanel.js';
import { DaysShown, RunsPerDay } from './RunsPerDay.js';

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
  ).replaceAll('<!-- -->', '');
};

const by_day = Array.from({ length: 7 }, (_, at) => ({
  ...{ day: `2026-11-${15 + at}`, runs: 4, succeeded: 2, failed: 1, minutes: 12 },
}));
const total = { runs: 28, succeeded: 14, failed: 7, success: 66.7, minutes: 84, cents: 6_300 };
const analytics: Analytics = {
  ...{ days: 7, from: '2026-11-15', to: '2026-11-21', kept_days: 7, total, by_day },
  periods: [
    { days: 7, plan: null },
    { days: 30, plan: 'launch_special' },
    { days: 761, plan: 'enterprise' },
  ],
  before: { ...total, runs: 20, success: 70 },
  by_automation: [
    {
      ...{ id: '0198c0de-0000-7000-8000-000000000000', name: 'Facturen', removed: false, runs: 28 },
      ...{ succeeded: 14, failed: 7, success: 66.7, minutes: 84, minutes_per_run: 6, declared: 6, own: null },
    },
    {
      ...{ id: '0198c0de-0000-7000-8000-000000000001', name: 'Oud', removed: true, runs: 1 },
      ...{ succeeded: 0, failed: 1, success: 0, minutes: 0, minutes_per_run: 2, declared: 6, own: 2 },
    },
  ],
  by_app: [
    { app: 'Gmail', automations: 1, runs: 28, succeeded: 14, failed: 7, success: 66.7 },
    { app: null, automations: 1, runs: 1, succeeded: 0, failed: 1, success: 0 },
  ],
  ...{ hourly_rate_cents: 4_500, working_day_hours: 8 },
};
const shown = (data: Analytics, language?: Language) =>
  drawn(<AnalyticsShown data={data} chosen={data.days} onChoose={() => undefined} />, language);

describe('the analysis', () => {
  it('is four figures next to those before, charts with their tables, and the assumption in words', () => {
    const text = shown(analytics);
    expect(text).toContain('+40%');
    expect(text).toContain('dan in de 7 dagen ervoor');
    expect(text).toContain('−3,3');
    expect(text).toContain('0,2 werkdagen van 8 uur');
    expect(text).toContain('€ 63,00'.replace(' ', '\u00a0'));
    expect(text).toContain('Runs per dag');
    expect(text.match(/Toon als tabel/g)).toHaveLength(3);
    expect(text).toContain('7 geannuleerd, niet in de grafiek');
    expect(text).toContain('zijn een aanname, geen meting');
    expect(text).toContain('Exporteer CSV');
    expect(text).toContain('puntkomma');
  });

  it('says whose assumption it is, and lets it be changed where the automation is still there', () => {
    const text = shown(analytics);
    expect(text).toContain('6 min');
    expect(text).toContain('van de workflow');
    expect(text).toContain('van jou');
    expect(text).toContain('aria-label="Minuten aanpassen voor Facturen"');
    expect(text).not.toContain('voor Oud"');
    expect(text).toContain('Workflows van jezelf');
  });

  it('names the plan of a period that is locked', () => {
    const text = shown(analytics);
    expect(text).toMatch(/<option[^>]*disabled=""[^>]*>30 dagen \(met Launch Special\)<\/option>/);
    expect(text).toMatch(/<option[^>]*disabled=""[^>]*>25 maanden \(met Enterprise\)<\/option>/);
    expect(text).toContain('Verder terugkijken kan met Launch Special.');
  });

  it('shows the first twenty of many automations, and how many there are', () => {
    const [first] = analytics.by_automation;
    const many = Array.from({ length: 25 }, (_, at) => ({ ...first, id: `${at}`, name: `Werk ${at + 1}.` }));
    const text = shown({ ...analytics, by_automation: many as Analytics['by_automation'] });
    expect(text).toContain('Werk 20.');
    expect(text).not.toContain('Werk 21.');
    expect(text).toContain('Toon alle 25');
  });

  it('is in English whole', () => {
    const text = shown(
      { ...analytics, before: null, hourly_rate_cents: null, working_day_hours: null },
      'en',
    );
    for (const words of [
      ...['Runs per day', 'nothing to compare with yet', 'Enter your hourly rate', 'commas between columns'],
      ...['an assumption, not a measurement', 'we show hours and no euros', 'Workflows of your own'],
    ])
      expect(text).toContain(words);
  });

  it('has weeks of a long period', () => {
    const long = Array.from({ length: 180 }, (_, at) => ({
      ...{ runs: 1, succeeded: 1, failed: 0, minutes: 6 },
      day: new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10),
    }));
    expect(shown({ ...analytics, days: 180, by_day: long })).toContain('Runs per week');
  });

  it('is empty, and is on its way, in words of their own', () => {
    const empty = shown({ ...analytics, total: { ...total, runs: 0 }, by_automation: [], by_app: [] });
    expect(empty).toContain('In deze periode eindigde geen run.');
    expect(empty).not.toContain('Exporteer CSV');
    expect(empty).toContain('Hoe we bespaarde tijd tellen');
    expect(drawn(<AnalyticsView />)).toContain('aria-hidden="true"');
  });
});

describe('the runs of late', () => {
  it('are bars, or a sentence where there are none', () => {
    const text = drawn(<DaysShown days={by_day} />, 'en');
    expect(text).toContain('aria-label="Runs per day"');
    expect(text).toContain('21 Nov');
    expect(drawn(<DaysShown days={by_day.map((day) => ({ ...day, runs: 0 }))} />)).toContain(
      'Er zijn nog geen runs gemeten.',
    );
    expect(drawn(<RunsPerDay />)).toContain('Runs per dag');
  });
});

describe('hourly rate and working hours', () => {
  const rate = { hourly_rate_cents: 6_250, works_from: '09:00', works_to: '17:30', work_days: [1, 5] };

  it('stand in their fields as somebody of the language types them', () => {
    const form = (language: Language) =>
      drawn(<RateForm rate={rate} onSave={() => Promise.resolve()} />, language);
    expect(form('nl')).toContain('value="62,50"');
    expect(form('en')).toContain('value="62.50"');
    expect(form('nl').match(/checked=""/g)).toHaveLength(2);
    expect(form('en')).toContain('Monday');
    expect(drawn(<RatePanel />)).toContain('Alleen wie bij dit account hoort');
  });
});
