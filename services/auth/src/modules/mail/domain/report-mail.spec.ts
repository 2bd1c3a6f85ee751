import { reportWords } from './report-mail.js';

const told = {
  ...{ month: '2026-10', minutes_saved: 750, saved_cents: 62_500, cost_cents: 4_900, runs: 1_412, failed: 6 },
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const saysIn = (language: 'nl' | 'en', more: Partial<typeof told> | object = {}): string =>
  plain(reportWords[language]({ ...told, ...more }).paragraphs.join(' '));

it('says what was saved next to what the plan cost, and leads to the report', () => {
  expect(plain(reportWords.nl(told).subject)).toBe('Je rapport van oktober 2026: 12,5 uur bespaard');
  expect(saysIn('nl')).toContain('liepen je automatiseringen 1.412 keer, waarvan 6 keer mislukt');
  expect(saysIn('nl')).toContain(
    'Je plan kostte deze maand € 49,00 (zonder btw): een verschil van € 576,00.',
  );
  expect(saysIn('en')).toContain('a difference of €576.00');
  expect(reportWords.en(told).button).toEqual(['To the report', '/dashboard/reports?month=2026-10']);
});

it('is as plain when it is less', () => {
  const less = { saved_cents: 1_000 };
  expect(saysIn('nl', less)).toContain('€ 39,00 meer dan het je deze maand opleverde');
  expect(saysIn('en', less)).toContain('€39.00 more than it brought you this month');
});

it('says hours only without a rate, and how to set one', () => {
  const none = { saved_cents: null };
  expect(saysIn('nl', none)).toContain('zodra je op je dashboard je uurtarief hebt ingesteld');
  expect(saysIn('nl', none)).not.toContain('€');
  expect(saysIn('en', none)).not.toContain('€');
});

it('names no price where there is none by the month, and nothing saved where nothing ran', () => {
  expect(saysIn('nl', { cost_cents: null })).not.toContain('kostte');
  expect(saysIn('nl', { runs: 0, failed: 0, minutes_saved: 0, saved_cents: 0 })).toContain(
    'liep er geen enkele automatisering',
  );
});
