import {
  aloneEvidence,
  aloneRule,
  canaryEvidence,
  canaryRule,
  paceEvidence,
  paceRule,
  type ViewBatch,
} from './canary-rule.js';

const batch = (stable: [number, number], canary: [number, number]): ViewBatch => ({
  stable: { views: stable[0], failures: stable[1] },
  canary: { views: canary[0], failures: canary[1] },
});
const repeat = (times: number, one: ViewBatch): ViewBatch[] => Array.from({ length: times }, () => one);

it('begins at one: no evidence for anything', () => {
  expect(canaryEvidence([])).toEqual({
    stable: { views: 0, failures: 0 },
    canary: { views: 0, failures: 0 },
    ratio: 1,
    threshold: 250,
    verdict: 'waiting',
  });
});

it('has the ratio that a count by hand gives', () => {
  // One failure among one view of the canary and three stable ones: with odds w it is the canary's with w / (w + 3).
  const tolerated = canaryRule.tolerated / (canaryRule.tolerated + 3);
  const mean =
    canaryRule.worse.reduce((total, worse) => total + worse / (worse + 3) / tolerated, 0) /
    canaryRule.worse.length;
  expect(canaryEvidence([batch([3, 0], [1, 1])]).ratio).toBeCloseTo(mean, 10);
});

it('finds a canary of which every second view fails within a few batches', () => {
  const found = canaryEvidence(repeat(5, batch([22, 0], [3, 1])));
  expect(found).toMatchObject({ verdict: 'failing', canary: { views: 15, failures: 5 } });
});

it('does not act on fewer failures than visitors it takes, however telling they are', () => {
  const found = canaryEvidence(repeat(4, batch([99, 0], [1, 1])));
  expect(found.ratio).toBeGreaterThan(canaryRule.threshold);
  expect(found.verdict).toBe('waiting');
});

it.each([
  ['an outage that hits both cohorts', repeat(20, batch([22, 11], [2, 1]))],
  ['everything failing', repeat(50, batch([22, 22], [3, 3]))],
  ['no stable visitor to compare with', repeat(50, batch([0, 0], [3, 2]))],
  ['failures of the stable release only', repeat(50, batch([22, 3], [3, 0]))],
])('says nothing against the canary in %s', (_, batches) => {
  expect(canaryEvidence(batches).verdict).not.toBe('failing');
  expect(canaryEvidence(batches).ratio).toBeLessThan(10);
});

it('compares nobody with nobody: a batch stays open until both cohorts have views', () => {
  const apart = [batch([2, 0], [0, 0]), batch([0, 0], [1, 1]), batch([1, 0], [0, 0])];
  expect(canaryEvidence(apart.slice(0, 2))).toMatchObject({ ratio: 1, canary: { views: 1, failures: 1 } });
  expect(canaryEvidence(apart).ratio).toBe(canaryEvidence([batch([3, 0], [1, 1])]).ratio);
  // One view at a time, nine of ten of the stable release, as on a small site.
  const few = repeat(9, batch([1, 0], [0, 0])).concat(batch([0, 0], [1, 1]));
  const seen = Array.from({ length: 5 }, () => few).flat();
  expect(canaryEvidence(seen)).toMatchObject({ verdict: 'failing', canary: { views: 5 } });
  expect(canaryEvidence(seen.slice(0, -1)).verdict).toBe('waiting');
});

it('calls a canary healthy that was seen often enough', () => {
  const seen = [...repeat(40, batch([22, 0], [3, 0])), ...repeat(5, batch([22, 1], [3, 0]))];
  expect(canaryEvidence(seen).verdict).toBe('healthy');
});

it('calls no canary healthy while the views say something against it, or nothing at all', () => {
  const worse = canaryEvidence(repeat(50, batch([22, 0], [3, 0])).concat(repeat(4, batch([22, 0], [1, 1]))));
  expect(worse).toMatchObject({ verdict: 'waiting', canary: { views: 154, failures: 4 } });
  expect(worse.ratio).toBeGreaterThan(1);
  expect(canaryEvidence(repeat(50, batch([0, 0], [3, 0])))).toMatchObject({ verdict: 'waiting', ratio: 1 });
});

describe('the ratio', () => {
  const choose = (n: number, k: number): number =>
    k < 0 || k > n ? 0 : Array.from({ length: k }, (_, at) => (n - at) / (k - at)).reduce((a, b) => a * b, 1);
  /** The likelihood of a batch as Fisher's noncentral hypergeometric distribution has it, written out. */
  const likelihood = ({ stable, canary }: ViewBatch, odds: number): number => {
    const failures = stable.failures + canary.failures;
    const weight = (mine: number) =>
      choose(canary.views, mine) * choose(stable.views, failures - mine) * odds ** mine;
    const all = Array.from({ length: failures + 1 }, (_, mine) => weight(mine));
    return weight(canary.failures) / all.reduce((a, b) => a + b, 0);
  };
  const counted = (
    batches: ViewBatch[],
    { worse, tolerated } = canaryRule as { worse: readonly number[]; tolerated: number },
  ) =>
    worse
      .map((odds) =>
        batches.reduce((ratio, one) => (ratio * likelihood(one, odds)) / likelihood(one, tolerated), 1),
      )
      .reduce((a, b) => a + b, 0) / worse.length;

  it.each([
    ['some of both failed', [batch([20, 3], [5, 2])]],
    ['none of the canary', [batch([20, 3], [5, 0])]],
    ['none of the stable release', [batch([20, 0], [5, 2])]],
    ['more failed than one cohort has', [batch([4, 3], [3, 2])]],
    ['one batch after the other', [batch([20, 1], [5, 2]), batch([9, 4], [7, 1]), batch([30, 0], [4, 1])]],
  ])('is that of the written-out distribution: %s', (_, batches) => {
    expect(canaryEvidence(batches).ratio).toBeCloseTo(counted(batches), 8);
    expect(paceEvidence(batches).ratio).toBeCloseTo(counted(batches, paceRule), 8);
  });

  it('stays at one where nobody failed, or everybody', () => {
    expect(canaryEvidence([batch([20, 0], [5, 0]), batch([20, 20], [5, 5])]).ratio).toBe(1);
  });

  it('counts all views and failures of both cohorts', () => {
    expect(canaryEvidence([batch([20, 3], [5, 2]), batch([1, 1], [0, 0])])).toMatchObject({
      stable: { views: 21, failures: 4 },
      canary: { views: 5, failures: 2 },
    });
  });

  it('of a remote without a stable release weighs failures against those that stood', () => {
    const { tolerated, worse } = aloneRule;
    const mean =
      worse.reduce((sum, rate) => sum + (rate / tolerated) ** 3 * ((1 - rate) / (1 - tolerated)) ** 2, 0) /
      worse.length;
    expect(aloneEvidence([batch([0, 0], [2, 1]), batch([0, 0], [3, 2])]).ratio).toBeCloseTo(mean, 10);
  });

  it('stays a number, however bad a canary is', () => {
    expect(canaryEvidence(repeat(400, batch([300, 0], [40, 40]))).ratio).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('stays a number, however many views come at once', () => {
    const { ratio } = canaryEvidence([batch([3_000, 1_500], [3_000, 1_500])]);
    expect(ratio).toBeGreaterThan(0);
    expect(ratio).toBeLessThan(1);
  });
});

it('closes a batch at three views of the stable release and one of the canary', () => {
  const late = batch([1, 0], [0, 0]);
  const ratio = (...batches: ViewBatch[]) => canaryEvidence(batches).ratio;
  expect(ratio(batch([2, 0], [1, 1]))).toBe(1);
  expect(ratio(batch([2, 0], [1, 1]), late)).toBe(ratio(batch([3, 0], [1, 1])));
  expect(ratio(batch([9, 0], [0, 0]))).toBe(1);
});

it('needs five failures and a hundred views to say anything', () => {
  const seen = (views: number, failures: number) => aloneEvidence([batch([0, 0], [views, failures])]).verdict;
  expect([seen(4, 4), seen(6, 6), seen(99, 0), seen(100, 0)]).toEqual([
    ...['waiting', 'failing', 'waiting', 'healthy'],
  ]);
});

describe('a canary of a remote without a stable release', () => {
  const failing = (views: number, failures: number) =>
    aloneEvidence([batch([0, 0], [views, failures])]).verdict;

  it('goes at its sixth view when it always fails', () => {
    expect([failing(5, 5), failing(6, 6)]).toEqual(['waiting', 'failing']);
  });

  it('is healthy once it was seen often enough and stood', () => {
    expect(failing(200, 40)).toBe('healthy');
  });
});

it('says nothing of the pace while everybody is slow', () => {
  expect(paceEvidence(repeat(50, batch([9, 8], [1, 1]))).verdict).not.toBe('failing');
});
