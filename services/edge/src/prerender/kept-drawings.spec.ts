import { randomBytes } from 'node:crypto';
import { KeptDrawings } from './kept-drawings.js';

const failures: unknown[] = [];
const kept = (limit?: number, pause = 60_000) =>
  new KeptDrawings((error) => failures.push(error), limit, pause);
const never = () => Promise.reject(new Error('asked for again'));

it('draws once for all who ask, and keeps what came', async () => {
  const pages = kept();
  let drawn = 0;
  const draw = async () => ({ html: `page ${++drawn}` });
  const [first, second] = [pages.ask('/', '1', draw), pages.ask('/', '1', draw)];
  expect([first.isKept, await first.drawing, await second.drawing]).toEqual([
    false,
    { html: 'page 1' },
    { html: 'page 1' },
  ]);
  const later = pages.ask('/', '1', never);
  expect([later.isKept, await later.drawing]).toEqual([true, { html: 'page 1' }]);
});

it('lets nothing go for another version of the data, and draws anew', async () => {
  const pages = kept();
  for (const page of ['/a', '/b']) await pages.ask(page, '1', async () => `${page} of 1`).drawing;
  const other = pages.ask('/a', '2', async () => '/a of 2');
  expect([other.isKept, other.older()]).toEqual([true, '/a of 1']);
  expect([await other.drawing, other.older()]).toEqual(['/a of 2', '/a of 2']);
  expect(pages.ask('/b', '2', never).older()).toBe('/b of 1');
});

it('keeps the whole one while what comes is not, or fails', async () => {
  const pages = kept();
  const isWhole = (page: string) => page !== 'half';
  await pages.ask('/a', '1', async () => 'whole', isWhole).drawing;
  const half = pages.ask('/a', '2', async () => 'half', isWhole);
  expect([await half.drawing, half.older()]).toEqual(['half', 'whole']);
  const failed = pages.ask('/b', '1', async () => Promise.reject(new Error('no page')));
  expect([await failed.drawing, failed.older()]).toEqual([null, undefined]);
  expect(String(failures.pop())).toContain('no page');
});

it('tries what failed again after a pause, not before', async () => {
  for (const [pause, wanted] of [
    [60_000, null],
    [1, 'drawn'],
  ] as const) {
    const pages = kept(undefined, pause);
    await pages.ask('/', '1', never).drawing;
    const end = performance.now() + pause + 20;
    if (pause === 1) while (performance.now() < end) await new Promise((next) => setImmediate(next));
    expect(await pages.ask('/', '1', async () => 'drawn').drawing).toBe(wanted);
  }
});

it('lets go first what nobody has asked for the longest', async () => {
  const page = randomBytes(5_000).toString('hex');
  const pages = kept(20_000);
  for (const path of ['/a', '/b', '/c']) await pages.ask(path, '1', async () => page).drawing;
  pages.ask('/a', '1', never);
  await pages.ask('/d', '1', async () => page).drawing;
  const isKept = (path: string) => pages.ask(path, '1', async () => page).isKept;
  expect([isKept('/a'), isKept('/b')]).toEqual([true, false]);
});
