import { chain, node } from '../../../../test/flows.js';
import { type Draft, importDraft } from './draft.js';
import { type Known, type Placed, Shelf } from './place.js';

const draft = (file: string, name: string, operation: string, description = ''): Draft => {
  const raw = chain(node('Start', 'manualTrigger'), node('Stap', 'slack', { parameters: { operation } }));
  return importDraft(file, { raw, name, description, tags: [], stringTags: false });
};
const known = (placed: Placed): Known => {
  if (!('row' in placed)) throw new Error(placed.outcome);
  return { id: `id-${placed.row.filename}`, ...placed.row, retired: false };
};

describe('placing drafts in the library', () => {
  it('imports, then leaves unchanged, then updates under the same name and slug', () => {
    const first = new Shelf([], new Set()).place(draft('x.json', 'X', 'post'));
    expect(first).toMatchObject({ outcome: 'imported', row: { filename: 'x.json', slug: 'x' } });
    const library = [known(first)];
    expect(new Shelf(library, new Set()).place(draft('x.json', 'X', 'post')).outcome).toBe('unchanged');
    expect(new Shelf(library, new Set()).place(draft('x.json', 'Y', 'update'))).toMatchObject({
      outcome: 'updated',
      row: { filename: 'x.json', slug: 'x', name: 'Y' },
    });
  });

  it('gives namesakes a number, the same one in a second run', () => {
    const claimed = new Set<string>();
    const shelf = new Shelf([], claimed);
    const drafts = [draft('a/x.json', 'X', 'post'), draft('b/x.json', 'X', 'update')];
    const placed = drafts.map((item) => shelf.place(item));
    expect(placed.map((item) => known(item).filename)).toEqual(['x.json', 'x-2.json']);
    const again = new Shelf(placed.map(known), new Set());
    expect(drafts.map((item) => again.place(item).outcome)).toEqual(['unchanged', 'unchanged']);
  });

  it('refuses the same workflow under another name, and says which one it is', () => {
    const shelf = new Shelf([], new Set());
    shelf.place(draft('x.json', 'X', 'post'));
    expect(shelf.place(draft('kopie.json', 'Kopie', 'post'))).toEqual({
      outcome: 'refused',
      refusal: { code: 'duplicate', reason: 'the same workflow as x.json' },
    });
  });

  it('never overwrites a workflow of our own catalogue', () => {
    const own = {
      ...known(new Shelf([], new Set()).place(draft('x.json', 'X', 'post'))),
      source: 'catalogue' as const,
    };
    expect(new Shelf([own], new Set()).place(draft('x.json', 'X', 'update'))).toMatchObject({
      outcome: 'imported',
      row: { filename: 'x-2.json', slug: 'x-2' },
    });
  });

  it('lets others have the address, words and content of a retired workflow, and never its filename', () => {
    const gone = {
      ...known(new Shelf([], new Set()).place(draft('x.json', 'X', 'post', 'Doet iets.'))),
      retired: true,
    };
    const successor = new Shelf([gone], new Set()).place(draft('nieuw.json', 'X', 'post', 'Doet iets.'));
    expect(successor).toMatchObject({
      outcome: 'imported',
      row: { filename: 'nieuw.json', slug: 'x', description: 'Doet iets.', fingerprint: gone.fingerprint },
    });
    const theirs = { ...gone, source: 'catalogue' as const };
    expect(new Shelf([theirs], new Set()).place(draft('x.json', 'X', 'post'))).toMatchObject({
      row: { filename: 'x-2.json' },
    });
  });

  it('brings a retired workflow back that ships again, under an address that is free', () => {
    const gone = { ...known(new Shelf([], new Set()).place(draft('x.json', 'X', 'post'))), retired: true };
    const again = draft('x.json', 'X', 'post');
    expect(new Shelf([gone], new Set()).place(again)).toMatchObject({
      outcome: 'updated',
      row: { filename: 'x.json', slug: 'x' },
    });
    const shelf = new Shelf([gone], new Set());
    shelf.place(draft('nieuw.json', 'X', 'update'));
    expect(shelf.place(again)).toMatchObject({
      outcome: 'updated',
      row: { filename: 'x.json', slug: 'x-2' },
    });
  });

  it('keeps descriptions unique, the author’s own word first', () => {
    const shelf = new Shelf([], new Set());
    const texts = ['post', 'update', 'get'].map((operation, at) => {
      const placed = shelf.place(draft(`${at}.json`, `Naam ${at}`, operation, 'Doet iets.'));
      return known(placed).description;
    });
    expect(texts[0]).toBe('Doet iets.');
    expect(new Set(texts).size).toBe(3);
  });
});
