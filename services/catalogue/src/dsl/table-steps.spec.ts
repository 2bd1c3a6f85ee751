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
  columns: { value: { bestel_nummer: '1' } },
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
  it('tells how to spell what the app writes otherwise than the author', () => {
    const own = 'Maak in n8n Data Tables de tabel Herinnerd op met Bestelnummer.';
    expect(told([own, unnamed('dataTable')], [row])).toEqual([
      own,
      'Maak in n8n bij Data tables de tabel herinnerd_op met de kolom bestel_nummer. Spel tabellen en kolommen in kleine letters, met _ voor een spatie of streepje.',
    ]);
  });
  it('stays general where no step says which columns', () => {
    expect(told([unnamed('airtable')], [])).toEqual([unnamed('airtable')]);
  });
});
