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

  it('joins what is indexed, and names', () => {
    expect(indexedWords('to-do')).toEqual(['to', 'do', 'todo']);
    expect(indexedWords('Rocket.Chat')).toEqual(['rocket', 'chat', 'rocketchat']);
    expect(joinedName('Google Sheets')).toBe('googlesheets');
    expect(nameParts('n8n-nodes-base.googleSheetsTrigger')).toEqual(['google', 'sheets', 'trigger']);
    expect(nameParts('sendAndWait')).toEqual(['send', 'and', 'wait']);
  });

  it('cuts a word that has no end', () => {
    expect(wordsOf('a'.repeat(10_000))[0]).toHaveLength(40);
  });
});
