import { standIns } from './apps/index.js';
import { fitting, replyTo } from './apps/models.js';
import { misfit } from './apps/notion.js';
import { filledIn } from './customer.js';
import { passes } from './formula.js';
import { rangeOf, read, type Tab, write } from './grid.js';
import { rowsOf, tablesOf } from './seed.js';
import { parsed } from './server.js';
import { linkIn } from './trial.js';

const now = Date.parse('2026-11-23T10:00:00Z');

it('has one stand-in for each host, each with where its answers were read', () => {
  const hosts = standIns.flatMap((one) => one.hosts);
  expect(hosts).toEqual([...new Set(hosts)]);
  expect(standIns.filter(({ source }) => source === '')).toEqual([]);
  expect(standIns.length).toBeGreaterThanOrEqual(25);
});

it.each([
  ["{Naam}='Sanne'", true],
  ["{Naam}='Joris'", false],
  ["LOWER({Naam})='sanne'", true],
  ["AND({Status}='Loopt', {Einde}, IS_BEFORE({Einde}, DATEADD(TODAY(), 42, 'days')))", true],
  ["OR({Status}='Klaar', {Aantal}>=3)", true],
  ["NOT({Status}='Loopt')", false],
  ["FIND('an', {Naam})", true],
  ["{Leeg}=''", true],
])('works out the formula %s', (formula, expected) => {
  expect(passes(formula, { Naam: 'Sanne', Status: 'Loopt', Einde: '2026-12-20', Aantal: 3 }, now)).toBe(
    expected,
  );
});
it('says so where it does not know a formula', () => {
  expect(() => passes('REGEX_MATCH({Naam}, "S")', { Naam: 'Sanne' }, now)).toThrow(
    'does not know REGEX_MATCH',
  );
});

it('reads and writes cells by their ranges', () => {
  const tab: Tab = {
    book: 'b',
    name: 'Klanten',
    sheetId: 0,
    rows: [
      ['Naam', 'Plaats'],
      ['Sanne', 'Utrecht'],
    ],
  };
  expect(rangeOf("'Mijn tab'!A2:B2")).toEqual({ name: 'Mijn tab', cells: 'A2:B2' });
  write(tab, '3:3', [['Joris', 'Zwolle']]);
  write(tab, 'B2', [['Ede']]);
  expect(read(tab, 'A2:B3')).toEqual([
    ['Sanne', 'Ede'],
    ['Joris', 'Zwolle'],
  ]);
});

it('reads forms and their parts', () => {
  expect(parsed('application/x-www-form-urlencoded', Buffer.from('url=a&events[0]=b&events[1]=c'))).toEqual({
    url: 'a',
    events: { 0: 'b', 1: 'c' },
  });
  const body = '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\ninhoud\r\n--x--\r\n';
  expect(parsed('multipart/form-data; boundary=x', Buffer.from(body))).toEqual({ file: 'inhoud' });
});

it('finds the link with which somebody says yes, wherever a message hides it', () => {
  const link = 'https://n8n.example.com/webhook-waiting/7/abc?approved=true&signature=1f';
  expect(linkIn([{ blocks: [{ url: link.replace('true', 'false') }, { url: link }] }])).toBe(link);
  expect(linkIn([`<a href="${link.replaceAll('&', '&amp;')}">`])).toBe(link);
  expect(linkIn([{ raw: Buffer.from(`Subject: x\r\n\r\n${link}`).toString('base64url') }])).toBe(link);
  expect(linkIn(['niets'])).toBeUndefined();
});

it('answers as a model in the shape that is asked for', () => {
  const schema = {
    type: 'object',
    properties: { soort: { enum: ['klacht', 'vraag'] }, aantal: { type: 'number' } },
  };
  expect(fitting(schema)).toEqual({ soort: 'klacht', aantal: 1 });
  const tool = { name: 'format_final_json_response', schema };
  expect(replyTo({ prompt: '', tools: [tool], called: false })).toEqual({ tool, given: fitting(schema) });
  expect(
    replyTo({
      prompt: `Antwoord zo:\n\`\`\`json\n${JSON.stringify(schema)}\n\`\`\``,
      tools: [],
      called: false,
    }),
  ).toEqual({
    text: `\`\`\`json\n${JSON.stringify(fitting(schema))}\n\`\`\``,
  });
});

const setting = (name: string) => `={{ $('Instellingen').first().json.${name} }}`;
const sheet = (name: string, tab: string, more: object) => ({
  ...{ id: name, name, type: 'n8n-nodes-base.googleSheets', typeVersion: 4.7, position: [0, 0] },
  parameters: {
    resource: 'sheet',
    documentId: { __rl: true, mode: 'url', value: setting('spreadsheet') },
    sheetName: { __rl: true, mode: 'name', value: tab },
    ...more,
  },
});
const address = (end: string) => `https://docs.google.com/spreadsheets/d/1AbCdEfGh${end}/edit`;
const entry = {
  meta: {
    values: [
      {
        ...{ key: 'sheet', kind: 'address', example: { nl: address('0'), en: address('0') } },
        at: [{ step: { nl: 'Instellingen', en: 'Settings' }, path: 'assignments.assignments.0.value' }],
      },
    ],
  },
  english: null,
  workflow: {
    name: 'Herinneren',
    nodes: [
      {
        ...{ id: 's', name: 'Instellingen', type: 'n8n-nodes-base.set', typeVersion: 3.5, position: [0, 0] },
        parameters: { assignments: { assignments: [{ name: 'spreadsheet', value: address('0') }] } },
      },
      sheet('Lees', 'Klanten', { operation: 'read' }),
      {
        ...{ id: 'f', name: 'Bijna', type: 'n8n-nodes-base.filter', typeVersion: 2.3, position: [0, 0] },
        parameters: {
          conditions: {
            conditions: [{ leftValue: '={{ $json.Einddatum < $now.plus({ days: 21 }).toISODate() }}' }],
          },
        },
      },
      sheet('Bewaar', 'Klanten', {
        operation: 'appendOrUpdate',
        columns: { value: { Nummer: '={{ $json.Nummer }}', Stand: 'Gevraagd' }, matchingColumns: ['Nummer'] },
      }),
    ],
    connections: {
      Lees: { main: [[{ node: 'Bijna', type: 'main', index: 0 }]] },
      Bijna: { main: [[{ node: 'Bewaar', type: 'main', index: 0 }]] },
    },
    settings: {},
  },
} as unknown as Parameters<typeof filledIn>[0];

it('lays out the tables that a workflow names: its columns, rows on the days that it counts with, what it fills in still empty', () => {
  const [table] = tablesOf(filledIn(entry, 'nl'), [
    'Maak een tabblad Klanten met de kolommen Nummer, Naam en Einddatum.',
  ]);
  expect(table).toMatchObject({ app: 'googleSheets', book: '1AbCdEfGh0', name: 'Klanten', isRead: true });
  expect([...(table?.columns.keys() ?? [])].sort()).toEqual(['Einddatum', 'Naam', 'Nummer', 'Stand']);
  const rows = table ? rowsOf(table, now) : [];
  expect(rows.map(({ Einddatum }) => Einddatum)).toEqual(
    expect.arrayContaining(['2026-12-14', '2026-12-13', '2026-11-23']),
  );
  expect(rows[0]?.Stand).toBe('');
});

it('keeps days, addresses and numbers of rows whole, and what stands there and what does not in every combination', () => {
  const column = (compared: unknown[] = [], kind?: string) => ({
    ...{ compared, days: [], lengths: [], inside: new Map(), kind },
  });
  const rows = rowsOf(
    {
      ...{ app: 'googleSheets', book: 'b', name: 'Leden', isRead: true, written: new Set(['Stand']) },
      ...{ mails: new Set(['Leidinggevende']), days: [0, -1, 1, 7, -7, 30], kinds: new Map() },
      columns: new Map(
        Object.entries({
          Einde: column([], 'date'),
          Leidinggevende: column(),
          'Te innen': column(),
          Stand: column(['gevraagd']),
          Soort: column(['Klant']),
        }),
      ) as never,
    },
    now,
  );
  for (const row of rows) {
    expect(row.Einde).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row.Leidinggevende).toMatch(/^collega\d+@voorbeeld\.nl$/);
    expect(Number(row['Te innen'])).toBeGreaterThanOrEqual(0);
  }
  expect(new Set(rows.map(({ Stand }) => Stand))).toContain('');
  expect(new Set(rows.map(({ Stand, Soort }) => `${Stand} ${Soort}`)).size).toBeGreaterThan(3);
});

it('Notion refuses a filter of a title as a text, and of a text as a title', () => {
  const kinds = { Klant: 'title', Mail: 'rich_text' };
  const by = (property: string, kind: string) =>
    misfit({ or: [{ property, [kind]: { equals: 'x' } }] }, kinds);
  expect(by('Klant', 'rich_text')).toBe('database property title does not match filter rich_text');
  expect(by('Mail', 'title')).toBe('database property rich_text does not match filter title');
  expect([by('Klant', 'title'), by('Mail', 'rich_text'), misfit(undefined, kinds)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
