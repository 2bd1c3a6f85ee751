import type { ReportFigures } from '@stroomwerk/contracts/library';
import { drawable } from '@stroomwerk/kernel/pdf';
import { readPdf } from '@stroomwerk/test-kit';
import { type Drawn, reportPdf } from './report-pdf.js';

const one = (at: number): ReportFigures['automations'][number] => ({
  ...{ automation_id: `0000000${at}`, name: `Facturen ${at}`, connection_id: null, connection_name: null },
  ...{ runs: 40, succeeded: 39, failed: 1, minutes_saved: 390, failing: null },
});
const figures = (count = 1): ReportFigures => ({
  ...{ month: '2026-11', first_day: '2026-11-01', last_day: '2026-11-30', days_in_month: 30 },
  ...{ plan: 'professional', cost: { kind: 'paid', cents: 9_900, days: 30 } },
  ...{ runs: 40, succeeded: 39, failed: 1, minutes_saved: 390 },
  ...{ hourly_rate_cents: 5_000, saved_cents: 32_500 },
  automations: Array.from({ length: count }, (_, at) => one(at + 1)),
});
const read = async (more: Partial<Drawn> = {}) =>
  readPdf(
    await reportPdf({
      ...{ figures: figures(), language: 'nl', audience: 'self', about: null, soFar: false },
      look: { name: 'Stroomwerk', accent: '#1B3FD6' },
      at: new Date('2026-12-01T07:00:00Z'),
      ...more,
    }),
  );

it('is text that can be read, with a title, a language and its parts named', async () => {
  const { text, source, pages } = await read();
  expect(text).toContain('Rapport van november 2026');
  for (const said of ['6,5', '€ 325,00', '97,5%', 'Facturen 1', 'Pagina 1 van 1'])
    expect(text).toContain(said);
  expect(text.replaceAll('\n', ' ')).toContain('Je plan kostte in deze dagen € 99,00 (zonder btw).');
  expect(text).not.toContain('\ufffd');
  expect(pages).toBe(1);
  for (const part of ['/Lang (nl-NL)', '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /TH', '/S /TD'])
    expect(source).toContain(part);
  expect(source).toContain('pdfuaid');
});

it('is in English for who reads English', async () => {
  const { text, source } = await read({ language: 'en' });
  expect(text).toContain('Report of November 2026');
  expect(source).toContain('/Lang (en-GB)');
});

it('names nobody but the agency for its client, nor what the agency pays', async () => {
  const look = { name: 'Bureau Zuid', accent: '#7a1f5c' };
  const { text, source } = await read({ look, audience: 'client', about: 'Bakkerij Jansen' });
  expect(text).toContain('Bureau Zuid');
  expect(text).toContain('Bakkerij Jansen');
  expect(text).toContain('€ 325,00');
  expect(text).not.toMatch(/99,00|plan|tarief hebt/i);
  expect(`${text}${source}`).not.toMatch(/stroomwerk|pdfkit/i);
});

it('goes on over pages, and sums up what nobody would read', async () => {
  const { text, pages } = await read({ figures: figures(140) });
  expect(pages).toBeGreaterThan(2);
  expect(text).toContain(`Pagina ${pages} van ${pages}`);
  expect(text).toContain('Facturen 100');
  expect(text).not.toContain('Facturen 101');
  expect(text).toContain('En nog 40 automatiseringen, samen 260 uur.');
});

it('draws what somebody typed as far as there are letters for it', async () => {
  expect(drawable('🚀 Leads  → CRM')).toBe('Leads CRM');
  expect(drawable('Žluťoučký “kůň” – € 5')).toBe('Žluťoučký “kůň” – € 5');
  expect(drawable('Заказ')).toBe('?????');
  const long = { ...one(1), name: 'Heel lang '.repeat(40) };
  expect((await read({ figures: { ...figures(), automations: [long] } })).pages).toBe(1);
});
