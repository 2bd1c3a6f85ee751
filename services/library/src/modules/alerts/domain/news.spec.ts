import { type JudgedRun, type News, newsOf, type Told } from './news.js';

const hour = 3_600_000;
const begin = Date.parse('2026-11-27T08:00:00Z');
const run = (at: number, status: JudgedRun['status'], id = `run ${at}`): JudgedRun => ({
  ...{ id, status },
  endedAt: new Date(begin + at * 60_000),
});
/** `ok ok bad`: a run every minute. */
const runs = (text: string, every = 1): JudgedRun[] =>
  text.split(' ').map((word, at) => run(at * every, word === 'ok' ? 'success' : 'error'));
const horizon = { since: new Date(begin - hour), before: 'well' } as const;
const said = (news: readonly News[]): string[] => news.map(({ kind, runId }) => `${kind} ${runId}`);

it.each([
  ['ok ok', []],
  ['ok bad', ['first_failure run 1']],
  ['bad', ['first_failure run 0']],
  ['ok bad bad', ['first_failure run 1']],
  ['ok bad bad bad', ['first_failure run 1', 'keeps_failing run 3']],
  ['ok bad bad bad bad bad', ['first_failure run 1', 'keeps_failing run 3']],
  ['ok bad ok', ['first_failure run 1', 'well_again run 2']],
  ['bad ok bad ok', ['first_failure run 0', 'well_again run 1', 'first_failure run 2', 'well_again run 3']],
  ['bad ok ok ok', ['first_failure run 0', 'well_again run 1']],
])('%s: %j', (text, expected) => {
  expect(said(newsOf(runs(text), [], horizon))).toEqual(expected);
});

it('keeps failing an hour after the first failure, with two of them', () => {
  expect(said(newsOf(runs('bad bad', 60), [], horizon))).toEqual([
    'first_failure run 0',
    'keeps_failing run 60',
  ]);
  expect(said(newsOf(runs('bad bad', 59), [], horizon))).toEqual(['first_failure run 0']);
});

it('tells nothing of history, and nothing that began before what it can see', () => {
  const since = new Date(begin + 2.5 * 60_000);
  expect(said(newsOf(runs('bad ok bad ok'), [], { since, before: 'well' }))).toEqual(['well_again run 3']);
  expect(newsOf(runs('bad bad bad bad'), [], { ...horizon, before: 'unknown' })).toEqual([]);
  expect(newsOf(runs('bad bad bad bad'), [], { ...horizon, before: 'failing' })).toEqual([]);
  expect(said(newsOf(runs('ok ok'), [], { ...horizon, before: 'failing' }))).toEqual(['well_again run 0']);
  expect(newsOf([], [], horizon)).toEqual([]);
});

/** Numbers that a seed gives, the same on every machine. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('tells each stretch of failures and each end of one exactly once, in whatever order runs come, late and twice', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const next = numbers(seed);
    const all = Array.from({ length: 2 + Math.floor(next() * 14) }, (_, at) =>
      run(at, next() < 0.55 ? 'success' : 'error'),
    );
    const order = [...all, ...all.slice(0, 3)].sort(() => next() - 0.5);
    const seen: JudgedRun[] = [];
    const told: Told[] = [];
    while (order.length > 0) {
      seen.push(...order.splice(0, 1 + Math.floor(next() * 3)));
      told.push(...newsOf(seen, told, horizon));
    }
    expect(new Set(told.map(({ kind, runId }) => `${kind} ${runId}`)).size).toBe(told.length);
    const stretches: string[][] = [];
    all.forEach(({ id, status }, at) => {
      if (all[at - 1]?.status === status) stretches.at(-1)?.push(id);
      else stretches.push([id]);
    });
    stretches.forEach((ids, at) => {
      const failing = all.find(({ id }) => id === ids[0])?.status === 'error';
      const times = (kind: Told['kind']) =>
        told.filter((one) => one.kind === kind && ids.includes(one.runId)).length;
      const key = `seed ${seed}, stretch ${at}`;
      expect([key, times('first_failure')]).toEqual([key, failing ? 1 : 0]);
      expect([key, times('well_again')]).toEqual([key, failing || at === 0 ? 0 : 1]);
      expect([key, times('keeps_failing') <= 1]).toEqual([key, true]);
      if (failing && ids.length >= 3) expect([key, times('keeps_failing')]).toEqual([key, 1]);
    });
    expect(newsOf(all, told, horizon)).toEqual([]);
  }
});
