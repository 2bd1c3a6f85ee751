import { indexedWords, joinedName, nameParts, wordsOf } from './text.js';

describe('the words of a text', () => {
  it.each([
    ['google-sheets', ['google', 'sheets']],
    ['Google Sheets', ['google', 'sheets']],
    ['c++', ['cplusplus']],
    ['C# en F#', ['csharp', 'en', 'fsharp']],
    ["what's new", ['what', 'new']],
    ['what’s new', ['what', 'new']],
    ["foto's", ['foto']],
    ["Café O'Brien", ['cafe', 'obrien']],
    ["klanten' lijst", ['klanten', 'lijst']],
    ['漢字', ['漢字']],
    ["'s ochtends", ['s', 'ochtends']],
    ['e-mail', ['email']],
    ['E-commerce', ['ecommerce']],
    ['monday.com', ['monday', 'com']],
    ['n8n 2.0', ['n8n', '2', '0']],
    ['Café Ünïcode', ['cafe', 'unicode']],
    ['ﬁlter', ['filter']],
    ['"', []],
    ['-- ; /* */ %', []],
    ['', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['Slack', ['slack']],
    ['e-mail', ['email', 'email']],
    ['back-in-stock', ['back', 'in', 'stock', 'backinstock']],
    ['a1.b2.c3.d4', ['a1', 'b2', 'c3', 'd4']],
    ['Straße-Nord 2 ß-9', ['straße', 'nord', 'straßenord', '2', 'ß9', 'ß9']],
    ['größe/weiß42', ['große', 'weiß42', 'großeweiß42']],
  ])('%s is indexed as %j', (text, words) => {
    expect(indexedWords(text)).toEqual(words);
  });

  it.each([
    ['HTTPRequest', ['http', 'request']],
    ['getPDFFile', ['get', 'pdf', 'file']],
    ['s3Upload', ['s3', 'upload']],
    ['sendMail', ['send', 'mail']],
  ])('%s is the name of %j', (name, words) => {
    expect(nameParts(name)).toEqual(words);
  });

  it('joins what is indexed, and names', () => {
    expect(indexedWords('to-do')).toEqual(['to', 'do', 'todo']);
    expect(indexedWords('Rocket.Chat')).toEqual(['rocket', 'chat', 'rocketchat']);
    expect(joinedName('Google Sheets')).toBe('googlesheets');
    expect(nameParts('n8n-nodes-base.googleSheetsTrigger')).toEqual(['google', 'sheets', 'trigger']);
    expect(nameParts('sendAndWait')).toEqual(['send', 'and', 'wait']);
  });

  it('cuts a word that has no end', () => {
    const long = 'ab'.repeat(30);
    const lengths = (words: readonly string[]) => words.map((word) => word.length);
    expect(lengths(wordsOf(long))).toEqual([40]);
    expect(lengths(wordsOf(`e-${long}`))).toEqual([40]);
    expect(lengths(indexedWords(`${long}-${long}`))).toEqual([40, 40, 40]);
    expect(joinedName(`${long} ${long}`)).toHaveLength(40);
  });
});
