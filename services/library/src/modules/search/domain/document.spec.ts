import { find, indexOf, type Sketch } from '../../../../test/search-library.js';
import { field, worth } from './document.js';

const of = (...fields: (keyof typeof field)[]): number =>
  worth[fields.reduce((bits, each) => bits | field[each], 0)] as number;

describe('what a word is worth', () => {
  it.each([
    ['name', 10],
    ['integration', 7],
    ['tag', 6.5],
    ['phrase', 6],
    ['category', 3],
    ['text', 3],
    ['node', 2],
    ['action', 1.5],
  ] as const)('in %s: %d, of which each further one counts for less', (where, weight) => {
    expect(of(where)).toBeCloseTo(weight / (weight + 4), 6);
  });

  it('is nothing where it does not stand, and never quite one', () => {
    expect(of()).toBe(0);
    expect(worth[255]).toBeCloseTo(39 / 43, 6);
  });

  it('counts fields together', () => {
    expect(of('integration', 'text')).toBeCloseTo(10 / 14, 6);
  });
});

describe('the order of hits', () => {
  const holding: Record<string, Sketch> = {
    name: { name: 'Zwaluw melden' },
    integration: { name: 'A', integrations: ['Zwaluw'] },
    tag: { name: 'B', tags: ['zwaluw'] },
    text: { name: 'C', texts: ['Meldt een zwaluw.'] },
    node: { name: 'D', nodes: ['Zwaluw zoeken'] },
    action: { name: 'E', actions: ['zwaluw'] },
  };

  it('is that of the fields in which the word stands, whatever is better known', () => {
    const fields = Object.keys(holding).reverse();
    const index = indexOf(
      fields.map((each, at) => ({ ...(holding[each] as Sketch), popularity: 900 - at * 100 })),
    );
    const found = find(index, { q: 'zwaluw' }).keys.map((key) => fields[key - 1]);
    expect(found).toEqual(['name', 'integration', 'tag', 'text', 'node', 'action']);
  });
});
