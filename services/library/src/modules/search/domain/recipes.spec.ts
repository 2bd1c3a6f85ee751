import { find, indexOf, type Sketch } from '../../../../test/search-library.js';

const apps = ['Xero', 'Moneybird', 'Exact Online'];
const invoices: readonly Sketch[] = apps.map((app) => ({
  name: `Facturen boeken in ${app}`,
  nameEnglish: `Book invoices in ${app}`,
  integrations: [app, 'Gmail'],
  pattern: 'invoices',
}));
const reminders: readonly Sketch[] = apps.map((app) => ({
  name: `Herinnering sturen voor facturen in ${app}`,
  nameEnglish: `Remind of invoices in ${app}`,
  integrations: [app, 'Slack'],
  pattern: 'reminders',
}));
const library = [
  ...invoices,
  ...reminders,
  { name: 'Facturen van een ander', nameEnglish: 'Invoices of another' },
  { name: 'Facturen van een derde', nameEnglish: 'Invoices of a third' },
];
const index = indexOf(library);
const grouped = (request: Parameters<typeof find>[1]) => find(index, { grouped: true, ...request });

describe('hits by recipe', () => {
  it('stand once each, where the first of them stands, and go on counting workflows', () => {
    const { keys, recipes, total, facets } = grouped({ q: 'facturen' });
    const single = find(index, { q: 'facturen' });
    expect([recipes, total]).toEqual([4, 8]);
    expect(facets).toEqual(single.facets);
    const seen = new Set<string>();
    const first = single.keys.filter((key) => {
      const pattern = library[key - 1]?.pattern ?? String(key);
      return !seen.has(pattern) && seen.add(pattern);
    });
    expect(keys).toEqual(first);
    expect(single.recipes).toBeUndefined();
  });

  it('without a pattern are recipes of their own', () => {
    expect(grouped({ q: 'van een' }).keys).toEqual(expect.arrayContaining([7, 8]));
  });

  it.each(['', 'facturen'])('come page by page, none twice and none left out: %p', (q) => {
    const pages = [0, 1, 2, 3].map((offset) => grouped({ q, offset, limit: 1 }).keys);
    expect(pages.flat()).toEqual(grouped({ q }).keys);
    expect(grouped({ q, offset: 4, limit: 1 }).keys).toEqual([]);
  });

  it('show the workflow that suits the own apps, also where some are lacking', () => {
    expect(grouped({ suiting: ['exact online', 'Slack'] }).keys).toEqual([3, 6, 7, 8]);
    expect(grouped({ q: 'facturen', suiting: ['Moneybird'] }).keys).toEqual(
      expect.arrayContaining([2, 5, 7, 8]),
    );
  });

  it('show what was asked for, whatever the own apps', () => {
    const { keys } = grouped({ q: 'facturen xero', suiting: ['Moneybird', 'Gmail', 'Slack'] });
    expect(keys.slice(0, 2).sort()).toEqual([1, 4]);
    expect(grouped({ integrations: ['Xero'], suiting: ['Moneybird'] }).keys).toEqual([1, 4]);
  });

  it('show no other that answers worse, and none that suits no better', () => {
    const unlike = indexOf([
      { name: 'Zwaluw in Xero', integrations: ['Xero'], pattern: 'birds' },
      { name: 'Iets', nodes: ['zwaluw'], integrations: ['Moneybird'], pattern: 'birds' },
    ]);
    expect(find(unlike, { q: 'zwaluw', grouped: true, suiting: ['Moneybird'] }).keys).toEqual([1]);
    expect(grouped({ q: 'facturen', suiting: ['Gmail'] }).keys).toEqual(grouped({ q: 'facturen' }).keys);
  });

  it('come in another order too', () => {
    const newest = indexOf(library.map((one, at) => ({ ...one, addedAt: at })));
    expect(find(newest, { grouped: true, sort: 'newest' }).keys).toEqual([8, 7, 6, 3]);
  });

  it('are all found where one pattern has more workflows than a recipe of ours', () => {
    const many = indexOf([
      ...Array.from({ length: 300 }, (_, at) => ({ name: `Lead ${at}`, pattern: 'leads' })),
      { name: 'Lead elders', pattern: 'elsewhere' },
    ]);
    const { keys, recipes } = find(many, { q: 'lead', grouped: true, limit: 2 });
    expect([keys.length, recipes, keys.includes(301)]).toEqual([2, 2, true]);
  });
});
