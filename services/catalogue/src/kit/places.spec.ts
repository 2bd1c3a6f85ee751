import { sources } from '../sources.js';
import { isOfWords, optionName, placeName, placesOf } from './places.js';

describe('the places of recipes', () => {
  const places = sources.recipes.flatMap(({ id, choices }) =>
    Object.entries(choices.options).map(([place, options]) => ({ recipe: id, place, options })),
  );

  it('are each called something that a customer understands', () => {
    const nameless = places.filter(({ recipe, place }) => placeName(recipe, place) === undefined);
    expect(nameless.map(({ recipe, place }) => `${recipe}/${place}`)).toEqual([]);
  });

  it('are called differently within a recipe', () => {
    const names = sources.recipes.map(({ id, choices }) => ({
      id,
      names: Object.keys(choices.options).map((place) => placeName(id, place)?.nl),
    }));
    const doubled = names.filter((one) => new Set(one.names).size < one.names.length);
    expect(doubled).toEqual([]);
  });

  it('offer options whose names are no keys, each once', () => {
    for (const { recipe, place, options } of places) {
      const names = options.map((option) => optionName(option).nl);
      expect([recipe, place, new Set(names).size]).toEqual([recipe, place, options.length]);
      const keys = options.flatMap((option) => (typeof option === 'string' ? [option] : []));
      expect([recipe, place, keys]).toEqual([recipe, place, []]);
    }
  });

  it('are of words where what is chosen is no app, and of apps everywhere else', () => {
    // Facebook and Instagram are written there as one app each.
    const written = ['page-comment-replies/place'];
    for (const { recipe, place, options } of places)
      if (!written.includes(`${recipe}/${place}`))
        expect([recipe, place, isOfWords(place)]).toEqual([
          recipe,
          place,
          options.every((option) => (option as { app?: unknown }).app === undefined),
        ]);
    const placed = placesOf('any', { options: { coin: ['btc'] }, take: 1 }, { coin: 'btc' });
    expect(placed.map(({ words }) => words)).toEqual([true]);
  });

  it('stand in the order of their importance: those that titles tell first', () => {
    const choices = {
      options: { table: ['notion'], chat: ['slack'], model: ['openAi'] },
      take: 1,
      apart: ['chat', 'table'],
    };
    const choice = {
      table: { key: 'notion', label: 'Notion' },
      chat: { key: 'x', label: 'X' },
      model: 'openAi',
    };
    const placed = placesOf('any', choices, choice);
    expect(placed.map(({ place, app, named }) => [place, app.nl, named])).toEqual([
      ['chat', 'X', true],
      ['table', 'Notion', true],
      ['model', 'openAi', false],
    ]);
  });
});
