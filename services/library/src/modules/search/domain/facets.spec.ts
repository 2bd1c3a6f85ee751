import { Category, Complexity, RequiredTier, TriggerType } from '@stroomwerk/contracts/library';
import { anything, find, indexOf, numbers, type Sketch } from '../../../../test/search-library.js';
import type { SearchRequest } from './search.js';

const next = numbers(11);
const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
const apps = ['Slack', 'Notion', 'Gmail', 'Shopify', 'Xero', 'Airtable'];

const library = Array.from({ length: 700 }, (_, at): Required<Pick<Sketch, 'integrations'>> & Sketch => ({
  name: `${pick(['Lead', 'Factuur', 'Bestelling'])} ${at} ${pick(['melden', 'bewaren'])}`,
  integrations: apps.filter(() => next(3) === 0),
  category: pick(Category.options),
  trigger: pick(TriggerType.options),
  complexity: pick(Complexity.options),
  tier: pick([...RequiredTier.options, null]),
  minutesSaved: next(9),
  // The most popular has enough customers for them to tell.
  popularity: 10 * next(4),
  addedAt: next(50),
}));
const index = indexOf(library);

const filters = ['trigger', 'complexity', 'category', 'tier'] as const;
type Filter = (typeof filters)[number];

/** The rule, in the plainest words: which workflows pass, one filter left out. */
const passing = (request: SearchRequest, without?: Filter): Sketch[] =>
  library.filter(
    (workflow) =>
      (request.q === '' || (workflow.name ?? '').toLowerCase().includes(request.q)) &&
      filters.every(
        (name) => name === without || request[name] === 'all' || workflow[name] === request[name],
      ) &&
      request.integrations.every((name) => workflow.integrations.includes(name)) &&
      (request.apps === null || workflow.integrations.every((name) => request.apps?.includes(name))),
  );

const counted = (values: readonly (string | null | undefined)[]) => {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

describe('facets', () => {
  it('count what a plain walk through the library counts, whatever is chosen', () => {
    for (let round = 0; round < 60; round += 1) {
      const request: SearchRequest = {
        ...anything,
        q: pick(['', '', 'lead', 'factuur']),
        trigger: pick(['all', 'all', ...TriggerType.options]),
        complexity: pick(['all', 'all', ...Complexity.options]),
        category: pick(['all', 'all', 'all', ...Category.options]),
        tier: pick(['all', 'all', ...RequiredTier.options]),
        integrations: apps.filter(() => next(6) === 0),
        apps: next(4) === 0 ? apps.filter(() => next(2) === 0) : null,
      };
      const { total, totalExact, facets } = find(index, request);
      expect([total, totalExact]).toEqual([passing(request).length, true]);
      for (const name of filters) {
        const expected = counted(passing(request, name).map((workflow) => workflow[name]));
        const found = facets[name].filter(({ count }) => count > 0);
        expect(new Map(found.map(({ value, count }) => [value, count]))).toEqual(expected);
        const counts = facets[name].map(({ count }) => count);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        if (request[name] !== 'all') expect(facets[name].map(({ value }) => value)).toContain(request[name]);
      }
      const used = counted(passing(request).flatMap((workflow) => workflow.integrations));
      for (const { value, count } of facets.integration) expect(count).toBe(used.get(value) ?? 0);
      expect(facets.integration.map(({ value }) => value)).toEqual(
        expect.arrayContaining([...request.integrations]),
      );
    }
  });

  const tally = (values: readonly (string | null | undefined)[]) =>
    [...counted(values)]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

  it.each<[string, Partial<SearchRequest>]>([
    ['nothing', {}],
    ['pages by recipe', { grouped: true }],
    ['some apps', { apps: ['Slack', 'Gmail', 'Notion'] }],
    ['a filter', { category: 'hr' }],
    [
      'the second of every filter',
      {
        ...{ trigger: TriggerType.options[1], complexity: Complexity.options[1] },
        ...{ category: Category.options[1], tier: RequiredTier.options[1] },
      },
    ],
  ])('are all of them, most first and then by the alphabet, where what was chosen is %s', (_what, chosen) => {
    const request = { ...anything, ...chosen };
    const { total, totalExact, facets } = find(index, request);
    const hits = passing(request);
    expect([total, totalExact]).toEqual([hits.length, true]);
    for (const name of filters) {
      const expected = tally(passing(request, name).map((workflow) => workflow[name]));
      expect(facets[name].filter(({ count }) => count > 0)).toEqual(expected);
    }
    expect(facets.integration).toEqual(tally(hits.flatMap((workflow) => workflow.integrations)));
  });

  it('show no value that nothing has but the chosen one, and thirty integrations besides the chosen', () => {
    const many = Array.from({ length: 33 }, (_, at) => `App ${`${at}`.padStart(2, '0')}`);
    const wide = indexOf([
      { integrations: many, trigger: 'Webhook', tier: null },
      { integrations: ['App 32'], trigger: 'Webhook', tier: null },
    ]);
    const names = (request: Partial<SearchRequest>) =>
      find(wide, request).facets.integration.map(({ value }) => value);
    expect(names({})).toEqual(['App 32', ...many.slice(0, 29)]);
    expect(names({ integrations: ['app 31'] })).toEqual([...many.slice(0, 30), 'App 31']);
    expect(find(wide, {}).facets).toMatchObject({ trigger: [{ value: 'Webhook', count: 2 }], tier: [] });
    const { trigger } = find(wide, { trigger: 'Manual' }).facets;
    expect(trigger).toEqual([
      { value: 'Webhook', count: 2 },
      { value: 'Manual', count: 0 },
    ]);
    expect(find(wide, { trigger: 'Manual', integrations: ['App 32'] }).facets.integration).toEqual([
      { value: 'App 32', count: 0 },
    ]);
  });

  it('find nothing for an integration that the library does not have, and know any case', () => {
    expect(find(index, { integrations: ['Onbekend'] })).toMatchObject({ total: 0, keys: [] });
    expect(find(index, { integrations: ['sLaCk'] }).total).toBe(
      find(index, { integrations: ['Slack'] }).total,
    );
  });
});

describe('order and pages', () => {
  const all = (request: Partial<SearchRequest>, limit: number): number[] => {
    const keys: number[] = [];
    for (let offset = 0; offset < library.length; offset += limit)
      keys.push(...find(index, { ...request, offset, limit }).keys);
    return keys;
  };

  it.each([
    ['relevance', 'lead'],
    ['relevance', ''],
    ['newest', 'lead'],
    ['popular', ''],
    ['time_saved', 'factuur'],
  ] as const)('by %s for "%s": each workflow once, the same for every size of page', (sort, q) => {
    const whole = all({ sort, q }, 1_000);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole).toHaveLength(find(index, { q }).total);
    for (const size of [7, 20, 100]) expect(all({ sort, q }, size)).toEqual(whole);
  });

  it.each([
    ['newest', 'addedAt'],
    ['popular', 'popularity'],
    ['time_saved', 'minutesSaved'],
  ] as const)('%s goes down, and the static order decides between equals', (sort, field) => {
    const keys = all({ sort }, 1_000);
    const values = keys.map((key) => Number(library[key - 1]?.[field]));
    for (let at = 1; at < keys.length; at += 1) {
      expect(values[at - 1]).toBeGreaterThanOrEqual(values[at] as number);
      if (values[at - 1] === values[at]) expect(keys[at - 1]).toBeLessThan(keys[at] as number);
    }
  });

  it('gives an empty page beyond the last', () => {
    expect(find(index, { offset: 5_000 }).keys).toEqual([]);
    expect(find(index, { q: 'lead', offset: 5_000 }).keys).toEqual([]);
  });
});
