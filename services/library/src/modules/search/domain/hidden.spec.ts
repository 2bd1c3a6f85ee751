import { find, indexOf, type Sketch } from '../../../../test/search-library.js';
import { appCountsOf } from './facets.js';
import { nearestTo } from './nearest.js';
import type { SearchRequest } from './search.js';
import { documentOf, documentsOf, similarTo } from './similar.js';

const lead = (name: string, integrations: string[], more: Sketch = {}): Sketch => ({
  ...{ name, nameEnglish: name, integrations, category: 'marketing', ...more },
});
const index = indexOf([
  lead('Leads uit Typeform', ['Typeform', 'Slack'], { pattern: 'leads', trigger: 'Webhook' }),
  lead('Leads uit Jotform', ['Jotform', 'Slack'], { pattern: 'leads', trigger: 'Webhook' }),
  lead('Leads opvolgen', ['HubSpot', 'Slack'], { pattern: 'follow', trigger: 'Scheduled' }),
  lead('Facturen boeken', ['Xero'], { category: 'finance' }),
]);
const hidden = documentsOf(index, new Set([2, 3, 99]));

it('are found by the numbers of their rows, where the index holds these', () => {
  expect(hidden).toEqual([1, 2]);
  expect(documentsOf(index, new Set())).toEqual([]);
});

it.each<[string, Partial<SearchRequest>, number[]]>([
  ['without a word', {}, [1, 4]],
  ['with one', { q: 'leads' }, [1]],
  ['with a word that only a hidden one has', { q: 'opvolgen' }, []],
  ['by what is not wanted', { q: 'zonder facturen' }, [1]],
  ['of one trigger', { trigger: 'Scheduled' }, []],
  ['of an app', { integrations: ['Slack'] }, [1]],
  ['in another order', { sort: 'newest' }, [1, 4]],
  ['on the next page', { offset: 1, limit: 1 }, [4]],
])('are neither found nor counted %s', (_how, request, keys) => {
  const found = find(index, { ...request, hidden });
  expect(found.keys).toEqual(keys);
  if (request.offset !== undefined) return;
  expect(found.total).toBe(keys.length);
  const bySlack = found.facets.integration.find(({ value }) => value === 'Slack')?.count ?? 0;
  expect(bySlack).toBe(found.keys.includes(1) ? 1 : 0);
});

it('stand for no recipe, which another of its workflows does', () => {
  const found = find(index, { grouped: true, hidden: [0, 2] });
  expect([found.keys, found.recipes]).toEqual([[2, 4], 2]);
});

it('are no neighbour and nothing that comes near', () => {
  expect(similarTo(index, documentOf(index, 1), 6)).toContain(3);
  expect(similarTo(index, documentOf(index, 1), 6, hidden)).not.toContain(3);
  expect(nearestTo(index, 'leadzzz', 6, [0, 1, 2])).toEqual([4]);
});

it('count for no integration', () => {
  const count = (name: string) => appCountsOf(index, hidden)[index.integrations.indexOf(name)];
  expect([count('Slack'), count('HubSpot'), count('Xero')]).toEqual([1, 0, 1]);
  expect(index.appCounts[index.integrations.indexOf('Slack')]).toBe(3);
});
