import { notionTable } from '../apps/office-tables.js';
import { withNotionTitles } from './notion-titles.js';

const conditionsOf = (nodes: readonly { parameters: { [key: string]: unknown } }[]) =>
  nodes.flatMap(
    ({ parameters }) => (parameters.filters as { conditions?: unknown[] } | undefined)?.conditions ?? [],
  );

describe('a lookup in Notion', () => {
  const find = (column: string, tab = 'Klanten') =>
    notionTable.find(`Zoek ${column}`, tab, column, '={{ $json.x }}');

  it('asks for the first column as the title, which no step writes as a text', () => {
    const append = notionTable.append('Bewaar', 'Klanten', {
      Naam: '={{ $json.naam }}',
      Mail: '={{ $json.mail }}',
    });
    expect(conditionsOf(withNotionTitles([find('Naam'), append, find('Mail')]))).toEqual([
      { key: 'Naam|title', condition: 'equals', titleValue: '={{ $json.x }}' },
      { key: 'Mail|rich_text', condition: 'equals', richTextValue: '={{ $json.x }}' },
    ]);
  });

  it('has one title a table', () => {
    const keys = conditionsOf(
      withNotionTitles([find('Code'), find('Plaats'), find('Plaats', 'Filialen')]),
    ).map((one) => (one as { key: string }).key);
    expect(keys).toEqual(['Code|title', 'Plaats|rich_text', 'Plaats|title']);
  });
});
