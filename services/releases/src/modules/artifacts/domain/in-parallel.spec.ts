import { inParallel } from './in-parallel.js';

it('gives results in the order of the items, whichever is ready first', async () => {
  const ready: number[] = [];
  const results = await inParallel([3, 2, 1], 3, async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    ready.push(turns);
    return turns * 10;
  });
  expect([ready, results]).toEqual([
    [1, 2, 3],
    [30, 20, 10],
  ]);
});

it.each([
  [2, 5, 2],
  [9, 3, 3],
])('does at most %d of %d at the same moment: %d', async (atOnce, count, most) => {
  let running = 0;
  let highest = 0;
  const done = await inParallel(Array.from({ length: count }), atOnce, async () => {
    running += 1;
    highest = Math.max(highest, running);
    await Promise.resolve();
    running -= 1;
  });
  expect([done.length, highest]).toEqual([count, most]);
});

it('ends with the first failure, and has nothing to do for nothing', async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error('the second');
    return item;
  };
  await expect(inParallel([1, 2, 3], 1, work)).rejects.toThrow('the second');
  expect(await inParallel([], 4, work)).toEqual([]);
});
