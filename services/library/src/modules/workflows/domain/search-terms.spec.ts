import { searchTerms } from './search-terms.js';

describe('search terms', () => {
  it('are words without accents, each once, at most eight', () => {
    expect(searchTerms("  Café: 'slack' & (slack) | !x ").map((term) => term.word)).toEqual([
      'cafe',
      'slack',
      'x',
    ]);
    expect(searchTerms('a b c d e f g h i j')).toHaveLength(8);
    expect(searchTerms(' -- ')).toEqual([]);
  });

  it('know their swapped letters', () => {
    expect(searchTerms('slcak')[0]?.swapped).toContain('slack');
    expect(searchTerms('crm')[0]?.swapped).toEqual([]);
  });
});
