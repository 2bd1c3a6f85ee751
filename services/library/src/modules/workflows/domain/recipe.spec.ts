import { bestVariant, type Placed, recipeOf, type StoredVariant } from './recipe.js';

const placed = (place: string, app: string, named = true): Placed => ({
  place,
  label: { nl: `${place} nl`, en: `${place} en` },
  app: { nl: app, en: app.replace('Agenda', 'Calendar') },
  named,
});
const variant = (number: number, places: readonly Placed[], integrations: readonly string[] = []) =>
  ({
    number,
    pattern: 'invoices',
    filename: `factuur-${number}.json`,
    slug: `factuur-${number}`,
    name: `Factuur ${number}`,
    english: { name: `Invoice ${number}` },
    integrations,
    places,
  }) satisfies StoredVariant;

describe('a recipe', () => {
  const variants = [
    variant(
      1,
      [placed('books', 'Xero'), placed('table', 'Notion'), placed('model', 'OpenAI', false)],
      ['Xero'],
    ),
    variant(
      2,
      [placed('books', 'Moneybird'), placed('table', 'Notion'), placed('model', 'Mistral', false)],
      ['Moneybird', 'Mistral'],
    ),
  ];

  it('has the places that differ, and in the language asked for the apps of each workflow', () => {
    expect(recipeOf(variants, 'en', [])).toEqual({
      key: 'invoices',
      places: [
        { name: 'books en', named: true },
        { name: 'model en', named: false },
      ],
      variants: [
        { filename: 'factuur-1.json', slug: 'factuur-1', name: 'Invoice 1', apps: ['Xero', 'OpenAI'] },
        { filename: 'factuur-2.json', slug: 'factuur-2', name: 'Invoice 2', apps: ['Moneybird', 'Mistral'] },
      ],
    });
    expect(recipeOf(variants, 'nl', [])?.variants[0]?.name).toBe('Factuur 1');
    const days = ['Google Agenda', 'Outlook'].map((app, at) => variant(at, [placed('calendar', app)]));
    expect(recipeOf(days, 'en', [])?.variants.map(({ apps }) => apps)).toEqual([
      ['Google Calendar'],
      ['Outlook'],
    ]);
  });

  it('says of a place where what is chosen is no app', () => {
    const events = ['Factuur', 'Offerte'].map((event, at) =>
      variant(at, [{ ...placed('what', event), words: true }]),
    );
    expect(recipeOf(events, 'nl', [])?.places).toEqual([{ name: 'what nl', named: true, words: true }]);
  });

  it('has the workflows first that need none but the own apps', () => {
    const own = recipeOf(variants, 'nl', ['moneybird', 'MISTRAL', 'Slack'])?.variants;
    expect(own?.map(({ slug, fits }) => [slug, fits])).toEqual([
      ['factuur-2', true],
      ['factuur-1', false],
    ]);
  });

  it('offers no place that a workflow lacks', () => {
    const [first] = variants;
    expect(
      recipeOf([first as StoredVariant, variant(3, [placed('books', 'Odoo')])], 'nl', [])?.places,
    ).toEqual([{ name: 'books nl', named: true }]);
  });

  it('offers a place where one workflow of many has another app, and none that one of many lacks', () => {
    const apps = (...names: string[]) => names.map((app, at) => placed(`place ${at}`, app));
    const three = [['Xero', 'Slack'], ['Xero', 'Gmail'], ['Odoo']].map((names, at) =>
      variant(at, apps(...names)),
    );
    expect(recipeOf(three, 'nl', [])?.places.map(({ name }) => name)).toEqual(['place 0 nl']);
  });

  it('suits nobody who has a part of its apps', () => {
    const fits = (...apps: string[]) =>
      recipeOf(variants, 'nl', apps)?.variants.find(({ slug }) => slug === 'factuur-2')?.fits;
    expect([fits('Moneybird'), fits('Moneybird', 'Mistral')]).toEqual([false, true]);
  });

  it('is shown by the first workflow that needs none but the own apps, else by the first', () => {
    const shown = (...apps: string[]) => bestVariant(variants, apps).number;
    expect([shown('mistral', 'moneybird'), shown('Odoo'), shown()]).toEqual([2, 1, 1]);
    // Who told no app is not somebody who has none.
    const some = [variant(1, [], ['Notion']), variant(2, [])];
    expect([bestVariant(some, []).number, bestVariant(some, ['Slack']).number]).toEqual([1, 2]);
  });

  it('is none where one workflow is all there is', () => {
    expect(recipeOf(variants.slice(1), 'nl', [])).toBeUndefined();
    expect(recipeOf([], 'nl', [])).toBeUndefined();
  });
});
