import { find, indexOf, type Sketch } from '../../../../test/search-library.js';

const titled = (name: string): Sketch => ({ name, nameEnglish: name });
/** Titles as they are found, of workflows that are better known the earlier they stand. */
const found = (q: string, ...sketches: readonly (string | Sketch)[]): (string | undefined)[] => {
  const library = sketches.map((sketch) => (typeof sketch === 'string' ? titled(sketch) : sketch));
  return find(indexOf(library), { q, limit: 500 }).keys.map((key) => library[key - 1]?.name);
};

it.each([
  ['is what was asked, before one that says more', 'lead', 'Lead verwerken', 'Lead'],
  ['says as much in fewer words', 'lead slack', 'Lead melden Slack elke ochtend', 'Lead melden Slack'],
  ['has the words in the order asked', 'factuur slack', 'Slack factuur', 'Factuur slack'],
  ['has them side by side', 'factuur slack', 'Factuur gmail slack', 'Factuur slack gmail'],
  ['has a row of three', 'factuur slack gmail', 'Gmail factuur slack', 'Factuur slack gmail'],
  ['has the word itself', 'factuur', 'Facturen', 'Factuur'],
  ['says it once more in another word', 'factuur', 'Factuur klant', 'Factuur rekening'],
  [
    'has all of four in a row',
    'factuur slack gmail xero',
    'Xero factuur slack gmail',
    'Factuur slack gmail xero',
  ],
  [
    'has nothing between them',
    'factuur slack gmail xero',
    'Factuur slack gmail melden xero',
    'Melden factuur slack gmail xero',
  ],
])('puts a title first that %s', (_what, q, known, better) => {
  const others = ['Lead bewaren', 'Lead tellen', 'Lead wissen'];
  const names = found(q, known, better, ...others);
  expect(names.indexOf(better)).toBeLessThan(names.indexOf(known));
  expect(names).toContain(better);
});

it('leaves small words of a title out of account', () => {
  expect(found('lead slack', 'Lead melden Slack', 'De lead naar de Slack')).toEqual([
    'De lead naar de Slack',
    'Lead melden Slack',
  ]);
});

it('looks at the language that answers best, and at each by itself', () => {
  const both = { name: 'Zwaluw melden', nameEnglish: 'Zwaluw' };
  expect(found('zwaluw', 'Zwaluw elders', both)).toEqual(['Zwaluw melden', 'Zwaluw elders']);
  const apart = { name: 'Factuur', nameEnglish: 'Slack' };
  expect(found('factuur slack', apart, 'Factuur slack')).toEqual(['Factuur slack', 'Factuur']);
  // The last word of one title and the first of the other are no row.
  const ends = { name: 'Melden factuur', nameEnglish: 'Slack report' };
  const inOne = { name: 'Factuur melden slack', nameEnglish: 'Report' };
  expect(found('factuur slack', ends, inOne)[0]).toBe('Factuur melden slack');
});

it('lets a compound stand for each of its words', () => {
  const tagged = { ...titled('Melden'), tags: ['factuur', 'herinnering'] };
  expect(found('factuur herinnering', tagged, 'Factuurherinnering')[0]).toBe('Factuurherinnering');
});

it('lets it be as good as both words together in a title', () => {
  const one = { ...titled('Factuur elke dag naar klant sturen'), nodes: ['herinnering'] };
  expect(found('factuur herinnering', one, 'Factuurherinnering', 'Herinnering')[0]).toBe(
    'Factuurherinnering',
  );
});

it('lets words stand side by side for one that was asked as one', () => {
  const names = found('send and wait', { ...titled('Send mail'), nodes: ['wait'] }, 'Send and wait');
  expect(names[0]).toBe('Send and wait');
});

it('has a row in the other language too', () => {
  const english = (nameEnglish: string): Sketch => ({ name: 'Iets', nameEnglish });
  const both = [english('Xero factuur slack gmail'), english('Factuur slack gmail xero')];
  expect(find(indexOf(both), { q: 'factuur slack gmail xero' }).keys).toEqual([2, 1]);
});

it('puts a title first with what tells more of what was asked', () => {
  expect(found('zwaluw mus', 'Mus melden', 'Mus bewaren', 'Zwaluw melden', 'Lead', 'Lead')[0]).toBe(
    'Zwaluw melden',
  );
});

it('takes words that are said twice for no better, and what differs by very little for equals', () => {
  const twice = ['Factuur slack', 'Factuur slack factuur slack'];
  expect(found('factuur slack', ...twice)).toEqual(twice);
  const lead = (name: string, more: Sketch = {}): Sketch => ({
    ...titled(name),
    tags: ['lead'],
    nodes: ['Lead'],
    ...more,
  });
  expect(found('lead', lead('Lead melden'), lead('Lead bewaren', { actions: ['lead'] }))).toEqual([
    'Lead melden',
    'Lead bewaren',
  ]);
});

it('has all hits, those beyond the ones whose titles are read after them', () => {
  const many = Array.from(
    { length: 230 },
    (_, at): Sketch => ({ ...titled(`Iets ${at}`), texts: ['Over een lead.'] }),
  );
  const names = found('lead', ...many, 'Lead');
  expect([names.length, new Set(names).size, names[0]]).toEqual([231, 231, 'Lead']);
});

it('takes the words of a name for it where a title has all of them', () => {
  const known = 'Kasstroom melden ochtend';
  expect(found('cash flow', known, 'Cash, een flow')).toEqual(['Cash, een flow', known]);
});

it('shows another recipe before the second workflow of one that answers a little better', () => {
  const one = { ...titled('Zwaluw mus'), pattern: 'een' };
  const other = { ...titled('Zwaluw mus lead'), pattern: 'ander' };
  expect(find(indexOf([one, one, other]), { q: 'zwaluw mus' }).keys).toEqual([1, 3, 2]);
});

describe('what people call a recipe', () => {
  const phrases = new Map([
    ['verlof', ['merel roodborst', 'koekoek specht']],
    ['ziek', ['griep mus']],
  ]);
  const of = (pattern: string | null, name: string, more: Sketch = {}): Sketch => ({
    ...titled(name),
    pattern,
    ...more,
  });
  const first = (q: string, ...library: readonly Sketch[]): string | undefined =>
    library[(find(indexOf(library, phrases), { q }).keys[0] ?? 0) - 1]?.name;

  it('is found, and before what has those words by the way', () => {
    const others = [of(null, 'Roodborst bij een klant zien, soms ook een merel'), of('ziek', 'Ziekmelding')];
    expect(first('merel roodborst', ...others, of('verlof', 'Verlofaanvraag'))).toBe('Verlofaanvraag');
  });

  it('counts as one phrase, not as words of several', () => {
    const other = of(null, 'Roodborst en specht');
    expect(first('roodborst specht', of('verlof', 'Verlofaanvraag'), other)).toBe(other.name);
  });

  it('goes together with the apps in the title', () => {
    const verlof = (app: string) => of('verlof', `Verlofaanvraag in ${app}`, { integrations: [app] });
    expect(first('merel roodborst slack', verlof('Discord'), of(null, 'Slack'), verlof('Slack'))).toBe(
      'Verlofaanvraag in Slack',
    );
  });

  it('tells less than a title that says the same', () => {
    expect(first('griep mus', of('ziek', 'Ziekmelding'), of(null, 'Griep mus'))).toBe('Griep mus');
  });
});
