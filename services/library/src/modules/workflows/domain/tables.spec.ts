import { chain, node } from '../../../../test/flows.js';
import { emptyTable, templateNames } from './table-template.js';
import { tablesIn } from './tables.js';

const sheet = (name: string, parameters: Record<string, unknown>) =>
  node(name, 'googleSheets', {
    parameters: {
      documentId: { __rl: true, mode: 'url', value: 'https://x' },
      sheetName: { __rl: true, mode: 'name', value: 'Klanten' },
      ...parameters,
    },
  });

describe('the tables of a workflow', () => {
  it('have the columns that its steps write and look up, each once, with what they hold', () => {
    const flow = chain(
      node('Start', 'manualTrigger'),
      sheet('Zoek', {
        filtersUI: { values: [{ lookupColumn: 'E-mail', lookupValue: '={{ $json.mail }}' }] },
      }),
      sheet('Bewaar', {
        columns: {
          value: {
            'E-mail': '={{ $json.mail }}',
            Bedrag: '={{ Number($json.bedrag) }}',
            Datum: '={{ $now.toISODate() }}',
          },
          matchingColumns: ['E-mail'],
        },
      }),
    );
    expect(tablesIn(flow, [])).toEqual([
      {
        app: 'Google Sheets',
        name: 'Klanten',
        columns: [
          { name: 'E-mail', type: 'text' },
          { name: 'Bedrag', type: 'number' },
          { name: 'Datum', type: 'date' },
        ],
        steps: ['Zoek', 'Bewaar'],
      },
    ]);
  });

  it('are called as the value in which they are chosen', () => {
    const table = { value: "={{ $('Instellingen').first().json.tabelLeadsInAirtable }}" };
    const flow = chain(
      node('Start', 'manualTrigger'),
      node('Noteer', 'airtable', { parameters: { base: table, table, columns: { value: { Naam: 'x' } } } }),
    );
    expect(tablesIn(flow, ['Tabel Leads in Airtable']).map(({ name }) => name)).toEqual([
      'Tabel Leads in Airtable',
    ]);
  });

  it('begin with the title in Notion, also where no step names it', () => {
    const notion = (name: string, parameters: Record<string, unknown>) =>
      node(name, 'notion', { parameters: { dataSourceId: 'Klanten', ...parameters } });
    const add = notion('Bewaar', {
      title: '={{ $json.naam }}',
      propertiesUi: { propertyValues: [{ key: 'Mail|rich_text', textContent: '={{ $json.mail }}' }] },
    });
    const find = notion('Zoek', { filters: { conditions: [{ key: 'Klant|title', titleValue: 'x' }] } });
    const columns = (...steps: (typeof add)[]) =>
      tablesIn(chain(node('Start', 'manualTrigger'), ...steps), []).map((table) =>
        table.columns.map(({ name }) => name),
      );
    expect(columns(add)).toEqual([['Name', 'Mail']]);
    expect(columns(add, find)).toEqual([['Klant', 'Mail']]);
  });

  it('are none where no step names a column', () => {
    expect(tablesIn(chain(node('Start', 'manualTrigger'), sheet('Lees', {})), [])).toEqual([]);
  });
});

describe('an empty table', () => {
  const columns = (...names: string[]) => ({
    columns: names.map((name) => ({ name, type: 'text' as const })),
  });
  it('opens in the Excel of its language, and in UTF-8', () => {
    expect(emptyTable(columns('Naam', 'Café'), 'nl')).toBe('\uFEFFNaam;Café\r\n');
    expect(emptyTable(columns('Name', 'Café'), 'en')).toBe('\uFEFFName,Café\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@naam', "'@naam"],
    ['a;b', '"a;b"'],
    ['zeg "ja"', '"zeg ""ja"""'],
  ])('holds nothing that runs, and stays one cell: %s', (name, cell) => {
    expect(emptyTable(columns(name), 'nl')).toBe(`\uFEFF${cell}\r\n`);
  });

  it('has a name that every file system takes, and no two the same', () => {
    const name = (...names: string[]) => templateNames(names.map((name) => ({ name })));
    expect(name('Klanten', 'klanten', 'In/uit: "map"', '../..', 'CON ')).toEqual([
      'Klanten.csv',
      'klanten-2.csv',
      'In uit map.csv',
      'tabel.csv',
      'CON-tabel.csv',
    ]);
  });
});
