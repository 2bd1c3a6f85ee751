import { inLanguage } from './language.js';
import { TABLE_STEPS, withTables } from './table-steps.js';
import type { NodeSpec } from './types.js';

const step = (name: string, type: string, parameters: NodeSpec['parameters']): NodeSpec => ({
  ...{ name, type: `n8n-nodes-base.${type}`, typeVersion: 1, parameters },
});
const sheet = (tab: string, columns: Record<string, string>) =>
  step(`Zet in ${tab}`, 'googleSheets', {
    ...{ documentId: 'x', sheetName: { __rl: true, mode: 'name', value: tab } },
    columns: { value: columns },
  });
const row = step('Leg vast', 'dataTable', {
  dataTableId: { __rl: true, mode: 'name', value: 'herinnerd_op' },
  columns: { value: { bestel_nummer: '={{ $json.nummer }}' } },
});
const unnamed = (type: keyof typeof TABLE_STEPS) => TABLE_STEPS[type].unnamed.nl;
const told = (steps: string[], nodes: NodeSpec[]) =>
  inLanguage('nl', () => withTables(steps, nodes, [], 'nl'));

describe('the set-up of a table', () => {
  it('names the table and the columns that the steps write', () => {
    expect(told([unnamed('googleSheets')], [sheet('Social', { Datum: '1', Artikel: '2' })])).toEqual([
      'Geef je spreadsheet in Google Sheets het tabblad Social met de kolommen Datum en Artikel.',
    ]);
  });
  it('is not said twice where the author names them', () => {
    const own = 'Maak het tabblad Social met Datum, Artikel en Wie.';
    expect(told([own, unnamed('googleSheets')], [sheet('Social', { Datum: '1', Artikel: '2' })])).toEqual([
      own,
    ]);
  });
  it('calls a table what its app calls one', () => {
    expect(
      told(
        ['Maak een tabel Social met Datum en Artikel, en vul haar elke week.', unnamed('googleSheets')],
        [sheet('Social', { Datum: '1', Artikel: '2' })],
      ),
    ).toEqual(['Maak een tabblad Social met Datum en Artikel, en vul het elke week.']);
  });
  it('spells what the author says as the app does, and leaves the names of steps', () => {
    expect(
      told(
        [
          'Maak in n8n Data Tables de tabel Herinnerd op met Bestelnummer. Zie "Bestel nummer".',
          unnamed('dataTable'),
        ],
        [row],
      ),
    ).toEqual([
      'Maak in n8n Data Tables de tabel herinnerd_op met Bestelnummer. Zie "Bestel nummer".',
      'Maak in n8n bij Data tables de tabel herinnerd_op met de kolom bestel_nummer.',
    ]);
    expect(told(['Maak de tabel Herinnerd op met Bestel nummer.', unnamed('dataTable')], [row])).toEqual([
      'Maak de tabel herinnerd_op met bestel_nummer.',
      'Tabellen maak je in n8n bij Data tables.',
    ]);
  });
  it('adds the columns that the author forgot', () => {
    const own = 'Maak het tabblad Social met Datum en Artikel.';
    expect(
      told([own, unnamed('googleSheets')], [sheet('Social', { Datum: '1', Artikel: '2', Wie: '3' })]),
    ).toEqual([own, 'Geef het tabblad Social ook de kolom Wie.']);
  });
  it('tells which columns take a number or a date', () => {
    expect(
      told(
        [unnamed('dataTable')],
        [
          step('Leg vast', 'dataTable', {
            dataTableId: { __rl: true, mode: 'name', value: 'kas' },
            columns: { value: { op: '={{ $now.toISODate() }}', bedrag: '={{ Number($json.x) }}' } },
          }),
        ],
      ),
    ).toEqual([
      'Maak in n8n bij Data tables de tabel kas met de kolommen op en bedrag. Kies een getal voor bedrag en tekst voor op (een datum staat er als 2026-12-31).',
    ]);
  });
  it('stays general where no step works with a table', () => {
    expect(told([unnamed('airtable')], [])).toEqual([unnamed('airtable')]);
  });
});
