import { indexOf } from '../../../../test/search-library.js';
import { interpret } from './interpret.js';
import { rejoined, segments } from './parts.js';

const index = indexOf([
  {
    name: 'Abonnement opzeggen',
    nameEnglish: 'Cancel a subscription',
    integrations: ['Slack'],
    tags: ['afmelden', 'inzet', 'opslack', 'opde'],
    texts: ['Een verlofpraatje.'],
  },
  ...Array.from({ length: 17 }, () => ({ texts: ['Een agendapraatje.'] })),
]);

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

  it('is left whole where a title or tag has it, or many have it', () => {
    expect(partsOf('abonnement')).toEqual(['abonnement', 'slack']);
    expect(partsOf('agendapraatje')).toEqual(['agendapraatje', 'slack']);
  });
});
