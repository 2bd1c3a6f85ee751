import { chain, node } from '../../../../test/flows.js';
import { type Draft, importDraft } from './draft.js';
import { type Known, type Placed, Shelf, type Wanted } from './place.js';

const draft = (file: string, name: string, operation: string, description = ''): Draft => {
  const raw = chain(node('Start', 'manualTrigger'), node('Stap', 'slack', { parameters: { operation } }));
  return importDraft(file, { raw, name, description, tags: [], stringTags: false });
};
const known = (placed: Placed): Known => {
  if (!('row' in placed)) throw new Error(placed.outcome);
  return { ...placed.row, retired: false };
};

/** A shelf over a library in memory, as the table answers; `asked` counts the names that were looked up each time. */
function shelfOver(library: readonly Known[]) {
  const asked: Wanted[] = [];
  const shelf = new Shelf((wanted: Wanted) => {
    asked.push(wanted);
    return Promise.resolve(
      library.filter(
        ({ filename, slug, fingerprint, description, retired }) =>
          wanted.filenames.includes(filename) ||
          (!retired &&
            (wanted.slugs.includes(slug) ||
              wanted.fingerprints.includes(fingerprint) ||
              wanted.descriptions.includes(description))),
      ),
    );
  }, new Set());
  const place = async (item: Draft): Promise<Placed> => {
    const placed = await shelf.place(item);
    if (placed.outcome !== 'refused') shelf.keep(placed);
    return placed;
  };
  return {
    asked,
    shelf,
    place,
    async placeAll(drafts: readonly Draft[]): Promise<Placed[]> {
      const all: Placed[] = [];
      for (const item of drafts) all.push(await place(item));
      return all;
    },
  };
}

describe('placing drafts in the library', () => {
  it('imports, then leaves unchanged, then updates under the same name and slug', async () => {
    const first = await shelfOver([]).place(draft('x.json', 'X', 'post'));
    expect(first).toMatchObject({ outcome: 'imported', row: { filename: 'x.json', slug: 'x' } });
    const library = [known(first)];
    expect((await shelfOver(library).place(draft('x.json', 'X', 'post'))).outcome).toBe('unchanged');
    expect(await shelfOver(library).place(draft('x.json', 'Y', 'update'))).toMatchObject({
      outcome: 'updated',
      row: { filename: 'x.json', slug: 'x', name: 'Y' },
    });
  });

  it('gives namesakes a number, the same one in a second run', async () => {
    const shelf = shelfOver([]);
    const drafts = [draft('a/x.json', 'X', 'post'), draft('b/x.json', 'X', 'update')];
    const placed = await shelf.placeAll(drafts);
    expect(placed.map((item) => known(item).filename)).toEqual(['x.json', 'x-2.json']);
    const again = shelfOver(placed.map(known));
    expect((await again.placeAll(drafts)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });

  it('refuses the same workflow under another name, and says which one it is', async () => {
    const shelf = shelfOver([]);
    await shelf.place(draft('x.json', 'X', 'post'));
    expect(await shelf.place(draft('kopie.json', 'Kopie', 'post'))).toEqual({
      outcome: 'refused',
      refusal: { code: 'duplicate', reason: 'the same workflow as x.json' },
    });
  });

  it('never overwrites a workflow of our own catalogue', async () => {
    const own = {
      ...known(await shelfOver([]).place(draft('x.json', 'X', 'post'))),
      source: 'catalogue' as const,
    };
    expect(await shelfOver([own]).place(draft('x.json', 'X', 'update'))).toMatchObject({
      outcome: 'imported',
      row: { filename: 'x-2.json', slug: 'x-2' },
    });
  });

  it('lets others have the address, words and content of a retired workflow, and never its filename', async () => {
    const gone = {
      ...known(await shelfOver([]).place(draft('x.json', 'X', 'post', 'Doet iets.'))),
      retired: true,
    };
    const successor = await shelfOver([gone]).place(draft('nieuw.json', 'X', 'post', 'Doet iets.'));
    expect(successor).toMatchObject({
      outcome: 'imported',
      row: { filename: 'nieuw.json', slug: 'x', description: 'Doet iets.', fingerprint: gone.fingerprint },
    });
    const theirs = { ...gone, source: 'catalogue' as const };
    expect(await shelfOver([theirs]).place(draft('x.json', 'X', 'post'))).toMatchObject({
      row: { filename: 'x-2.json' },
    });
  });

  it('brings a retired workflow back that ships again, under an address that is free', async () => {
    const gone = { ...known(await shelfOver([]).place(draft('x.json', 'X', 'post'))), retired: true };
    const again = draft('x.json', 'X', 'post');
    expect(await shelfOver([gone]).place(again)).toMatchObject({
      outcome: 'updated',
      row: { filename: 'x.json', slug: 'x' },
    });
    const shelf = shelfOver([gone]);
    await shelf.place(draft('nieuw.json', 'X', 'update'));
    expect(await shelf.place(again)).toMatchObject({
      outcome: 'updated',
      row: { filename: 'x.json', slug: 'x-2' },
    });
    expect(await shelf.place(draft('derde.json', 'X', 'get'))).toMatchObject({ row: { slug: 'x-3' } });
  });

  it('keeps descriptions unique, the author’s own word first', async () => {
    const shelf = shelfOver([]);
    const drafts = ['post', 'update', 'get'].map((operation, at) =>
      draft(`${at}.json`, `Naam ${at}`, operation, 'Doet iets.'),
    );
    const texts = (await shelf.placeAll(drafts)).map((placed) => known(placed).description);
    expect(texts[0]).toBe('Doet iets.');
    expect(new Set(texts).size).toBe(3);
  });

  it('looks up what drafts may meet and no more, many namesakes in few questions', async () => {
    const [first] = await shelfOver([]).placeAll([draft('x.json', 'X', 'post')]);
    const standing = known(first as Placed);
    const library = Array.from({ length: 400 }, (_, at) => ({
      ...standing,
      source: 'catalogue' as const,
      filename: at === 0 ? 'x.json' : `x-${at + 1}.json`,
      slug: at === 0 ? 'x' : `x-${at + 1}`,
      fingerprint: String(at),
      description: String(at),
    }));
    const shelf = shelfOver(library);
    expect(await shelf.place(draft('x.json', 'X', 'update'))).toMatchObject({
      row: { filename: 'x-401.json', slug: 'x-401' },
    });
    expect(shelf.asked.length).toBeLessThan(10);
    const again = shelf.asked.slice(1);
    expect(again.flatMap((wanted) => [...wanted.fingerprints, ...wanted.descriptions])).toEqual([]);
    expect(
      again.every(({ filenames, slugs }) => [...filenames, ...slugs].every((name) => /^x/.test(name))),
    ).toBe(true);
    expect(await shelf.place(draft('y.json', 'Y', 'get'))).toMatchObject({ outcome: 'imported' });
    expect(shelf.asked.at(-1)).toMatchObject({ filenames: ['y.json'], slugs: ['y'] });
  });

  it.each<[string, Partial<Known>, string, boolean]>([
    ['its own name', {}, 'x.json', true],
    ['the name of a namesake', { filename: 'x-12.json' }, 'x.json', true],
    ['such a one of another ending', { filename: 'x.jsonl-2.json' }, 'x.jsonl.json', true],
    ['another name', { filename: 'y.json' }, 'x.json', false],
    ['a namesake of another', { filename: 'y-2.json' }, 'x.json', false],
    ['more in its name than a number', { filename: 'x-kopie.json' }, 'x.json', false],
    ['that before a number', { filename: 'x-kopie-2.json' }, 'x.json', false],
    ['that after one', { filename: 'x-2.json.json' }, 'x.json', false],
    ['its name in our own catalogue', { source: 'catalogue' }, 'x.json', false],
  ])('takes what has the same content and %s for the same file or not', async (_what, there, file, own) => {
    const standing = known(await shelfOver([]).place(draft(file, 'X', 'post')));
    const elsewhere = { ...standing, slug: 'elders', description: 'Elders.' };
    const placed = await shelfOver([{ ...elsewhere, ...there }]).place(draft(file, 'Y', 'post'));
    expect(placed).toMatchObject(
      own
        ? { outcome: 'updated', row: { filename: there.filename ?? file, name: 'Y' } }
        : { refusal: { reason: `the same workflow as ${there.filename ?? file}` } },
    );
  });

  it('takes a file of a run for the same once: what else has its content is a duplicate', async () => {
    const standing = known(await shelfOver([]).place(draft('x.json', 'X', 'post')));
    const shelf = shelfOver([standing]);
    expect((await shelf.place(draft('x.json', 'X', 'post'))).outcome).toBe('unchanged');
    for (const file of ['x.json', 'kopie.json'])
      expect(await shelf.place(draft(file, 'X', 'post'))).toMatchObject({
        refusal: { reason: 'the same workflow as x.json' },
      });
  });

  it('lets others have what a workflow no longer says once it is updated', async () => {
    const standing = known(await shelfOver([]).place(draft('x.json', 'X', 'post', 'Doet iets.')));
    const shelf = shelfOver([standing]);
    await shelf.place(draft('x.json', 'X', 'update', 'Doet meer.'));
    expect(await shelf.place(draft('y.json', 'Y', 'post', 'Doet iets.'))).toMatchObject({
      outcome: 'imported',
      row: { filename: 'y.json', description: 'Doet iets.' },
    });
    // What the table still has of it from before the run does not come back.
    const late = shelfOver([{ ...standing, fingerprint: 'another' }]);
    await late.place(draft('x.json', 'X', 'update', 'Doet meer.'));
    expect(await late.place(draft('y.json', 'Y', 'get', 'Doet iets.'))).toMatchObject({
      row: { description: 'Doet iets.' },
    });
  });

  it('finds addresses that workflows of other names have', async () => {
    const standing = known(await shelfOver([]).place(draft('x.json', 'X', 'post')));
    const there = ['x', 'x-2'].map((slug, at) => ({
      ...standing,
      ...{ slug, filename: `ander${at}.json`, fingerprint: slug, description: slug },
    }));
    expect(await shelfOver(there).place(draft('x.json', 'X', 'post'))).toMatchObject({
      row: { filename: 'x.json', slug: 'x-3' },
    });
  });

  it('forgets what was kept and did not get in: all of its names are free', async () => {
    const { shelf, place } = shelfOver([]);
    const first = draft('x.json', 'X', 'post', 'Doet iets.');
    const placed = await place(first);
    if (!('row' in placed)) throw new Error(placed.outcome);
    shelf.drop(placed.row);
    expect(await place(first)).toEqual(placed);
    shelf.drop(placed.row);
    shelf.drop(placed.row);
    expect(await place(draft('y.json', 'X', 'post', 'Doet iets.'))).toMatchObject({
      outcome: 'imported',
      row: { filename: 'y.json', slug: 'x', description: 'Doet iets.' },
    });
  });

  it.each<[string, boolean, string[], [string, string, string | undefined]]>([
    ['the first', false, [], ['a', 'derived', 'A']],
    ['the next where another has that', false, ['a'], ['b', 'derived', 'B']],
    ['the last English one where there are fewer', false, ['a', 'b'], ['c', 'derived', 'B']],
    ['the first again where all are taken', false, ['a', 'b', 'c'], ['a', 'derived', 'A']],
    ['the author’s', true, [], ['a', 'author', 'A']],
    ['a derived one where another has the author’s', true, ['a'], ['b', 'derived', 'A']],
    ['the next derived one', true, ['a', 'b'], ['c', 'derived', 'B']],
  ])('describes a workflow with %s', async (_what, authors, taken, [text, source, english]) => {
    const base = known(await shelfOver([]).place(draft('z.json', 'Z', 'get')));
    const others = taken.map((description) => ({
      ...base,
      ...{ filename: `${description}.json`, slug: description, fingerprint: description, description },
    }));
    const placed = await shelfOver(others).place({
      ...draft('x.json', 'X', 'post'),
      descriptions: ['a', 'b', 'c'],
      authorsDescription: authors,
      english: { name: 'X', descriptions: ['A', 'B'] },
    });
    expect(placed).toMatchObject({
      row: { description: text, description_source: source, english: { name: 'X', description: english } },
    });
  });

  it('has nothing in English where nothing was said, and its name where nothing describes it', async () => {
    const bare = { ...draft('x.json', 'X', 'post'), descriptions: [], english: { descriptions: [] } };
    expect(await shelfOver([]).place(bare)).toMatchObject({ row: { description: 'X', english: null } });
    const named = { ...bare, english: { name: 'X', descriptions: [] } };
    expect(await shelfOver([]).place(named)).toHaveProperty('row.english', { name: 'X' });
  });
});
