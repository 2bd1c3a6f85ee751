import { indexOf } from '../../../../test/search-library.js';
import { excludedDocuments, exclusionsIn } from './exclusions.js';

const index = indexOf([
  { name: 'Factuur in Slack', nameEnglish: 'Invoice in Slack', integrations: ['Slack', 'Google Sheets'] },
  { name: 'Facturen melden', nameEnglish: 'Report them', integrations: ['Notion', 'Microsoft Excel'] },
  { name: 'Rekening', nameEnglish: 'Bill', nodes: ['Factuur lezen'], integrations: ['HubSpot'] },
  { name: 'Herinnering', nameEnglish: 'Remind', texts: ['Niet in Slack, maar als factuurherinnering.'] },
  {
    name: 'Formulier zonder dubbelen',
    nameEnglish: 'Form without duplicates',
    tags: ['dubbelen', 'betaald'],
  },
]);
const read = (q: string) => {
  const { words, excluded } = exclusionsIn(index, q);
  return [words.join(' '), ...excluded.map(({ text }) => text)];
};
/** Which workflows are left out, counted from 1. */
const out = (q: string): number[] | undefined => {
  const marks = excludedDocuments(index, exclusionsIn(index, q).excluded);
  return marks && [...marks].flatMap((mark, at) => (mark === 1 ? [at + 1] : []));
};

it("leaves out no workflow for what people call its recipe: the app in that may be another's", () => {
  const phrases = new Map([['melden', ['factuur in slack']]]);
  const other = indexOf(
    [{ pattern: 'melden', integrations: ['Discord'] }, { integrations: ['Slack'] }],
    phrases,
  );
  for (const q of ['melding zonder slack', 'melding zonder factuur']) {
    const marks = excludedDocuments(other, exclusionsIn(other, q).excluded);
    expect(marks?.[0] ?? 0).toBe(0);
  }
});

it('leaves nothing out that people say a recipe is for what is without it: orders without payment', () => {
  const phrases = new Map([['annuleren', ['bestelling zonder betaling', 'order without payment']]]);
  const orders = indexOf([{ name: 'Betaling', pattern: 'annuleren' }], phrases);
  for (const q of ['bestellingen zonder betaling', 'orders without payment'])
    expect(exclusionsIn(orders, q).excluded).toEqual([]);
});

describe('what somebody does not want', () => {
  it.each([
    ['mail zonder slack', ['mail', 'zonder slack']],
    ['mail without slack to notion', ['mail to notion', 'without slack']],
    ['mail behalve facturen', ['mail', 'behalve facturen']],
    ['mail ohne rechnung', ['mail', 'ohne rechnung']],
    ['mail -slack', ['mail', 'zonder slack']],
    ['-slack', ['', 'zonder slack']],
    ['mail –"slack"', ['mail', 'zonder slack']],
    ['mail --slack', ['mail', 'zonder slack']],
    ['google-sheets', ['google sheets']],
    ['mail - slack', ['mail slack']],
    ['zonder google sheets', ['', 'zonder google sheets']],
    ['zonder excel', ['', 'zonder excel']],
    ['niet in de slack', ['', 'niet slack']],
    ['zonder de facturen', ['', 'zonder facturen']],
    ['mail zonder slakc', ['mail', 'zonder slack']],
    ['mail -slakc', ['mail', 'zonder slack']],
    ['geen slakc', ['', 'geen slack']],
    ['zonder gogle shets', ['', 'zonder google sheets']],
    ['zonder exxcel', ['', 'zonder microsoft excel']],
    ['zonder herinneirng', ['', 'zonder herinnering']],
    ['zonder slakc en nottion', ['', 'zonder slack', 'zonder notion']],
    ['zonder slakc q', ['q', 'zonder slack']],
    ['zonder slack q', ['q', 'zonder slack']],
  ])('is read of %s', (q, expected) => {
    expect(read(q)).toEqual(expected);
  });

  it.each([
    ['mail zonder slack en notion', ['mail', 'zonder slack', 'zonder notion']],
    ['not google sheets or slack', ['', 'not google sheets', 'not slack']],
    ['zonder slack en facturen', ['en facturen', 'zonder slack']],
    ['zonder slack of', ['of', 'zonder slack']],
    ['zonder facturen slack', ['slack', 'zonder facturen']],
    ['zonder slack zonder notion', ['', 'zonder slack', 'zonder notion']],
  ])('goes on from app to app: %s', (q, expected) => {
    expect(read(q)).toEqual(expected);
  });

  it.each([
    ['a word alone', 'mail zonder'],
    ['nothing after small words', 'mail zonder de'],
    ['a state', 'invoices not paid'],
    ['a Dutch negation before a thing', 'geen facturen'],
    ['a small word', 'zonder dat'],
    ['what a title promises to be without', 'formulier zonder dubbelen'],
    ['such a promise with a slip', 'formulier zonder dubbeeln'],
    ['another form of it', 'formulier zonder dubbele'],
    ['another word for it', 'formulier zonder duplicaten'],
    ['it in the singular', 'form without duplicate entries'],
    ['a Dutch negation before a thing with a slip', 'geen herinneirng'],
    ['an app that somebody wants no more', 'klant wil geen slack meer'],
  ])('is nothing where there is %s', (_what, q) => {
    expect(read(q)).toEqual([q]);
  });

  it.each('zonder without ohne sans behalve except excluding exclusief'.split(' '))(
    '%s says so of anything',
    (sign) => {
      expect(read(`mail ${sign} facturen`)).toEqual(['mail', `${sign} facturen`]);
    },
  );

  it.each('not niet geen no nicht kein keine keinen pas'.split(' '))('%s says so of an app', (sign) => {
    expect(read(`mail ${sign} slack`)).toEqual(['mail', `${sign} slack`]);
  });

  it.each('en of and or und oder et ou nor noch'.split(' '))('%s goes on', (sign) => {
    expect(read(`zonder slack ${sign} notion`)).toEqual(['', 'zonder slack', 'zonder notion']);
  });

  it('is a thing after not, unless it is a state', () => {
    expect([read('not invoices'), read('not idee'), read('not send')]).toEqual([
      ['', 'not invoices'],
      ['', 'not idee'],
      ['', 'not send'],
    ]);
  });
});

it('takes two words that the library has for what they are, whatever app looks like them', () => {
  const sales = indexOf([{ integrations: ['Salesforce'], tags: ['sales', 'forge', 'forte'] }]);
  const of = (q: string) => exclusionsIn(sales, q).excluded.map(({ text }) => text);
  expect(of('zonder sales forge')).toEqual(['zonder sales']);
  expect(of('zonder sales forqe')).toEqual(['zonder salesforce']);
});

describe('left out is', () => {
  it('what uses the app or names it, by whatever name', () => {
    expect(out('zonder slack')).toEqual([1, 4]);
    expect(out('zonder excel')).toEqual([2]);
    expect(out('zonder slack en notion')).toEqual([1, 2, 4]);
  });

  it('what is about the thing by any of its words, not what has a step called so', () => {
    expect(out('zonder factuur')).toEqual([1, 2, 3, 4]);
    expect(out('zonder herinnering')).toEqual([4]);
    for (const q of ['ohne rechnung', 'sans facture']) expect(out(q)).toEqual([1, 2, 3, 4]);
    const steps = indexOf([{ nodes: ['Verlof lezen'] }, { tags: ['verlof'] }]);
    const { excluded } = exclusionsIn(steps, 'zonder verlof');
    expect([...(excludedDocuments(steps, excluded) ?? [])]).toEqual([0, 1]);
  });

  it('what uses an app of a kind', () => {
    expect(out('zonder crm')).toEqual([3]);
  });

  it('what was meant where there is a slip in it, as is said', () => {
    expect([out('zonder slakc'), out('zonder herinneirng')]).toEqual([[1, 4], [4]]);
    for (const [q, corrected] of [
      ['zonder slakc', true],
      ['zonder slack', false],
      ['zonder herinneirng', true],
      ['zonder herinnering', false],
    ] as const)
      expect(exclusionsIn(index, q).excluded.map((one) => one.corrected)).toEqual([corrected]);
  });

  it('no other app that has the name in its own', () => {
    const both = indexOf([{ integrations: ['OpenAI'] }, { integrations: ['Azure OpenAI'] }]);
    const { excluded } = exclusionsIn(both, 'zonder openai');
    expect([...(excludedDocuments(both, excluded) ?? [])]).toEqual([1, 0]);
  });

  it('nothing while a word is still being typed', () => {
    for (const q of ['zonder slac', 'zonder goog']) expect(out(q)).toBeUndefined();
  });

  it('nothing where nobody knows it', () => {
    expect(out('zonder kwakkel')).toBeUndefined();
    expect(out('factuur')).toBeUndefined();
  });
});
