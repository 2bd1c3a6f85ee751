import { indexOf, type Sketch } from '../../../../test/search-library.js';
import { documentOf, similarTo } from './similar.js';

describe('similar workflows', () => {
  const index = indexOf([
    {
      name: 'Leads uit Typeform naar HubSpot',
      integrations: ['Typeform', 'HubSpot'],
      category: 'marketing',
      pattern: 'leads',
    },
    {
      name: 'Leads uit Jotform naar HubSpot',
      integrations: ['Jotform', 'HubSpot'],
      category: 'marketing',
      pattern: 'leads',
    },
    {
      name: 'Leads uit Wufoo naar HubSpot',
      integrations: ['Wufoo', 'HubSpot'],
      category: 'marketing',
      pattern: 'leads',
    },
    {
      name: 'Leads uit Webflow naar HubSpot',
      integrations: ['Webflow', 'HubSpot'],
      category: 'marketing',
      pattern: 'leads',
    },
    { name: 'Typeform-antwoorden bewaren', integrations: ['Typeform', 'Airtable'], category: 'data' },
    { name: 'Leads opvolgen uit HubSpot', integrations: ['HubSpot', 'Gmail'], category: 'marketing' },
    { name: 'Back-up van de database', integrations: ['PostgreSQL'], category: 'data' },
  ]);

  it('are about the same or use the same apps, and of other recipes, one of each', () => {
    expect(similarTo(index, documentOf(index, 1), 4).sort()).toEqual([5, 6]);
    const leads = similarTo(index, documentOf(index, 5), 4);
    expect(leads.filter((key) => [1, 2, 3, 4].includes(key))).toEqual([1]);
  });

  it('are none where nothing is alike', () => {
    expect(similarTo(index, documentOf(index, 7), 6)).toEqual([]);
    expect(documentOf(index, 99)).toBe(-1);
  });
});

/** What is shown beside the first of these, the others by their place from 1. */
const beside = (first: Sketch, others: readonly Sketch[], most = 3): number[] => {
  const index = indexOf([first, ...others]);
  return similarTo(index, documentOf(index, 1), most).map((key) => key - 1);
};
const titled = (name: string, more: Sketch = {}): Sketch => ({
  name,
  nameEnglish: name,
  category: 'hr',
  ...more,
});

describe('of two workflows the more alike', () => {
  it.each<[string, Sketch, Sketch, Sketch]>([
    [
      'shares a rarer word of the title',
      titled('Zwaluw lead'),
      titled('Lead tellen', { texts: ['lead'] }),
      titled('Zwaluw tellen'),
    ],
    ['has it in its title', titled('Zwaluw'), titled('Mus', { texts: ['zwaluw'] }), titled('Grote zwaluw')],
    [
      'uses the same apps, and no others',
      titled('Zwaluw', { integrations: ['Slack', 'Gmail'] }),
      titled('Zwaluw', { integrations: ['Slack', 'Xero'] }),
      titled('Zwaluw', { integrations: ['Slack', 'Gmail'] }),
    ],
    [
      'uses the rarer app',
      titled('Zwaluw', { integrations: ['Slack', 'Notion'] }),
      titled('Zwaluw', { integrations: ['Slack'] }),
      titled('Zwaluw', { integrations: ['Notion'] }),
    ],
    [
      'uses the same apps rather than one word of a long title',
      titled('Zwaluw nest boom veer', { integrations: ['Slack', 'Xero'] }),
      titled('Zwaluw'),
      titled('Mus', { integrations: ['Slack', 'Xero'] }),
    ],
    ['is for the same', titled('Zwaluw'), titled('Zwaluw', { category: 'data' }), titled('Zwaluw')],
  ])('%s', (_what, first, less, more) => {
    const rest = Array.from({ length: 6 }, () =>
      titled('Lead', { integrations: ['Slack'], category: 'data' }),
    );
    expect(beside(first, [less, more, ...rest], 1)).toEqual([2]);
  });
});

describe('beside a workflow', () => {
  it('stands another that shares but its rarest app', () => {
    const others = [titled('Mus', { integrations: ['Slack'] }), titled('Merel', { integrations: ['Xero'] })];
    const slack = [titled('Ander', { integrations: ['Slack'] }), titled('Weer', { integrations: ['Slack'] })];
    expect(beside(titled('Zwaluw', { integrations: ['Slack', 'Xero'] }), [...others, ...slack])).toEqual([2]);
  });

  it('does not stand what shares small words, or words that stand everywhere', () => {
    expect(beside(titled('De zwaluw naar het nest'), [titled('De mus naar het dak')])).toEqual([]);
    const leads = Array.from({ length: 8 }, (_, at) => titled(`Lead ${'abcdefgh'.charAt(at)}x`));
    expect(beside(titled('Lead zwaluw'), leads)).toEqual([]);
    expect(beside(titled('Lead zwaluw'), leads.slice(0, 3))).toHaveLength(3);
    // Five of a small library is not everywhere, six is.
    expect(beside(titled('Lead zwaluw'), leads.slice(0, 4), 9)).toHaveLength(4);
    expect(beside(titled('Lead zwaluw'), leads.slice(0, 5), 9)).toEqual([]);
  });

  it('stands nothing of its own recipe, and of others one, but any without a recipe', () => {
    const own = titled('Zwaluw', { pattern: 'own' });
    const others = ['own', 'other', 'other', null].map((pattern) => titled('Zwaluw', { pattern }));
    expect(beside(own, others, 9)).toEqual([2, 4]);
    expect(beside({ ...own, pattern: null }, others, 9)).toEqual([1, 2, 4]);
    expect(beside(own, others, 1)).toEqual([2]);
    expect(beside(titled('Zwaluw'), [titled('Zwaluw'), titled('Zwaluw')], 9)).toEqual([1, 2]);
  });

  it('whose title tells nothing stands first what uses the same apps', () => {
    const others = [['Xero', 'Slack'], ['Xero']].map((integrations) => titled('Mus', { integrations }));
    expect(beside(titled('De', { integrations: ['Xero'] }), others)).toEqual([2, 1]);
  });

  it('stands first what uses other apps than those that stand there already', () => {
    const others = ['Slack', 'Slack', 'Gmail'].map((app) => titled('Zwaluw', { integrations: [app] }));
    expect(beside(titled('Zwaluw'), others)).toEqual([1, 3, 2]);
    const [one = {}, , another = {}] = others;
    expect(beside(titled('Zwaluw'), [one, another, one])).toEqual([1, 2, 3]);
  });
});

describe('of a large library', () => {
  const words = Array.from({ length: 25 }, (_, at) => `q${String.fromCharCode(97 + at)}zx`);
  /** Each shares one word of the first; those with its first words come last. */
  const alike = (each: number): Sketch[] =>
    Array.from({ length: words.length * each }, (_, at) => titled(words.at(-1 - (at % words.length)) ?? ''));
  const first = titled(words.join(' '), { integrations: ['Xero'] });

  it('those are looked at that share most of the title, of equals the oldest', () => {
    expect(beside(first, [...alike(20), titled(`${words[3]} ${words[7]}`)], 1)).toEqual([501]);
    expect(beside(first, alike(20), 1)).toEqual([1]);
  });

  it('the apps of many are compared before the best are taken', () => {
    const last = titled(words[0] ?? '', { integrations: ['Xero'] });
    expect(beside(first, [...alike(4), last], 1)).toEqual([101]);
  });
});
