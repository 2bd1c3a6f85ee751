import { find, indexOf, numbers } from '../../../../test/search-library.js';
import { worth } from './document.js';
import type { Slot } from './interpret.js';
import { listsOf, matchAll, matchAny, Scratch } from './matches.js';

/** A word in one of a hundred, one in half and one in all of these. */
const library = Array.from({ length: 300 }, (_, at) => ({
  name: at % 100 === 3 ? 'Zwaluw' : 'Iets',
  nameEnglish: at % 100 === 3 ? 'Zwaluw' : 'Iets',
  tags: at % 2 === 1 ? ['lead', 'mus'] : ['lead'],
  nodes: at === 103 ? ['mus lezen'] : [],
}));
const index = indexOf(library);
const keys = (q: string) => [...find(index, { q, limit: 500 }).keys].sort((a, b) => a - b);

describe('a rare word and one that stands in many', () => {
  it('are found together, whichever comes first', () => {
    for (const q of ['zwaluw lead', 'lead zwaluw', 'zwaluw mus', 'mus lead zwaluw'])
      expect(keys(q)).toEqual([4, 104, 204]);
  });

  it('are worth as much as where they are few', () => {
    expect(find(index, { q: 'zwaluw mus' }).keys[0]).toBe(104);
  });

  it('are not taken for each other where one list ends and the next begins', () => {
    const ends = indexOf([
      ...Array.from({ length: 40 }, () => ({ name: 'Lead', nameEnglish: 'Lead' })),
      { name: 'Zwaluw leeg', nameEnglish: 'Zwaluw leeg' },
    ]);
    expect(find(ends, { q: 'zwaluw lead' }).keys).toEqual([41]);
  });

  it('leave out what lacks the common one', () => {
    const others = indexOf([
      ...Array.from({ length: 200 }, () => ({ name: 'Lead' })),
      ...Array.from({ length: 4 }, () => ({ name: 'Zwaluw', tags: ['zwaluw', 'lead'] })),
      { name: 'Zwaluw' },
    ]);
    expect(find(others, { q: 'zwaluw lead' }).total).toBe(4);
  });
});

describe('several words for one thing', () => {
  it('count once, the best of them', () => {
    const alike = indexOf([
      { name: 'Rekening', nameEnglish: 'Bill', texts: ['factuur'] },
      { name: 'Factuur', nameEnglish: 'Invoice' },
      { name: 'Iets', tags: ['facturen', 'rekening', 'invoice', 'invoices', 'billing'] },
    ]);
    expect(find(alike, { q: 'factuur' }).keys).toEqual([2, 1, 3]);
    expect(find(alike, { q: 'factuur' }).total).toBe(3);
  });

  it('count once too where one of the words asked for may be missing', () => {
    const alike = indexOf([
      { name: 'Iets', tags: ['facturen', 'rekening', 'invoice'] },
      { name: 'Factuur en zwaluw', nameEnglish: 'Invoice and zwaluw' },
    ]);
    const { keys: found } = find(alike, { q: 'factuur zwaluw' });
    expect(found[0]).toBe(2);
  });
});

describe('words that stand for one thing side by side', () => {
  const sideBySide = indexOf([
    { name: 'Taak', nodes: ['send'], texts: ['Dan wait.'] },
    { name: 'Akkoord', tags: ['send and wait'] },
    { name: 'Mail', nodes: ['send'] },
    { name: 'Elders', texts: ['wait'] },
    { name: 'Ander', actions: ['sendAndWait'] },
  ]);

  it('are found where all of them stand in one field', () => {
    const found = find(sideBySide, { q: 'send and wait' }).keys;
    expect(found).toEqual(expect.arrayContaining([2, 5]));
    expect(found).not.toContain(1);
    expect(found).not.toContain(4);
  });
});

it('words side by side are not taken for the next ones of the alphabet', () => {
  const calls = (...tags: readonly string[]) =>
    find(indexOf(tags.map((tag) => ({ tags: [tag] }))), { q: 'video call' }).keys;
  expect(calls('video call', 'call vrij')).toEqual([1]);
  expect(calls('video call', 'call', 'video callx')).toEqual([1]);
});

describe('workflows that use integrations', () => {
  const using = indexOf([
    { integrations: ['Slack'] },
    { integrations: ['Slack', 'Gmail'] },
    { name: 'Meldt aan Slack', integrations: ['Gmail'] },
    { integrations: ['Azure OpenAI'] },
  ]);

  it('are those that use all of them, not those that name one', () => {
    expect(find(using, { integrations: ['Slack'] }).keys).toEqual([1, 2]);
    expect(find(using, { integrations: ['Gmail', 'Slack'] }).keys).toEqual([2]);
    expect(find(using, { integrations: ['Slack', 'OpenAI'] }).keys).toEqual([]);
  });
});

describe('the slots of a search', () => {
  const next = numbers(5);
  const words = ['aap', 'noot', 'mies', 'wim', 'zus', 'jet'];
  const some = () => words.filter((word) => word !== 'aap' && next(4) === 0);
  const mixed = indexOf(
    Array.from({ length: 300 }, (_, at) => ({
      ...{
        name: 'Iets',
        nameEnglish: 'Iets',
        tags: some(),
        nodes: some(),
        texts: next(2) === 0 ? ['jet'] : [],
      },
      actions: at % 120 === 50 ? ['aap'] : [],
    })),
  );
  const id = (word: string): number => mixed.vocabulary.id(word) as number;
  const held = new Map<string, number>();
  for (const word of words.map(id))
    for (let at = mixed.starts[word] as number; at < (mixed.starts[word + 1] as number); at += 1)
      held.set(`${word} ${mixed.documents[at]}`, mixed.fields[at] as number);
  const fieldsOf = (word: number, document: number): number => held.get(`${word} ${document}`) ?? 0;
  const slot = (): Slot => ({
    ...{ text: '', corrected: false, action: false, app: false, weight: 0.5 + next(4) / 4 },
    words: new Map(words.filter(() => next(3) === 0).map((word) => [id(word), 0.4 + next(3) / 5])),
    together: next(3) === 0 ? [[[id('noot'), id('mies'), id('jet')].slice(next(2)), 0.55]] : [],
  });
  /** What a slot is worth in a document, in the plainest words: the best of its words, or of words that share a field. */
  const worthOf = (each: Slot, document: number): number =>
    each.weight *
    Math.max(
      0,
      ...[...each.words].map(([word, weight]) => weight * (worth[fieldsOf(word, document)] as number)),
      ...each.together.map(([all, weight]) => {
        const shared = all.reduce((fields, word) => fields & fieldsOf(word, document), 255);
        return weight * (worth[shared] as number);
      }),
    );
  /** As near as 32 bits are to 64. */
  const rounded = (value = Number.NaN): number => Math.round(value * 1e4);
  const rounds = Array.from({ length: 12 }, () => {
    const slots = Array.from({ length: 1 + next(3) }, slot);
    const [a, b] = [next(300), next(300)];
    const cuts = [0, Math.min(a, b), Math.max(a, b), 300];
    return {
      slots,
      stretches: [0, 1, 2].map((at) => ({ first: cuts[at] as number, end: cuts[at + 1] as number })),
    };
  });
  /** A rare word and common ones, over the whole library and a part of it. */
  const rare = [
    [0, 300],
    [40, 300],
    [0, 171],
  ].map(([first = 0, end = 0]) => ({
    slots: [
      { ...slot(), words: new Map([[id('aap'), 1]]), together: [] },
      {
        ...slot(),
        words: new Map(['jet', 'zus'].map((word) => [id(word), word === 'jet' ? 0.5 : 1])),
        together: [],
      },
      { ...slot(), words: new Map(words.slice(1).map((word) => [id(word), 0.7])), together: [] },
    ],
    stretches: [{ first, end }],
  }));

  it('are found all together, as a plain walk finds them, stretch by stretch', () => {
    const scratch = new Scratch(300);
    for (const { slots, stretches } of [...rounds, ...rare])
      for (const stretch of stretches) {
        matchAll(listsOf(mixed, slots), stretch, scratch);
        const found = new Map<number, number>();
        for (const place of scratch.touched.subarray(0, scratch.length))
          if (scratch.count[place] === slots.length)
            found.set(place + stretch.first, scratch.total[place] as number);
        const expected = new Map<number, number>();
        for (let document = stretch.first; document < stretch.end; document += 1) {
          const each = slots.map((one) => worthOf(one, document));
          if (each.every((value) => value > 0))
            expected.set(
              document,
              each.reduce((sum, value) => sum + value, 0),
            );
        }
        expect([...found.keys()].sort((x, y) => x - y)).toEqual([...expected.keys()]);
        expect([...expected.keys()].map((document) => rounded(found.get(document)))).toEqual(
          [...expected.values()].map(rounded),
        );
        scratch.clear();
      }
  });

  it('are found one by one, with what those that a workflow has tell together', () => {
    const scratch = new Scratch(300);
    for (const { slots, stretches } of rounds)
      for (const stretch of stretches) {
        matchAny(listsOf(mixed, slots), stretch, scratch);
        const found = [...scratch.touched.subarray(0, scratch.length)].sort((x, y) => x - y);
        const documents = Array.from({ length: stretch.end - stretch.first }, (_, at) => at);
        const has = (place: number) => slots.filter((one) => worthOf(one, place + stretch.first) > 0);
        expect(found).toEqual(documents.filter((place) => has(place).length > 0));
        const read = (place: number) => [scratch.count[place], scratch.total[place], scratch.covered[place]];
        const plain = (place: number) => [
          has(place).length,
          slots.reduce((sum, one) => sum + worthOf(one, place + stretch.first), 0),
          has(place).reduce((sum, { weight }) => sum + weight, 0),
        ];
        expect(found.flatMap(read).map(rounded)).toEqual(found.flatMap(plain).map(rounded));
        scratch.clear();
      }
  });

  it('come with the one in fewest workflows first', () => {
    for (const { slots } of rounds) {
      const lengths = listsOf(mixed, slots).map(({ length }) => length);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      const all = listsOf(mixed, slots).map(({ lists }) =>
        lists.reduce((sum, { start, end }) => sum + end - start, 0),
      );
      expect(all).toEqual(lengths);
    }
  });
});
