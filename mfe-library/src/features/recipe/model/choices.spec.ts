import type { Recipe } from '@stroomwerk/contracts/library';
import { switchesOf } from './choices.js';

const variant = (filename: string, ...apps: string[]) => ({ filename, slug: filename, name: filename, apps });
const recipe: Recipe = {
  key: 'invoices',
  places: [
    { name: 'Boekhouding', named: true },
    { name: 'Chat', named: true },
    { name: 'AI-model', named: false },
  ],
  variants: [
    variant('a', 'Xero', 'Slack', 'OpenAI'),
    variant('b', 'Moneybird', 'Teams', 'Mistral'),
    variant('c', 'Moneybird', 'Slack', 'Mistral'),
    variant('d', 'Exact Online', 'Teams', 'OpenAI'),
  ],
};

describe('the switches of a recipe', () => {
  it('are its places, with what is shown in each, every app once', () => {
    const switches = switchesOf(recipe, 'a');
    expect(switches.map(({ place, app }) => [place, app])).toEqual([
      ['Boekhouding', 'Xero'],
      ['Chat', 'Slack'],
      ['AI-model', 'OpenAI'],
    ]);
    expect(switches[0]?.choices.map(({ app, chosen }) => [app, chosen])).toEqual([
      ['Xero', true],
      ['Moneybird', false],
      ['Exact Online', false],
    ]);
  });

  it('say where what is chosen is no app', () => {
    const places = [{ name: 'Gebeurtenis', named: true, words: true }];
    const variants = [variant('a', 'Factuur'), variant('b', 'Offerte')];
    expect(switchesOf({ key: 'text', places, variants }, 'a').map(({ words }) => words)).toEqual([true]);
    expect(switchesOf(recipe, 'a').some(({ words }) => words)).toBe(false);
  });

  it('lead to the workflow that keeps the most of what is shown, and say what comes along', () => {
    const [books, chat] = switchesOf(recipe, 'a');
    expect(books?.choices.map(({ variant: { filename }, along }) => [filename, along])).toEqual([
      ['a', []],
      ['c', ['Mistral']],
      ['d', ['Teams']],
    ]);
    expect(chat?.choices[1]?.variant.filename).toBe('d');
  });

  it('reach every workflow, whichever is shown', () => {
    for (const { filename } of recipe.variants) {
      const seen = new Set([filename]);
      for (const one of seen)
        for (const { choices } of switchesOf(recipe, one, 3))
          for (const { variant: next } of choices) seen.add(next.filename);
      expect(seen.size).toBe(recipe.variants.length);
    }
  });

  it('are the first few of those that titles tell, on a card', () => {
    expect(switchesOf(recipe, 'a', 3).map(({ place }) => place)).toEqual(['Boekhouding', 'Chat']);
    expect(switchesOf(recipe, 'a', 1).map(({ place }) => place)).toEqual(['Boekhouding']);
  });

  it('are none for a workflow that is gone', () => expect(switchesOf(recipe, 'z')).toEqual([]));
});
