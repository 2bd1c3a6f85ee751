import { Category } from '@stroomwerk/contracts/library';
import { find, indexOf } from '../../../../test/search-library.js';
import { distance, mostWrong } from './distance.js';
import { stemsOf } from './stems.js';
import {
  appsOfKind,
  isAction,
  isBeside,
  isForeign,
  isNamed,
  isPhrase,
  kinship,
  meaningsOf,
  smallWords,
  synonymsOf,
} from './words.js';

const related = (one: string, other: string): boolean =>
  stemsOf(one).some((stem) => stemsOf(other).includes(stem));

describe('forms of a word', () => {
  it.each([
    ['fiets', 'fietsen'],
    ['factuur', 'facturen'],
    ['herinnering', 'herinneringen'],
    ['brief', 'brieven'],
    ['huis', 'huizen'],
    ['plan', 'plannen'],
    ['bestelling', 'bestellen'],
    ['winkelmand', 'winkelmandje'],
    ['bon', 'bonnetjes'],
    ['mail', 'mailtje'],
    ['bericht', 'berichtje'],
    ['sollicitatie', 'sollicitaties'],
    ['vacature', 'vacatures'],
    ['order', 'orders'],
    ['invoice', 'invoices'],
    ['summary', 'summaries'],
    ['translate', 'translation'],
  ])('%s and %s belong together', (one, other) => {
    expect(related(one, other)).toBe(true);
  });

  it.each([
    ['slack', 'stack'],
    ['factuur', 'fiets'],
    ['order', 'ordner'],
    ['s3', 's4'],
  ])('%s and %s do not', (one, other) => {
    expect(related(one, other)).toBe(false);
  });

  it('knows what the other language calls it', () => {
    expect(synonymsOf('factuur')).toContain('invoice');
    expect(synonymsOf('reminder')).toContain('herinnering');
    expect(synonymsOf('chatgpt')).toContain('openai');
  });
});

describe('slips of the pen', () => {
  it.each([
    ['slack', 'slakc', 1],
    ['slack', 'slcak', 1],
    ['shopify', 'shopfy', 1],
    ['sheets', 'shets', 1],
    ['factuur', 'faktuur', 1],
    ['salesforce', 'salesfroce', 1],
    ['mailchimp', 'malchip', 2],
    ['same', 'same', 0],
    ['slack', 'notion', 3],
  ])('%s and %s are %i apart', (one, other, steps) => {
    expect(distance(one, other, 2)).toBe(steps);
    expect(distance(other, one, 2)).toBe(steps);
  });

  it('allows none in short words, one from four letters, two from eight', () => {
    expect(['crm', 'lead', 'shopify', 'mailchimp'].map(mostWrong)).toEqual([0, 1, 1, 2]);
  });
});

describe('what else a thing is called', () => {
  it('is told of its forms too, without the word itself', () => {
    for (const word of ['factuur', 'facturen', 'factuurtje']) {
      expect(synonymsOf(word)).toEqual(expect.arrayContaining(['invoice', 'rekening']));
      expect(synonymsOf(word)).not.toContain(word);
    }
    expect(synonymsOf('kwakkel')).toEqual([]);
  });

  it('is all of it where a word means two things', () => {
    expect(synonymsOf('artikelen')).toEqual(expect.arrayContaining(['product', 'blog']));
  });

  it('is one word where it is written as several', () => {
    expect(synonymsOf('videogesprek')).toContain('videocall');
    for (const phrase of ['videocall', 'knowledgebase', 'rendezvous']) expect(isPhrase(phrase)).toBe(true);
    for (const word of ['vergadering', 'rechnung']) expect(isPhrase(word)).toBe(false);
    expect([isNamed('videocall'), isNamed('factuur'), isNamed('factuurtje')]).toEqual([true, true, false]);
  });
});

describe('kinship of words with one stem', () => {
  it.each([
    ['fiets', 'fietsen', 1],
    ['factuur', 'facturen', 1],
    ['translate', 'translation', 1],
    ['bestelling', 'bestellen', 0.75],
    ['connect', 'connecting', 0.75],
    ['connecting', 'connecting', 1],
    ['accounting', 'accounts', 0],
    ['rekening', 'reeks', 0],
    ['printer', 'printers', 1],
    ['print', 'printers', 0.75],
    ['ringen', 'ring', 1],
  ])('of %s and %s is %d', (word, form, kin) => {
    expect(kinship(word, form)).toBe(kin);
    expect(kinship(form, word)).toBe(kin);
  });
});

describe('German and French', () => {
  it.each([
    ['rechnung', 'factuur'],
    ['rechnungen', 'factuur'],
    ['factures', 'factuur'],
    ['ubersetzen', 'vertalen'],
    ['uebersetzen', 'vertalen'],
    ['calendrier', 'agenda'],
    ['rdv', 'afspraak'],
    ['rendezvous', 'afspraak'],
    ['steuer', 'btw'],
  ])('%s means %s', (word, meaning) => {
    expect(meaningsOf(word)).toContain(meaning);
  });

  it('give a word that Dutch has too its own meaning, unless others around it are of that language', () => {
    expect(meaningsOf('post')).toEqual([]);
    expect(meaningsOf('post', true)).toContain('mailbox');
    expect(meaningsOf('kalender')).toEqual([]);
    expect(meaningsOf('kwakkel')).toEqual([]);
  });

  it.each([
    ['Bestätigung senden', true],
    ['devis client', true],
    ['mail aux clients', true],
    ['factuur sturen', false],
    ['send a mail', false],
  ])('%p is such a text: %p', (q, foreign) => {
    const words = q.toLowerCase().split(' ');
    const dutch = new Set(['client', 'clients', 'mail', 'factuur', 'sturen', 'send', 'a', 'senden']);
    expect(isForeign(q, words, (word) => dutch.has(word))).toBe(foreign);
  });

  it('are not meant by a word that the library has', () => {
    expect(isForeign('devis', ['devis'], () => true)).toBe(false);
    expect(isForeign('devis', ['devis'], () => false)).toBe(true);
  });
});

describe('small words and things to do', () => {
  it('are those of all four languages', () => {
    for (const word of [
      'de',
      'the',
      'der',
      'les',
      'zonder',
      'without',
      'ohne',
      'sans',
      'workflow',
      'automation',
      '1',
    ])
      expect(smallWords.has(word)).toBe(true);
    for (const word of ['factuur', 'invoice', '']) expect(smallWords.has(word)).toBe(false);
  });

  it('say what is to be done, and foreign ones what they mean', () => {
    for (const word of ['sturen', 'send', 'schicken', 'envoyer', 'klassifizieren', 'prufen', 'pruefen'])
      expect(isAction(word)).toBe(true);
    for (const word of ['factuur', 'rechnung', 'devis', 'abmelden', 'kwakkel', ''])
      expect(isAction(word)).toBe(false);
  });
});

describe('a category', () => {
  it.each([
    ['marketing', 'reclame'],
    ['ecommerce', 'webwinkel'],
    ['productivity', 'kantoor'],
    ['data', 'cijfers'],
    ['social', 'kanalen'],
    ['finance', 'administratie'],
    ['hr', 'personeelszaken'],
    ['customer', 'helpdesk'],
    ['content', 'redactie'],
    ['integration', 'koppelingen'],
  ] as const)('%s is found by what people call it: %s', (category, word) => {
    const all = indexOf(Category.options.map((each) => ({ category: each })));
    const { keys } = find(all, { q: word });
    expect(Category.options[(keys[0] as number) - 1]).toBe(category);
  });
});

describe('apps of a kind', () => {
  it('are those that people call so', () => {
    expect(appsOfKind('boekhoudprogramma')).toEqual(expect.arrayContaining(['xero', 'moneybird']));
    expect(appsOfKind('crm')).toContain('hubspot');
    expect(appsOfKind('chatapp')).not.toContain('hubspot');
    expect(appsOfKind('kwakkel')).toEqual([]);
  });
});

it('knows what is meant first with a saying, and what besides', () => {
  const meant = ['zoekgeraakt', 'bezorging', 'slack'].map((other) => isBeside('pakketkwijt', other));
  expect(meant).toEqual([false, true, false]);
  // What one line names besides and another first, or a group has, is meant.
  expect(isBeside('invoice', 'factuur')).toBe(false);
});

it('takes words for another language that are one only side by side', () => {
  expect(isForeign('prise rendez vous', ['prise', 'rendez', 'vous'], (word) => word === 'prise')).toBe(true);
  expect(isForeign('prise vous', ['prise', 'vous'], (word) => word === 'prise')).toBe(false);
});

it('takes no quality of another language for one where the word is a thing: bon, which is good in French', () => {
  expect([isAction('bon'), isAction('mauvais'), isAction('vanzelf'), smallWords.has('vanzelf')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it.each(['laagste', 'duurder', 'cheapest', 'komt', 'bewaken', 'monitor', 'waarschuwen'])(
  'knows that %s tells less than the thing',
  (word) => {
    expect(isAction(word)).toBe(true);
  },
);

it('tells what can be reached from how far one reaches', () => {
  expect(kinship('bereikbaar', 'bereik')).toBe(0.75);
});
