import type { ReportFigures } from '@stroomwerk/contracts/library';
import { wordsOf } from './words.js';

const figures: ReportFigures = {
  ...{ month: '2026-11', first_day: '2026-11-01', last_day: '2026-11-30', days_in_month: 30 },
  ...{ plan: 'launch_special', cost: { kind: 'paid', cents: 4_900, days: 30 } },
  ...{
    runs: 40,
    succeeded: 35,
    failed: 5,
    minutes_saved: 750,
    hourly_rate_cents: 5_000,
    saved_cents: 62_500,
  },
  automations: [],
};
type Options = Parameters<typeof wordsOf>[2];
const says = (more: Partial<ReportFigures> = {}, options: Options = {}, language: 'nl' | 'en' = 'nl') =>
  wordsOf({ ...figures, ...more }, language, options)
    .join(' ')
    .replaceAll('\u00a0', ' ');

it('says what was saved next to what it cost', () => {
  expect(says()).toBe(
    'In november 2026 scheelden de automatiseringen 12,5 uur handwerk. Bij € 50,00 per uur is dat € 625,00. ' +
      'Je plan kostte in deze dagen € 49,00 (zonder btw). Dat is een verschil van € 576,00 in je voordeel.',
  );
  expect(says({}, {}, 'en')).toContain('That is a difference of €576.00 in your favour.');
});

it('is as plain when it is less, or as much', () => {
  expect(says({ saved_cents: 1_000 })).toContain('Je plan kostte dus € 39,00 meer dan het je opleverde.');
  expect(says({ saved_cents: 1_000 }, {}, 'en')).toContain('€39.00 more than it brought you');
  expect(says({ saved_cents: 4_900 })).toContain('even veel');
});

it('is hours without a rate, and says how there can be euros', () => {
  const hours = says({ hourly_rate_cents: null, saved_cents: null });
  expect(hours).toContain('zodra je je uurtarief hebt ingesteld');
  expect(hours).toContain('€ 49,00');
  expect(hours).not.toMatch(/voordeel|meer dan/);
});

it.each([
  ['grant', 'kreeg je van ons'],
  ['lifetime', 'eenmalig betaald'],
  ['unknown', 'staat op je facturen'],
] as const)('says so where there is no price by the month: %s', (kind, words) => {
  const without = says({ cost: { kind, cents: null, days: 30 } });
  expect(without).toContain(words);
  expect(without).not.toMatch(/kostte in deze dagen €|voordeel/);
});

it('says of whom joined in the middle from when on it is, and of nobody else', () => {
  const joined = { first_day: '2026-11-16', cost: { kind: 'paid', cents: 2_450, days: 15 } } as const;
  expect(says(joined)).toContain('16 november tot en met 30 november: op 15 van de 30 dagen');
  expect(says()).not.toContain('tot en met');
  const soFar = { last_day: '2026-11-10', cost: { kind: 'paid', cents: 1_633, days: 10 } } as const;
  expect(says(soFar, { soFar: true })).not.toContain('tot en met');
  expect(
    says({ ...soFar, first_day: '2026-11-05', cost: { ...soFar.cost, days: 6 } }, { soFar: true }),
  ).toContain('5 november');
});

it('tells a client nothing of what the agency pays', () => {
  const joined = { first_day: '2026-11-16', cost: { kind: 'paid', cents: 2_450, days: 15 } } as const;
  expect(says(joined, { audience: 'client' })).toBe(
    'In november 2026 scheelden de automatiseringen 12,5 uur handwerk. Bij € 50,00 per uur is dat € 625,00.',
  );
  expect(says({ hourly_rate_cents: null, saved_cents: null }, { audience: 'client' })).not.toMatch(
    /plan|tarief/,
  );
});

it('says that nothing ran, and not yet where the month is not over', () => {
  expect(says({ runs: 0, minutes_saved: 0, saved_cents: 0 })).toContain('liep er geen enkele');
  expect(says({ runs: 0 }, { soFar: true }, 'en')).toContain('No automation ran in November 2026 yet');
});
