import { catalogue } from '@stroomwerk/catalogue';
import { collections, workflowsOf } from '../../src/collections.js';

const known = new Set(catalogue.map(({ meta }) => meta.pattern));
/** So many make it worth a page of its own. */
const enough = { recipes: 20, workflows: 100 };

describe('the collections', () => {
  it('are there for each trade and role, once', () => {
    expect(collections.map(({ key }) => key)).toEqual([
      'webshop',
      'bookkeeper',
      'agency',
      'recruiter',
      'practice',
      'association',
    ]);
  });

  it.each(collections)('$key says for whom it is, in both languages', ({ name, about }) => {
    for (const text of [name, about]) expect([text.nl.trim(), text.en.trim()]).not.toContain('');
    expect(about.nl).not.toBe(about.en);
  });

  it.each(collections)('$key names what ships, each once', ({ recipes }) => {
    expect(recipes.filter((id) => !known.has(id))).toEqual([]);
    expect(recipes.filter((id, at) => recipes.indexOf(id) < at)).toEqual([]);
  });

  it.each(collections)(
    `$key has at least ${enough.recipes} recipes and ${enough.workflows} workflows`,
    (one) => {
      expect(one.recipes.length).toBeGreaterThanOrEqual(enough.recipes);
      expect(workflowsOf(one, catalogue).length).toBeGreaterThanOrEqual(enough.workflows);
    },
  );

  it('differ: no two share half of their recipes', () => {
    const shared = collections.flatMap((one, at) =>
      collections
        .slice(at + 1)
        .map((other) => [one, other] as const)
        .filter(([a, b]) => {
          const both = a.recipes.filter((id) => b.recipes.includes(id)).length;
          return both * 2 >= Math.min(a.recipes.length, b.recipes.length);
        }),
    );
    expect(shared.map(([a, b]) => `${a.key} ${b.key}`)).toEqual([]);
  });
});
