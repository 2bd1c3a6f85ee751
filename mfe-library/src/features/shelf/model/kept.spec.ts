import type { Collection, LibraryWorkflow } from '@stroomwerk/contracts/library';
import { fewAtATime, withCollection, withFavourite, withFiles } from './kept.js';

const workflow = (filename: string) => ({ filename }) as LibraryWorkflow;
const collection = (id: string, filenames: string[] = []): Collection => ({
  id,
  name: id,
  filenames,
  updated_at: '2026-11-21T09:00:00Z',
});

it('puts a favourite at the front, once, and takes it away', () => {
  const before = { workflows: [workflow('a'), workflow('b')] };
  const names = (list: { workflows: LibraryWorkflow[] }) => list.workflows.map(({ filename }) => filename);
  expect(names(withFavourite(before, workflow('b'), true))).toEqual(['b', 'a']);
  expect(names(withFavourite(before, workflow('a'), false))).toEqual(['b']);
});

it('changes a collection where it stands', () => {
  const before = { collections: [collection('a'), collection('b')] };
  const ids = (list: { collections: Collection[] }) => list.collections.map(({ id }) => id);
  expect(ids(withCollection(before, 'c', collection('c')))).toEqual(['c', 'a', 'b']);
  expect(ids(withCollection(before, 'a', null))).toEqual(['b']);
  expect(withCollection(before, 'b', collection('b', ['x'])).collections[1]?.filenames).toEqual(['x']);
  expect(withFiles(collection('a', ['x', 'y']), ['y', 'z'], true).filenames).toEqual(['x', 'y', 'z']);
  expect(withFiles(collection('a', ['x', 'y']), ['y'], false).filenames).toEqual(['x']);
});

it('does a few at a time, all of them, and stops at a failure', async () => {
  let now = 0;
  let most = 0;
  const done: number[] = [];
  await fewAtATime([1, 2, 3, 4, 5], 2, async (item) => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    done.push(item);
    now -= 1;
  });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  await expect(
    fewAtATime([1, 2], 1, async (item) => {
      if (item === 1) throw new Error('no');
      done.push(item);
    }),
  ).rejects.toThrow('no');
  expect(done).toHaveLength(5);
});
