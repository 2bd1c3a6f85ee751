import { catalogue } from '@stroomwerk/catalogue';
import { commerce } from '../../src/pairs/commerce.js';
import { money } from '../../src/pairs/money.js';

/** The apps that each workflow of a recipe needs. */
const appsOf = new Map<string, Set<string>[]>();
for (const { meta, places = [] } of catalogue) {
  const apps = new Set([...meta.accounts.map(({ app }) => app), ...places.map(({ app }) => app.nl)]);
  appsOf.set(meta.pattern, [...(appsOf.get(meta.pattern) ?? []), apps]);
}
const named = ({ apps }: { apps: readonly string[] }) => [...apps].sort().join(' + ');

describe.each([
  ['bookkeeping, money and people', money],
  ['shops, shipping, marketing and messages', commerce],
])('the wanted pairs of %s', (_, pairs) => {
  it('are 75, once each, with a reason in both languages', () => {
    const names = pairs.map(named);
    expect(new Set(names).size).toBe(75);
    expect(pairs.filter((pair) => [pair.for.nl, pair.for.en].some((why) => why.trim() === ''))).toEqual([]);
  });

  it('name a recipe of which one workflow needs both', () => {
    const without = pairs.filter(
      ({ apps, recipe }) =>
        recipe !== undefined && !appsOf.get(recipe)?.some((own) => apps.every((app) => own.has(app))),
    );
    expect(without).toEqual([]);
  });

  it('have a recipe, each of them', () => {
    expect(pairs.filter(({ recipe }) => recipe === undefined).map(named)).toEqual([]);
  });
});
