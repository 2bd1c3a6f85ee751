import { readPdf } from '@stroomwerk/test-kit';
import { issued, line } from '../../../../test/issued.js';
import { invoicePdf } from './invoice-pdf.js';

const period = { from: '2026-11-09T10:00:00.000Z', until: '2026-12-09T10:00:00.000Z' };
const one = issued([line(9_900, 2_079, { name: 'Professional', period })]);
const read = async (of = one, language: 'nl' | 'en' = 'nl') =>
  readPdf(await invoicePdf({ issued: of, language, supportEmail: 'hulp@stroomwerk.example' }));

it('says all that the law wants on an invoice, as text that can be read', async () => {
  const { text, source, pages } = await read();
  for (const said of [
    ...['Factuur 2026-0420', '28 november 2026', 'Werkplaats Noord', 'Anna de Boer', 'Keizersgracht 1'],
    ...['1015 CJ Amsterdam', 'Nederland', 'Btw-id NL009876543B01', 'Stroomwerk', 'KvK 12345678'],
    ...['Btw-id NL001234567B01', 'Professional', '9 november 2026 tot 9 december 2026', '€ 99,00', '21%'],
    ...['21% btw over € 99,00', '€ 20,79', 'Totaal incl. btw', '€ 119,79', 'pi_123'],
  ])
    expect(text).toContain(said);
  expect(text.replaceAll('\n', ' ')).toContain('Betaald op 28 november 2026 met Visa 4242.');
  expect(text).not.toContain('\ufffd');
  expect(pages).toBe(1);
  for (const part of ['/Lang (nl-NL)', '/Marked true', '/S /H1', '/S /TH', '/S /TD'])
    expect(source).toContain(part);
});

it('is in English for who reads English', async () => {
  const { text, source } = await read(one, 'en');
  for (const said of ['Invoice 2026-0420', '€119.79', '21% VAT on €99.00', 'Netherlands'])
    expect(text).toContain(said);
  expect(source).toContain('/Lang (en-GB)');
});

it('of a refund names its invoice and says where the money went', async () => {
  const credit = issued([line(1_000, 210, { nature: 'refund' })], {
    ...{ kind: 'credit_note', number: '2026-0421', corrects: '2026-0420' },
  });
  const { text } = await read(credit);
  for (const said of ['Creditnota 2026-0421', '2026-0420', 'Terugbetaling van Starter', '€ 12,10'])
    expect(text).toContain(said);
  expect(text.replaceAll('\n', ' ')).toContain('Teruggestort op 28 november 2026');
});

it('shows what credit paid for, and unused time within an invoice', async () => {
  const changed = issued([
    line(-4_900, -1_029, { nature: 'rest', name: 'Launch Special' }),
    line(29_900, 6_279, { name: 'Enterprise' }),
  ]);
  const { document } = changed;
  const paid = {
    ...changed,
    document: { ...document, payment: { ...document.payment, paid_cents: 25_250 } },
  };
  const { text } = await read(paid);
  for (const said of ['Niet gebruikt van Launch Special', 'Verrekend met tegoed', '−€ 50,00', '€ 252,50'])
    expect(text).toContain(said);
});

it('keeps long names and hundreds of lines on its pages', async () => {
  const many = issued(Array.from({ length: 360 }, (_, at) => line(100 + at, 21, { name: `Workflow ${at}` })));
  const { document } = many;
  const company =
    'Onafhankelijke-Coöperatieve-Vereniging-tot-Bevordering-van-Werkplaatsen '.repeat(4) + 'x'.repeat(200);
  const recipient = { ...document.recipient, company };
  const { text, pages } = await read({ ...many, document: { ...document, recipient } });
  expect(pages).toBeGreaterThan(8);
  expect(pages).toBeLessThan(25);
  expect(text).toContain('Workflow 359');
  expect(text).toContain(`Pagina ${pages} van ${pages}`);
  // The heads of the columns are on each page that has rows.
  expect(text.split('\n').filter((said) => said === 'Omschrijving').length).toBeGreaterThanOrEqual(pages - 1);
});
