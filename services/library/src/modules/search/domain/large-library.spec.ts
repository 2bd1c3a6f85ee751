import { find, indexOf } from '../../../../test/search-library.js';

/** More than one stretch, of which each holds more hits than are counted one by one. */
const size = 80_000;
const large = indexOf(
  Array.from({ length: size }, (_, at) => ({
    name: at === size - 1 ? 'Zeldzaam lead' : 'Lead melden',
    integrations: at % 4 === 0 ? ['Slack'] : [],
    // Of three birds each workflow has two.
    tags: [
      ...['merel', 'reiger', 'koekoek'].filter((_bird, bird) => at % 3 !== bird),
      ...[at % 8 === 3 ? 'video call' : 'video', at % 4 === 1 ? 'gift card' : 'lead'],
      ...(at === 0 ? ['vreemd'] : []),
    ],
    complexity: at < 10_000 || at === size - 1 ? ('high' as const) : ('low' as const),
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

  it('tells of the whole library without looking at each, the same every time', () => {
    for (let time = 0; time < 2; time += 1) {
      const { keys, total, totalExact, facets } = find(large, { offset: 70_000, limit: 2 });
      expect([keys, total, totalExact]).toEqual([[70_001, 70_002], size, false]);
      expect(facets).toEqual({
        trigger: [
          { value: 'Webhook', count: 76_000 },
          { value: 'Manual', count: 4_000 },
        ],
        complexity: [
          { value: 'low', count: 69_999 },
          { value: 'high', count: 10_001 },
        ],
        category: [
          { value: 'data', count: 60_000 },
          { value: 'hr', count: 20_000 },
        ],
        integration: [{ value: 'Slack', count: 20_000 }],
        tier: [{ value: 'starter', count: size }],
      });
    }
  });

  it('promises a total up to ten thousand, and looks on where there are not more yet', () => {
    const total = (request: Parameters<typeof find>[1]) => {
      const found = find(large, request);
      return [found.total, found.totalExact];
    };
    expect(total({ q: 'lead', complexity: 'high' })).toEqual([10_001, false]);
    expect(total({ complexity: 'high' })).toEqual([10_001, false]);
    expect(total({ q: 'video call' })).toEqual([10_000, true]);
    expect(total({ trigger: 'Manual' })).toEqual([4_000, true]);
    // Those that use an integration are counted without looking at the others.
    expect(total({ integrations: ['Slack'] })).toEqual([20_000, false]);
    // With a filter enough of the best known ones are.
    const { total: looked, facets } = find(large, { category: 'data' });
    expect(looked).toBe(49_152);
    expect((facets.category[0]?.count ?? 0) / 60_000).toBeCloseTo(1, 1);
  });

  it('looks as far as the page that is asked for', () => {
    expect(find(large, { q: 'lead', offset: 65_530 }).keys).toHaveLength(20);
  });

  it('finds no words side by side that stand side by side everywhere', () => {
    expect(find(large, { q: 'gift card' }).total).toBe(0);
  });

  it('stops as early among workflows that lack a word, but where a filter leaves few', () => {
    const { total, totalExact, facets } = find(large, { q: 'merel reiger koekoek' });
    expect([total, totalExact]).toEqual([65_536, false]);
    expect((facets.category[0]?.count ?? 0) / 60_000).toBeCloseTo(1, 1);
    expect(find(large, { q: 'merel reiger koekoek', trigger: 'Manual' })).toMatchObject({
      ...{ total: 4_000, totalExact: true },
    });
    expect([...find(large, { q: 'zeldzaam vreemd' }).keys].sort((a, b) => a - b)).toEqual([1, size]);
  });

  it('looks at all of it for what is rare, for what is newest and for a filter', () => {
    expect(find(large, { q: 'zeldzaam' }).keys).toEqual([size]);
    expect(find(large, { q: 'lead', sort: 'newest', limit: 200 }).total).toBe(size);
    expect(find(large, { q: 'lead', sort: 'newest', limit: 1, offset: 79 }).keys).toEqual([size]);
    expect(find(large, { q: 'zeldzaam', category: 'data' })).toMatchObject({ total: 1, totalExact: true });
  });
});
