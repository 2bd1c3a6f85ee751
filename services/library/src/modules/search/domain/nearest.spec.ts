import { indexOf } from '../../../../test/search-library.js';
import { nearestTo } from './nearest.js';

/** Each word in two workflows, the less alike the earlier. */
const twice = (words: readonly string[]) =>
  indexOf(words.flatMap((word) => [0, 1].map(() => ({ name: word, nameEnglish: word }))));

describe('what comes nearest to a word that nobody knows', () => {
  it('is what shares most pairs of letters with it, four words at most', () => {
    const words = ['kalkoen', 'halunder', 'kelender', 'balender', 'kalender'];
    const shown = nearestTo(twice(words), 'kwalenderzz', 12).map((key) => words[Math.ceil(key / 2) - 1]);
    expect(shown.slice(0, 2)).toEqual(['kalender', 'kalender']);
    expect(new Set(shown.slice(2, 6))).toEqual(new Set(['kelender', 'balender']));
  });

  it('is the four that are most alike, whatever is better known', () => {
    const words = ['vvvvvvvvv', 'kwaanader', 'kwalensos', 'kwalendos', 'kwalender', 'kwalenderz'];
    const shown = nearestTo(twice(words), 'kwalenderzzyx', 12).map((key) => words[Math.ceil(key / 2) - 1]);
    expect(new Set(shown.slice(0, 8))).toEqual(new Set(words.slice(2)));
    expect(shown.slice(8, 10)).toEqual(['vvvvvvvvv', 'vvvvvvvvv']);
    expect(shown[0]).toBe('kwalenderz');
  });

  it('is no word that is much longer, that shares little, or the mark of an app', () => {
    const library = indexOf([
      { name: 'Eerst', nameEnglish: 'Eerst' },
      ...[0, 1].map(() => ({ name: 'Kalenderoverzichten', nameEnglish: 'Kalenderoverzichten' })),
      ...[0, 1].map(() => ({ name: 'Walvis', nameEnglish: 'Walvis' })),
    ]);
    expect(nearestTo(library, 'kwalenderzz', 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is nearer with two of the words than with one', () => {
    const library = indexOf([
      { name: 'Kalenders', nameEnglish: 'Kalenders' },
      { name: 'Kalenders en facturen', nameEnglish: 'Kalenders' },
      { name: 'Facturen', nameEnglish: 'Facturen' },
    ]);
    expect(nearestTo(library, 'kwalenderzz fwacturenzz', 3)[0]).toBe(2);
  });
});
