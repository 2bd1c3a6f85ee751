import { indexOf } from '../../../../test/search-library.js';
import { interpret } from './interpret.js';

const titled = (name: string) => ({ name, nameEnglish: name });
const index = indexOf([
  {
    ...titled('Betaling mislukt'),
    integrations: ['Mistral AI', 'OpenAI', 'Slack'],
    tags: [
      'vacature',
      'stornering',
      'zwangerschapsverlof',
      'kasstroom',
      'prognose',
      'verlof',
      'mist',
      'afspraak',
      'kwakkel',
      'inkoop',
      'inboeken',
      'nota',
    ],
  },
  {
    ...titled('Mislukte betalingen'),
    tags: [
      'cash-flow',
      'forecast',
      'zoekgeraakt',
      'bezorging',
      'pakket',
      'vier',
      'ogen',
      'principe',
      'principes',
    ],
  },
]);
const slotsOf = (q: string) => interpret(index, q).slots;
/** How much a word counts for what was asked first. */
const share = (q: string, word: string, at = 0): number =>
  [...(slotsOf(q)[at]?.words ?? [])].find(([id]) => index.vocabulary.words[id] === word)?.[1] ?? 0;
const together = (q: string) =>
  (slotsOf(q)[0]?.together ?? []).map(
    ([ids, weight]) => [ids.map((id) => index.vocabulary.words[id]).join(' '), weight] as const,
  );

describe('a name of several words', () => {
  it('stands for its words in any of their forms, what was typed before what else they are called', () => {
    const others = new Map(together('betaling mislukt'));
    expect(others.get('betaling mislukt')).toBe(0.9);
    expect(others.get('betaling mislukte')).toBeCloseTo(0.9 * 0.92, 6);
    expect(others.get('betalingen mislukte')).toBeCloseTo(0.9 * 0.92 * 0.92, 6);
  });

  it('stands for them the more as what was typed than for what it is called besides', () => {
    const typed = new Map(together('betaling mislukt')).get('betaling mislukt');
    expect(typed).toBeGreaterThan(share('betaling mislukt', 'stornering'));
    expect(share('betaling mislukt', 'stornering')).toBeGreaterThan(0);
  });
});

it('takes a compound of our lists for its parts, too, where the library has not got it', () => {
  expect(together('inkoopnota').map(([words]) => words)).toContain('inkoop nota');
});

it('looks for a name of three words in the likeliest form of each', () => {
  const three = together('vier ogen principe').filter(([words]) => words.split(' ').length === 3);
  expect(three.map(([words]) => words)).toEqual(['vier ogen principe']);
});

it('tells most by what it is first called by, less by what is meant besides', () => {
  expect(share('zoekgeraakte pakketten', 'zoekgeraakt')).toBeGreaterThan(0);
  expect(share('pakket-kwijt', 'zoekgeraakt')).toBeGreaterThan(share('pakket-kwijt', 'bezorging'));
});

it('counts a compound for more that holds a word which the library has nowhere by itself', () => {
  expect(share('zwangerschap', 'zwangerschapsverlof')).toBe(0.8);
  expect(share('verlof', 'zwangerschapsverlof')).toBe(0.62);
});

it('lets what one word asks for by itself tell less of another, but for an app that is named', () => {
  expect(share('cashflow forecast', 'forecast')).toBeLessThan(share('cashflow', 'forecast'));
  expect(share('openai chatgpt', 'openai', 1)).toBe(share('chatgpt', 'openai'));
});

it('takes no word that is known and typed for the beginning of an app', () => {
  expect(share('mist slack', 'mistralai')).toBe(0);
  expect(share('mistr slack', 'mistralai')).toBeGreaterThan(0);
  expect(share('mist', 'mistralai')).toBeGreaterThan(0);
});

it('finds what sounds as it was written, where nothing looks like it', () => {
  const [slot] = slotsOf('vakatures slack');
  expect([slot?.text, slot?.corrected]).toEqual(['vacature', true]);
});

it('lets a word of another language that no list has tell little, and asks for it of no workflow', () => {
  expect(slotsOf('prise de rendez-vous').map(({ text, action }) => [text, action])).toEqual([
    ['prise', true],
    ['rendez vous', false],
  ]);
  expect(slotsOf('prise slack')[0]?.action).toBe(false);
  expect(slotsOf('kwakkel de rendez-vous').map(({ text, action }) => [text, action])).toContainEqual([
    'kwakkel',
    false,
  ]);
});
