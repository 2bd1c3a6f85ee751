import { catalogue } from '@stroomwerk/catalogue';
import { differentRecipes } from '../../src/kit/twins.js';
import { mostVariants } from '../../src/lock/variants.js';

describe('the catalogue', () => {
  // 800 are asked for; this goes up with what is written.
  const floor = 806;

  it(`has at least ${floor} recipes that differ`, () => {
    const { recipes, twins } = differentRecipes(catalogue);
    console.info(`${recipes} different recipes, ${twins.length} twins`);
    expect(recipes).toBeGreaterThanOrEqual(floor);
    expect(twins).toEqual([]);
  });

  it('has at most twelve workflows of a recipe', () => {
    const many = new Map<string, number>();
    for (const { meta } of catalogue) many.set(meta.pattern, (many.get(meta.pattern) ?? 0) + 1);
    expect([...many].filter(([, of]) => of > mostVariants)).toEqual([]);
  });
});
