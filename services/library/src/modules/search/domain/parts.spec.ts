import { indexOf } from '../../../../test/search-library.js';
import { interpret } from './interpret.js';
import { rejoined, segments } from './parts.js';

const index = indexOf([
  {
    name: 'Abonnement opzeggen',
    nameEnglish: 'Cancel a subscription',
    integrations: ['Slack'],
    tags: ['afmelden', 'inzet', 'opslack', 'opde', 'herinnering', 'winkelwagen'],
    texts: ['Een verlofpraatje.'],
  },
  ...Array.from({ length: 17 }, () => ({ texts: ['Een agendapraatje.'] })),
]);

describe('what stands behind a word that says when', () => {
  const when = indexOf([{ tags: ['nalevering', 'levering', 'nabellen', 'bellen'] }]);
  it.each([
    ['na levering', ['na', 'levering']],
    ['na bellen', ['na bellen']],
  ])('is no part of it, but of a verb that was written apart: %s', (q, parts) => {
    expect(segments(when, q.split(' ')).map(({ words }) => words.join(' '))).toEqual(parts);
  });
});

describe('verbs that a sentence takes apart', () => {
  it.each([
    ['klant zegt abonnement op', 'klant opzeg abonnement'],
    ['klanten zeggen abonnement op', 'klanten opzeggen abonnement'],
    ['meld klant af bij vertrek', 'afmeld klant bij vertrek'],
  ])('are put together again: %s', (q, whole) => {
    expect(rejoined(index, q.split(' ')).join(' ')).toBe(whole);
  });

  it.each([
    ['a preposition before what it goes with', 'zet klant in agenda'],
    ['a particle of no verb that is known', 'fiets klant af'],
    ['an app', 'slack op'],
    ['a small word', 'de op'],
    ['a particle with nothing before it', 'af klant'],
    ['a verb six words before it', 'zegt een twee drie vier vijf op'],
  ])('are none with %s', (_what, q) => {
    expect(rejoined(index, q.split(' ')).join(' ')).toBe(q);
  });

  it('may stand five words apart, and may have a preposition where nothing follows', () => {
    expect(rejoined(index, 'zegt een twee drie vier op'.split(' '))[0]).toBe('opzeg');
    expect(rejoined(index, ['zet', 'klant', 'in'])).toEqual(['inzet', 'klant']);
  });

  it('are read as the whole verb', () => {
    expect(interpret(index, 'klant zegt abonnement op').slots.map(({ text }) => text)).toContain('opzeg');
  });
});

describe('a compound that stands in the library', () => {
  const partsOf = (word: string) => segments(index, [word, 'slack']).map(({ words }) => words.join(' '));

  it('is taken apart as far as it is known where few workflows have it, in texts alone', () => {
    expect(partsOf('verlofpraatje')).toEqual(['verlof', 'slack']);
  });

  it('is taken apart where what follows a word of our list has a slip in it', () => {
    expect(partsOf('factuurherinering')).toEqual(['factuur', 'herinnering', 'slack']);
    expect(partsOf('factuurherkwakring')).toEqual(['factuur', 'slack']);
  });

  it('is rather a word of the library that is two letters away than a part of it', () => {
    expect(partsOf('winkelwaagn')).toEqual(['winkelwaagn', 'slack']);
    expect(interpret(index, 'winkelwaagn').slots.map(({ text }) => text)).toEqual(['winkelwagen']);
  });

  it('is left whole where a title or tag has it, or many have it', () => {
    expect(partsOf('abonnement')).toEqual(['abonnement', 'slack']);
    expect(partsOf('agendapraatje')).toEqual(['agendapraatje', 'slack']);
  });
});
