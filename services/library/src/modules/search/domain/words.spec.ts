import { distance, mostWrong } from './distance.js';
import { stemsOf } from './stems.js';
import { synonymsOf } from './words.js';

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
