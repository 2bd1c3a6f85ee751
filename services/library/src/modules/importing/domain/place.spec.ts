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
  const asked: number[] = [];
  const shelf = new Shelf((wanted: Wanted) => {
    asked.push(wanted.filenames.length + wanted.slugs.length);
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
    expect(await shelf.place(draft('y.json', 'Y', 'get'))).toMatchObject({ outcome: 'imported' });
    expect(shelf.asked.at(-1)).toBe(2);
  });
});
