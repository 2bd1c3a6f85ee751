import { find, indexOf } from '../../../../test/search-library.js';

/** A word in one of a hundred, one in half and one in all of these. */
const library = Array.from({ length: 300 }, (_, at) => ({
  name: at % 100 === 3 ? 'Zwaluw' : 'Iets',
  nameEnglish: at % 100 === 3 ? 'Zwaluw' : 'Iets',
  tags: at % 2 === 1 ? ['lead', 'mus'] : ['lead'],
  nodes: at === 103 ? ['mus lezen'] : [],
}));
const index = indexOf(library);
const keys = (q: string) => [...find(index, { q, limit: 500 }).keys].sort((a, b) => a - b);

describe('a rare word and one that stands in many', () => {
  it('are found together, whichever comes first', () => {
    for (const q of ['zwaluw lead', 'lead zwaluw', 'zwaluw mus', 'mus lead zwaluw'])
      expect(keys(q)).toEqual([4, 104, 204]);
  });

  it('are worth as much as where they are few', () => {
    expect(find(index, { q: 'zwaluw mus' }).keys[0]).toBe(104);
  });

  it('leave out what lacks the common one', () => {
    const others = indexOf([
      ...Array.from({ length: 200 }, () => ({ name: 'Lead' })),
      ...Array.from({ length: 4 }, () => ({ name: 'Zwaluw', tags: ['lead'] })),
      { name: 'Zwaluw' },
    ]);
    expect(find(others, { q: 'zwaluw lead' }).total).toBe(4);
  });
});

describe('several words for one thing', () => {
  it('count once, the best of them', () => {
    const alike = indexOf([
      { name: 'Rekening', nameEnglish: 'Bill', texts: ['factuur'] },
      { name: 'Factuur', nameEnglish: 'Invoice' },
      { name: 'Iets', tags: ['facturen', 'rekening', 'invoice', 'invoices', 'billing'] },
    ]);
    expect(find(alike, { q: 'factuur' }).keys).toEqual([2, 1, 3]);
    expect(find(alike, { q: 'factuur' }).total).toBe(3);
  });

  it('count once too where one of the words asked for may be missing', () => {
    const alike = indexOf([
      { name: 'Iets', tags: ['facturen', 'rekening', 'invoice'] },
      { name: 'Factuur en zwaluw', nameEnglish: 'Invoice and zwaluw' },
    ]);
    const { keys: found } = find(alike, { q: 'factuur zwaluw' });
    expect(found[0]).toBe(2);
  });
});

describe('words that stand for one thing side by side', () => {
  const sideBySide = indexOf([
    { name: 'Taak', nodes: ['send'], texts: ['Dan wait.'] },
    { name: 'Akkoord', tags: ['send and wait'] },
    { name: 'Mail', nodes: ['send'] },
    { name: 'Elders', texts: ['wait'] },
    { name: 'Ander', actions: ['sendAndWait'] },
  ]);

  it('are found where all of them stand in one field', () => {
    const found = find(sideBySide, { q: 'send and wait' }).keys;
    expect(found).toEqual(expect.arrayContaining([2, 5]));
    expect(found).not.toContain(1);
    expect(found).not.toContain(4);
  });
});

describe('workflows that use integrations', () => {
  const using = indexOf([
    { integrations: ['Slack'] },
    { integrations: ['Slack', 'Gmail'] },
    { name: 'Meldt aan Slack', integrations: ['Gmail'] },
    { integrations: ['Azure OpenAI'] },
  ]);

  it('are those that use all of them, not those that name one', () => {
    expect(find(using, { integrations: ['Slack'] }).keys).toEqual([1, 2]);
    expect(find(using, { integrations: ['Gmail', 'Slack'] }).keys).toEqual([2]);
    expect(find(using, { integrations: ['Slack', 'OpenAI'] }).keys).toEqual([]);
  });
});
