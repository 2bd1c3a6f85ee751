import { find, indexOf } from '../../../../test/search-library.js';

/** More than one stretch, of which each holds more hits than are counted one by one. */
const size = 80_000;
const large = indexOf(
  Array.from({ length: size }, (_, at) => ({
    name: at === size - 1 ? 'Zeldzaam lead' : 'Lead melden',
    category: at % 4 === 0 ? ('hr' as const) : ('data' as const),
    trigger: at % 20 === 0 ? ('Manual' as const) : ('Webhook' as const),
    addedAt: at % 1_000,
  })),
);

describe('beyond ten thousand hits', () => {
  it('stops looking where more than enough of the best known ones match, and tells shares from a sample', () => {
    const { keys, total, totalExact, facets } = find(large, { q: 'melden' });
    expect(keys[0]).toBe(1);
    expect(totalExact).toBe(false);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(size - 1);
    const [data, hr] = facets.category;
    expect([data?.value, hr?.value]).toEqual(['data', 'hr']);
    expect((hr?.count ?? 0) / (size / 4)).toBeCloseTo(1, 1);
  });

  it('counts one by one again where a filter leaves fewer', () => {
    const { total, totalExact, facets } = find(large, { q: 'lead', trigger: 'Manual' });
    expect([total, totalExact]).toEqual([4_000, true]);
    expect(facets.category).toEqual([{ value: 'hr', count: 4_000 }]);
  });

  it('looks at all of it for what is rare, for what is newest and for a filter', () => {
    expect(find(large, { q: 'zeldzaam' }).keys).toEqual([size]);
    expect(find(large, { q: 'lead', sort: 'newest', limit: 200 }).total).toBe(size);
    expect(find(large, { q: 'lead', sort: 'newest', limit: 1, offset: 79 }).keys).toEqual([size]);
    expect(find(large, { q: 'zeldzaam', category: 'data' })).toMatchObject({ total: 1, totalExact: true });
  });
});
