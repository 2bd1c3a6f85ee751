import { compoundParts, isListed, knownPart } from './compounds.js';

describe('a compound', () => {
  it.each([
    ['onkostendeclaratie', ['onkosten', 'declaratie']],
    ['verjaardagsmail', ['verjaardag', 'mail']],
    ['factuurherinneringen', ['factuur', 'herinneringen']],
    ['factuurmailarchief', ['factuur', 'mail', 'archief']],
    ['klantfactuurmailarchief', ['klant', 'factuur', 'mail', 'archief']],
    ['rechnungserinnerung', ['rechnung', 'erinnerung']],
    ['kaslade', ['kas', 'lade']],
    ['kashok', undefined],
  ])('%s is made of %j', (word, parts) => {
    expect(compoundParts(word)).toEqual(parts);
  });

  it('is made of as few words as can be', () => {
    expect(compoundParts('klantenserviceafdeling')).toEqual(['klantenservice', 'afdeling']);
    expect(compoundParts('nieuwsbriefabonnee')).toEqual(['nieuwsbrief', 'abonnee']);
  });

  it.each([
    ['boekhoudprogramma', ['boekhoud']],
    ['klantsysteem', ['klant']],
    ['mailadreslijst', ['mail', 'adres']],
    ['databeheer', ['data', 'beheer']],
  ])('%s tells %j: what says little is left out, unless nothing is left then', (word, parts) => {
    expect(compoundParts(word)).toEqual(parts);
  });

  it.each([
    ['five words', 'factuurklantmailarchiefadres'],
    ['one word', 'factuur'],
    ['a word and a linking sound that it does not take', 'klantsmail'],
    ['something else at its end', 'factuurkwak'],
    ['something else at its beginning', 'kwakfactuur'],
    ['too few letters', 'kaska'],
    ['a figure', 'factuur2mail'],
    ['an accent', 'cliëntmail'],
    ['a sign before it', '-factuurmail'],
  ])('is not what has %s', (_what, word) => {
    expect(compoundParts(word)).toBeUndefined();
  });
});

describe('our lists', () => {
  it.each(['bonus', 'bon', 'facturen', 'factuurtje', 'werkplaats', 'afdelings', 'rechnungen', 'lijst'])(
    'have %s, as it is or as a form',
    (word) => expect(isListed(word)).toBe(true),
  );

  it.each(['slack', 'kwakkel', 'mailbox', ''])('do not have %p', (word) =>
    expect(isListed(word)).toBe(false),
  );
});

describe('a word with one that we know in it', () => {
  it.each([
    ['nieuwsbriefgedoe', 'nieuwsbrief'],
    ['bestelgedoe', 'bestel'],
    ['klantenxx', 'klant'],
    ['rechnungszeug', 'rechnung'],
    ['factuurkwakkeldekw', 'factuur'],
    ['xyzfactuur', 'factuur'],
    ['gedoebestelling', 'bestelling'],
    ['kwakkwakkalenders', 'kalenders'],
  ])('%s is about %s', (word, part) => {
    expect(knownPart(word)).toEqual([part]);
  });

  it.each([
    ['begins with four letters', 'mailgedoe'],
    ['ends in five', 'gedoebonus'],
    ['begins with less than a third', 'factuurkwakkeldekwakkeldingen'],
    ['ends in less than half', 'kwakkelkwakkelfactuur'],
    ['has but two more', 'zzfactuur'],
    ['has a figure', '2factuurgedoe'],
    ['ends in a figure', 'factuurgedoe2'],
  ])('is about nothing where it %s', (_what, word) => {
    expect(knownPart(word)).toBeUndefined();
  });

  it('is about the longest one', () => {
    expect(knownPart('klantenservicekwak')).toEqual(['klantenservice']);
    expect(knownPart('bestellingkwak')).toEqual(['bestelling']);
  });
});

it('knows what a German verb is inside a compound', () => {
  expect(compoundParts('lieferverspätung'.normalize('NFKD').replace(/\p{M}/gu, ''))).toEqual([
    'liefer',
    'verspatung',
  ]);
});
