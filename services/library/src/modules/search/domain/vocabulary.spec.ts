import { Vocabulary } from './vocabulary.js';

/** The words of a library, with in how many documents each stands. */
function library(counts: Readonly<Record<string, number>>) {
  const words = Object.keys(counts).sort();
  const vocabulary = new Vocabulary(
    words,
    Uint32Array.from(words, (word) => counts[word] as number),
  );
  for (const _pause of vocabulary.prepare());
  return { vocabulary, said: (ids: readonly number[]) => ids.map((id) => words[id]) };
}

describe('the forms of a word', () => {
  const { vocabulary, said } = library({
    facturen: 2,
    factuur: 3,
    fiets: 1,
    invoice: 4,
    invoices: 2,
    '@slack': 1,
  });

  it('are the others with one of its stems, Dutch or English, whether or not it is known itself', () => {
    for (let time = 0; time < 2; time += 1) {
      expect(said(vocabulary.forms('factuur'))).toEqual(['facturen']);
      expect(said(vocabulary.forms('invoice'))).toEqual(['invoices']);
      expect(said(vocabulary.forms('fietsen'))).toEqual(['fiets']);
      expect(said(vocabulary.forms('notion'))).toEqual([]);
    }
  });

  it('are never the mark of a name', () => {
    expect(vocabulary.forms('@slack')).toEqual([]);
    expect(vocabulary.near('@slac')).toEqual([]);
  });

  it('are told of however many words were asked about before', () => {
    for (let at = 0; at < 2_100; at += 1) vocabulary.forms(`word${at}`);
    expect(said(vocabulary.forms('factuur'))).toEqual(['facturen']);
  });
});

describe('the compounds that hold a word', () => {
  it('hold it, or a form of it, at either end', () => {
    const { vocabulary, said } = library({ factuurherinnering: 1, fiets: 1 });
    for (const part of ['factuur', 'facturen', 'herinnering', 'herinneringen'])
      expect(said(vocabulary.compoundsOf(part))).toEqual(['factuurherinnering']);
    expect(vocabulary.compoundsOf('fiets')).toEqual([]);
  });

  it('may be made of words that only the library has, with what Dutch puts between them', () => {
    const { vocabulary, said } = library({
      ...{ wimper: 1, zwabber: 2 },
      ...{ wimperzwabber: 1, wimperszwabber: 1, wimperenzwabber: 1, wimperezwabber: 1 },
    });
    const all = ['wimperenzwabber', 'wimperezwabber', 'wimperszwabber', 'wimperzwabber'];
    expect(said(vocabulary.compoundsOf('wimper'))).toEqual(all);
    expect(said(vocabulary.compoundsOf('zwabber'))).toEqual(all);
  });

  it.each([
    ['an end that stands in one document', { wimper: 5, zwabber: 1, wimperzwabber: 1 }],
    ['a beginning that nobody knows', { zwabber: 5, wimperzwabber: 1 }],
    ['a beginning of three letters', { wim: 5, zwabber: 5, wimzwabber: 1 }],
    ['an end of three letters', { wimper: 5, zwa: 5, wimperzwa: 1 }],
    ['a link that takes too much of a beginning', { wim: 5, zwabber: 5, wimszwabber: 1 }],
    ['eight letters', { wimp: 5, zwab: 5, wimpzwab: 1 }],
    ['a figure', { wimper: 5, zwabber: 5, '2wimperzwabber': 1 }],
    ['a figure at its end', { wimper: 5, zwab2: 5, wimperzwab2: 1 }],
  ] as const)('are none with %s', (_what, counts) => {
    const { vocabulary } = library(counts);
    for (const part of ['wim', 'wimp', 'wimper', 'zwabber', 'zwab', 'zwa', 'zwab2'])
      expect(vocabulary.compoundsOf(part)).toEqual([]);
  });

  it('have nine letters or more', () => {
    const { vocabulary, said } = library({ wimp: 1, zwabb: 2, wimpzwabb: 1 });
    expect(said(vocabulary.compoundsOf('wimp'))).toEqual(['wimpzwabb']);
  });
});

describe('the words that begin with letters', () => {
  const { vocabulary, said } = library({
    fac: 9,
    face: 2,
    facet: 2,
    factuur: 7,
    fabel: 9,
    fad: 9,
    '@fac': 9,
  });

  it('come with those in most documents first, then by the alphabet, without the letters themselves', () => {
    expect(said(vocabulary.beginningWith('fac', 8))).toEqual(['factuur', 'face', 'facet']);
    expect(said(vocabulary.beginningWith('fac', 2))).toEqual(['factuur', 'face']);
    expect(vocabulary.beginningWith('fz', 8)).toEqual([]);
    expect(vocabulary.beginningWith('zz', 8)).toEqual([]);
  });

  it('come with small words last, which nobody looks for', () => {
    const small = library({ de: 90, die: 80, dag: 2, database: 1, workflows: 9, workflow: 3 });
    expect(small.said(small.vocabulary.beginningWith('d', 3))).toEqual(['dag', 'database', 'de']);
    expect(small.said(small.vocabulary.beginningWith('workf', 8))).toEqual(['workflows', 'workflow']);
    expect(small.said(small.vocabulary.nearBeginning('wrkf', 1))).toEqual(['workflows']);
  });

  it('knows in how many documents a word stands: none for a word that it does not have', () => {
    expect(vocabulary.count(vocabulary.id('factuur') ?? -1)).toBe(7);
    expect([vocabulary.id('factuu'), vocabulary.count(99)]).toEqual([undefined, 0]);
  });
});

describe('the words that look like another', () => {
  const near = (counts: Readonly<Record<string, number>>, word: string) => {
    const { vocabulary, said } = library(counts);
    return said(vocabulary.near(word).map(({ id }) => id));
  };

  it('are the nearest first, of as near those in most documents, then by the alphabet', () => {
    const words = { salesforce: 1, salesforge: 5, salesfirce: 5, salesfirse: 9, slack: 9 };
    expect(near(words, 'salesforcr')).toEqual(['salesforce', 'salesfirce', 'salesforge']);
    expect(near(words, 'salesforce')).toEqual(['salesfirce', 'salesforge', 'salesfirse']);
  });

  it('are told with how far they are, the same when asked again', () => {
    const { vocabulary } = library({ mailchimp: 1 });
    const id = vocabulary.id('mailchimp');
    for (let time = 0; time < 2; time += 1) {
      expect(vocabulary.near('mailchmip')).toEqual([{ id, distance: 1 }]);
      expect(vocabulary.near('malchip')).toEqual([]);
      expect(vocabulary.near('maalchip')).toEqual([{ id, distance: 2 }]);
    }
  });

  it('are told of however many words were asked about before', () => {
    const { vocabulary, said } = library({ slack: 1 });
    for (let at = 0; at < 2_100; at += 1) vocabulary.near(`word${at}`);
    expect(said(vocabulary.near('slakc').map(({ id }) => id))).toEqual(['slack']);
  });

  it('are eight at most', () => {
    const words = Object.fromEntries([...'abcdefghij'].map((letter) => [`slac${letter}`, 1]));
    expect(near(words, 'slacz')).toHaveLength(8);
  });

  it.each([
    ['hopify', 'the first letter is missing'],
    ['xshopify', 'there is one before it'],
    ['hsopify', 'it is swapped with the next'],
    ['zhopify', 'it is another one'],
    ['shopif', 'the last is missing'],
    ['shopifyy', 'the last is doubled'],
  ])('%s looks like shopify: %s', (word) => {
    expect(near({ shopify: 1 }, word)).toEqual(['shopify']);
  });

  it.each([
    ['zail', { mail: 1 }],
    ['kailchmip', { mailchimp: 1 }],
    ['crn', { crm: 1 }],
    ['shupifi', { shopify: 1 }],
  ] as const)('%s looks like none of %j', (word, counts) => {
    expect(near(counts, word)).toEqual([]);
  });
});

describe('the words whose beginning looks like what is being typed', () => {
  const { vocabulary, said } = library({
    ...{ factureren: 3, factuur: 8, factuurnummer: 3, fietsen: 9, pactuur: 9, fa: 9 },
  });

  it('begin with the same letter and are at least as long, those in most documents first', () => {
    expect(said(vocabulary.nearBeginning('faktu', 3))).toEqual(['factuur', 'factureren', 'factuurnummer']);
    expect(said(vocabulary.nearBeginning('faktu', 1))).toEqual(['factuur']);
    expect(said(vocabulary.nearBeginning('faktuurnum', 3))).toEqual(['factuurnummer']);
    expect(said(vocabulary.nearBeginning('fctuur', 3))).toEqual(['factuur', 'factuurnummer']);
    expect(said(vocabulary.nearBeginning('factuuur', 3))).toEqual(['factuurnummer']);
  });

  it('are none where two letters are wrong, or in a word of three letters', () => {
    expect(vocabulary.nearBeginning('fekti', 3)).toEqual([]);
    expect(vocabulary.nearBeginning('fac', 3)).toEqual([]);
  });
});

describe('two words that were typed as one', () => {
  const any = () => true;
  const split = (
    counts: Readonly<Record<string, number>>,
    word: string,
    telling: (half: string) => boolean = any,
  ) => library(counts).vocabulary.split(word, telling);

  it('are both known, the first perhaps with what links it, the second perhaps in another form', () => {
    expect(split({ google: 2, sheets: 2 }, 'googlesheets')).toEqual(['google', 'sheets']);
    expect(split({ klant: 2, overzicht: 2 }, 'klantenoverzicht')).toEqual(['klant', 'overzicht']);
    expect(split({ slack: 2, factuur: 2 }, 'slackfacturen')).toEqual(['slack', 'factuur']);
    expect(split({ slack: 2, facturen: 1, factureren: 3 }, 'slackfactuur')).toEqual(['slack', 'facturen']);
  });

  it.each([
    ['a half is not known', { google: 2 }, 'googlesheets'],
    ['the first is not', { sheets: 2 }, 'googlesheets'],
    ['a half has two letters', { google: 2, ai: 2 }, 'googleai'],
    ['the first has', { ai: 2, google: 2 }, 'aigoogle'],
  ] as const)('are none where %s', (_what, counts, word) => {
    expect(split(counts, word)).toBeUndefined();
  });

  it('must both tell something', () => {
    const words = { google: 2, sheets: 2 };
    for (const dull of Object.keys(words))
      expect(split(words, 'googlesheets', (half) => half !== dull)).toBeUndefined();
  });

  it('are the pair in most documents, a longer half counting for more', () => {
    const words = { app: 5, apps: 4, lijst: 5, sheet: 4, slijst: 4 };
    expect(split(words, 'appslijst')).toEqual(['apps', 'lijst']);
    expect(split({ ...words, apps: 1 }, 'appslijst')).toEqual(['app', 'slijst']);
  });
});

describe('the word that sounds as another is written', () => {
  const { vocabulary, said } = library({
    vacature: 2,
    notulen: 1,
    dossier: 1,
    zending: 1,
    sending: 3,
    bel: 1,
  });
  const sounding = (word: string) => {
    const id = vocabulary.sounding(word);
    return id === undefined ? undefined : said([id])[0];
  };

  it.each([
    ['vakatures', 'vacature'],
    ['facature', 'vacature'],
    ['notullen', 'notulen'],
    ['dosier', 'dossier'],
    ['zzendings', 'sending'],
  ])('is, for %s, %s', (typed, meant) => {
    expect(sounding(typed)).toBe(meant);
  });

  it('is none for another sound, or for a short word', () => {
    expect([sounding('vagature'), sounding('bell')]).toEqual([undefined, undefined]);
  });
});
