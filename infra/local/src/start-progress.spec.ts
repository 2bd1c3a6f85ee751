import { StartProgress } from './start-progress.js';

let now = 0;
let said: string[];
const progress = () => {
  now = 0;
  said = [];
  return new StartProgress(
    (line) => said.push(line),
    () => now,
  );
};
const stuck = (of: StartProgress) => of.refuseWhenStuck(120, ['library'], '/logs');

it('waits as long as a step gets further, however long that takes', () => {
  const waiting = progress();
  for (let done = 0; done < 50; done += 1) {
    now += 100_000;
    waiting.note('library', { step: 'catalogue', done, total: 50 });
    expect(() => stuck(waiting)).not.toThrow();
  }
  expect(said[0]).toBe('library: catalogue 0 of 50');
  now += 120_000;
  expect(() => stuck(waiting)).toThrow(
    'Not ready: library. Nothing has moved for 120 seconds (last: library: catalogue 49 of 50). The logs are in /logs.',
  );
});

it('does not wait for a process that begins the same step again and again', () => {
  const waiting = progress();
  for (let life = 0; life < 13; life += 1) {
    for (const done of [0, 100]) waiting.note('library', { step: 'search index', done, total: null });
    now += 10_000;
  }
  expect(() => stuck(waiting)).toThrow('last: library: search index 100');
});

it('gives up where nobody tells anything, and says a moving step every five seconds', () => {
  const waiting = progress();
  now = 119_000;
  expect(() => stuck(waiting)).not.toThrow();
  now = 120_000;
  expect(() => stuck(waiting)).toThrow('Not ready: library. Nothing has moved for 120 seconds. ');
  for (let done = 1; done <= 100; done += 1) {
    waiting.note('library', { step: 'catalogue', done, total: 100 });
    now += 100;
  }
  expect(said).toHaveLength(2);
});

it('ends at once with the line of a process that cannot start', () => {
  const progress = new StartProgress(
    () => undefined,
    () => 0,
  );
  progress.refuseWhenStuck(1, ['auth'], '/logs');
  progress.refuse('auth cannot start: X is no number');
  progress.refuse('library cannot start: X is no number');
  expect(() => progress.refuseWhenStuck(1, ['auth'], '/logs')).toThrow(/^auth cannot start: X is no number$/);
});
