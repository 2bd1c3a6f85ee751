// Pure: how several deployments stand together.
import { canUndo, itemStage, nextLookOf, standingOf, toTryAgain } from './batch.js';
import { batchOf, itemOf } from './samples.js';

const refused = (code: string) => ({ code, detail: 'Waarom.', fields: {} });
const run = {
  status: 'success' as const,
  started_at: '2026-11-27T09:42:00.000Z',
  duration_ms: 3,
  run_id: 'r',
};
const ran = itemOf('r.json', { first_run: run });
const left = { name: 'F', n8n_url: 'https://n8n.example/workflow/9' };

it('counts each workflow once', () => {
  const batch = batchOf(
    itemOf('a.json', { state: 'queued' }),
    itemOf('b.json', {}),
    itemOf('c.json', { state: 'failed' }),
    itemOf('d.json', null, refused('library.automation_limit')),
    itemOf('e.json', { state: 'undone' }),
    itemOf('f.json', { state: 'undoing' }),
  );
  expect(standingOf(batch)).toEqual({ under_way: 2, there: 1, not: 2, undone: 1 });
  expect(batch.items.map(itemStage)).toEqual([
    'placing',
    'waiting',
    'failed',
    'refused',
    'undone',
    'undoing',
  ]);
});

it('looks as often as the busiest asks for, and no more once nothing is awaited', () => {
  expect(nextLookOf(batchOf(ran, itemOf('a.json', { state: 'placing' }), itemOf('b.json', {})))).toBe(1_000);
  expect(nextLookOf(batchOf(ran, itemOf('b.json', {})))).toBe(5_000);
  expect(nextLookOf(batchOf(ran, itemOf('d.json', null, refused('x'))))).toBe(false);
});

it('tries again what failed or was refused, and not what is there already', () => {
  const batch = batchOf(
    ran,
    itemOf('c.json', { state: 'failed' }),
    itemOf('d.json', null, refused('library.automation_limit')),
    itemOf('e.json', null, refused('library.deployed_already')),
  );
  expect(toTryAgain(batch)).toEqual(['c.json', 'd.json']);
});

it('undoes what has something in n8n', () => {
  expect(canUndo(batchOf(ran))).toBe(true);
  expect(canUndo(batchOf(itemOf('c.json', { state: 'failed', left_behind: left })))).toBe(true);
  expect(
    canUndo(
      batchOf(
        itemOf('c.json', { state: 'failed' }),
        itemOf('d.json', null, refused('x')),
        itemOf('e.json', { state: 'undone' }),
      ),
    ),
  ).toBe(false);
});
