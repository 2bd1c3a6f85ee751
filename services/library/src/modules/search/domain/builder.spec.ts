import { Category, Complexity, RequiredTier, TriggerType } from '@stroomwerk/contracts/library';
import { indexOf, type Sketch } from '../../../../test/search-library.js';
import { categoryNames } from '../../workflows/domain/views.js';
import { IndexBuilder } from './builder.js';
import { field } from './document.js';
import { bytesOf, type SearchIndex, titleBreak } from './search-index.js';
import { wordsOf } from './text.js';

/** In which documents a word stands, counted from 0, with where in each. */
const places = (index: SearchIndex, word: string): (readonly [document: number, fields: number])[] => {
  const id = index.vocabulary.id(word);
  if (id === undefined) return [];
  const from = index.starts[id] as number;
  const documents = index.documents.subarray(from, index.starts[id + 1]);
  return [...documents].map((document, at) => [document, index.fields[from + at] as number]);
};
const fieldsOf = (sketch: Sketch, word: string, others: readonly Sketch[] = []): number | undefined =>
  places(indexOf([sketch, ...others]), word).find(([document]) => document === 0)?.[1];

describe('a word of a workflow', () => {
  it.each([
    ['the Dutch name', { name: 'Zwaluw melden' }, 'name'],
    ['the English name', { nameEnglish: 'Report a zwaluw' }, 'name'],
    ['an integration', { integrations: ['Zwaluw'] }, 'integration'],
    ['a tag', { tags: ['zwaluw'] }, 'tag'],
    ['a step', { nodes: ['Zwaluw zoeken'] }, 'node'],
    ['what a step does', { actions: ['zwaluw'] }, 'action'],
    ['the pattern', { pattern: 'zwaluw-melden' }, 'action'],
    ['a text', { texts: ['Meldt een zwaluw.'] }, 'text'],
  ] as const)('stands in %s', (_what, sketch, where) => {
    expect(fieldsOf(sketch, 'zwaluw')).toBe(field[where]);
  });

  it('stands in all of its fields, and in each workflow once', () => {
    const index = indexOf([
      { name: 'Zwaluw en zwaluw', tags: ['zwaluw', 'zwaluw'] },
      { name: 'Mus' },
      { texts: ['Een zwaluw.'] },
    ]);
    expect(places(index, 'zwaluw')).toEqual([
      [0, field.name | field.tag],
      [2, field.text],
    ]);
    expect(index.vocabulary.count(index.vocabulary.id('zwaluw') ?? -1)).toBe(2);
    expect(places(index, 'mus')).toEqual([[1, field.name]]);
  });

  it('stands in what people call its recipe, in every workflow of that and of no other', () => {
    const phrases = new Map([['mus', ['een zwaluw', 'vogels tellen']]]);
    const index = indexOf([{ pattern: 'mus' }, { pattern: 'merel' }, { pattern: 'mus' }, {}], phrases);
    expect(places(index, 'zwaluw')).toEqual([
      [0, field.phrase],
      [2, field.phrase],
    ]);
    expect(places(index, 'tellen')).toEqual(places(index, 'zwaluw'));
  });

  it('is an app in what people call its recipe only where the workflow uses that', () => {
    const phrases = new Map([['mus', ['zwaluw in slack']]]);
    const library = [
      { pattern: 'mus', integrations: ['Slack'] },
      { pattern: 'mus', integrations: ['Discord'] },
    ];
    expect(places(indexOf(library, phrases), 'slack')).toEqual([[0, field.integration | field.phrase]]);
    expect(places(indexOf(library, phrases), 'zwaluw')).toHaveLength(2);
  });

  it('is a name or what people call its category, in both languages', () => {
    for (const word of [
      'finance',
      'financieel',
      'boekhouding',
      'accounting',
      ...wordsOf(categoryNames.finance.nl),
      ...wordsOf(categoryNames.finance.en),
    ])
      expect(fieldsOf({ category: 'finance' }, word)).toBe(field.category);
    expect(fieldsOf({ category: 'hr' }, 'boekhouding')).toBeUndefined();
  });
});

describe('an integration', () => {
  it('is found by its words, as one word, and by its name as a whole', () => {
    for (const word of ['google', 'sheets', 'googlesheets', '@googlesheets'])
      expect(fieldsOf({ integrations: ['Google Sheets'] }, word)).toBe(field.integration);
  });

  it.each(['name', 'tags', 'nodes', 'texts'] as const)('is also found where it stands in %s', (where) => {
    const named = 'Elke rij uit Google Sheets lezen';
    const sketch = { [where]: where === 'name' ? named : [named] };
    const others = [{ integrations: ['Google', 'Google Sheets', 'Google Sheets Trigger', '!!!'] }];
    for (const word of ['googlesheets', '@googlesheets'])
      expect(fieldsOf(sketch, word, others)).toBeGreaterThan(0);
    // Of names that begin alike only the longest that stands there.
    for (const word of ['@google', '@googlesheetstrigger'])
      expect(fieldsOf(sketch, word, others)).toBeUndefined();
  });

  it('is named once in a row of names, the next one after it', () => {
    const others = [{ integrations: ['Slack', 'Google Sheets', 'Sheets'] }];
    const sketch = { name: 'Slack Google Sheets Sheets' };
    for (const word of ['@slack', '@googlesheets', '@sheets'])
      expect(fieldsOf(sketch, word, others)).toBe(field.name);
    expect(fieldsOf({ name: 'Google Sheets' }, '@sheets', others)).toBeUndefined();
  });

  it('has a number in the order of the alphabet, and is counted by workflow', () => {
    const index = indexOf([{ integrations: ['Xero', 'Gmail'] }, {}, { integrations: ['Gmail', 'airtable'] }]);
    expect(index.integrations).toEqual(['airtable', 'Gmail', 'Xero']);
    expect([...index.appStarts]).toEqual([0, 2, 2, 4]);
    expect([...index.apps]).toEqual([2, 1, 1, 0]);
    expect([...index.appCounts]).toEqual([1, 2, 1]);
    expect(index.integrationWords).toEqual(new Set(['airtable', 'gmail', 'xero']));
    expect(indexOf([{ integrations: ['Google Sheets'] }]).spelling).toEqual(
      new Map([['googlesheets', 'google sheets']]),
    );
  });

  it('that the library does not know has no number', () => {
    const builder = new IndexBuilder({ version: 7, integrations: ['Slack'], categoryNames });
    const [document] = [
      { ...{ integrations: ['Gmail', 'Slack'], name: 'A', nameEnglish: 'B', tags: [], nodes: [] } },
    ];
    builder.add({
      ...document,
      ...{
        key: 3,
        category: 'data',
        trigger: 'Webhook',
        complexity: 'low',
        tier: null,
        actions: [],
        texts: [],
      },
      ...{ pattern: null, minutesSaved: 1, popularity: 1, addedAt: 1 },
    });
    expect(builder.size).toBe(1);
    const steps = builder.finish();
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toMatchObject({
      version: 7,
      size: 1,
      keys: Uint32Array.of(3),
      apps: Uint16Array.of(0),
    });
  });
});

describe('what a step does', () => {
  it('is its parts and all of it as one word, unlike the name of a step that is written so', () => {
    const sketch = { nodes: ['sendAndWait'], actions: ['sendAndWait'] };
    for (const word of ['send', 'and', 'wait']) expect(fieldsOf(sketch, word)).toBe(field.action);
    expect(fieldsOf(sketch, 'sendandwait')).toBe(field.node | field.action);
  });
});

describe('the titles', () => {
  const words = (index: SearchIndex): string[][] =>
    Array.from({ length: index.size }, (_, document) =>
      [...index.titles.subarray(index.titleStarts[document], index.titleStarts[document + 1])].map((word) =>
        word === titleBreak ? '|' : (index.vocabulary.words[word] as string),
      ),
    );

  it('are kept word by word in both languages, once where they are the same', () => {
    const index = indexOf([
      { name: 'Lead naar Slack', nameEnglish: 'Lead to Slack' },
      { name: 'Zapier', nameEnglish: 'Zapier' },
    ]);
    expect(words(index)).toEqual([['lead', 'naar', 'slack', '|', 'lead', 'to', 'slack'], ['zapier']]);
  });

  it('tell what may be asked for as something to be without', () => {
    const index = indexOf([
      { name: 'Formulier zonder dubbelen', nameEnglish: 'Form without duplicates, without spam' },
      { name: 'Lead', nameEnglish: 'Lead', texts: ['Werkt zonder code.'] },
    ]);
    expect(index.withoutInTitles).toEqual(new Set(['dubbelen', 'duplicates', 'spam']));
  });
});

describe('what is known of a workflow', () => {
  it('are its filters as codes, one beyond the last where it has no tier', () => {
    const { columns } = indexOf([
      { trigger: 'Manual', complexity: 'high', category: 'hr', tier: 'enterprise' },
      { tier: null },
    ]);
    expect(Object.values(columns).map(([first]) => first)).toEqual([
      TriggerType.options.indexOf('Manual'),
      Complexity.options.indexOf('high'),
      Category.options.indexOf('hr'),
      RequiredTier.options.indexOf('enterprise'),
    ]);
    expect(columns.tier[1]).toBe(RequiredTier.options.length);
  });

  it('is its pattern by number, 0 for none', () => {
    const patterns = ['leads', null, 'invoices', 'leads', null];
    const index = indexOf(patterns.map((pattern) => ({ pattern })));
    expect([...index.patterns]).toEqual([1, 0, 2, 1, 0]);
  });

  it('is its place in each order, that of equals as they came; less than nothing is nothing', () => {
    const { ranks } = indexOf([
      { addedAt: 5, popularity: 0, minutesSaved: 3 },
      { addedAt: 9, popularity: -4, minutesSaved: 0 },
      { addedAt: 9, popularity: 20, minutesSaved: -2 },
    ]);
    expect([...ranks.newest]).toEqual([2, 0, 1]);
    expect([...ranks.popular]).toEqual([1, 2, 0]);
    expect([...ranks.time_saved]).toEqual([0, 1, 2]);
  });

  it('is that of the editors until twenty customers took one of them', () => {
    const popular = (most: number) => [...indexOf([{ popularity: 1 }, { popularity: most }]).ranks.popular];
    expect([popular(19), popular(20)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('an index', () => {
  it('has its words in the order of the alphabet', () => {
    const { vocabulary } = indexOf([{ name: 'Zebra', nameEnglish: 'Aap', tags: ['noot'] }]);
    expect([...vocabulary.words]).toEqual([...vocabulary.words].sort());
  });

  it('is made in steps, so that a large one lets others go on', () => {
    const steps = (size: number): number => {
      const builder = new IndexBuilder({ version: 1, integrations: [], categoryNames });
      for (let key = 1; key <= size; key += 1)
        builder.add({
          ...{
            key,
            name: `Lead ${key}`,
            nameEnglish: `Lead ${key}`,
            integrations: [],
            tags: [],
            category: 'data',
          },
          ...{
            trigger: 'Webhook',
            complexity: 'low',
            tier: null,
            nodes: [],
            actions: [],
            texts: [],
            pattern: null,
          },
          ...{ minutesSaved: 0, popularity: 0, addedAt: 0 },
        });
      let count = 0;
      for (const _pause of builder.finish()) count += 1;
      return count;
    };
    const [few, many] = [steps(10), steps(2_058)];
    // At every 512 workflows and 256 words.
    expect(many - few).toBe(4 + 8);
    expect(few).toBeGreaterThan(6);
  });

  it('says what its arrays take', () => {
    const index = indexOf([{ name: 'Lead', nameEnglish: 'Lead' }]);
    const without = {
      ...index,
      titles: new Uint32Array(),
      ranks: { ...index.ranks, popular: new Uint32Array() },
    };
    expect(bytesOf(index) - bytesOf(without)).toBe(4 * (index.titles.length + index.size));
  });
});
