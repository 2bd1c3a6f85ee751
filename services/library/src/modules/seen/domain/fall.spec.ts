import { type FailureGroup, forOps, hasFallen, ratesOf } from './fall.js';

const of = (runs: number, succeeded: number) => ({ runs, succeeded });

it.each([
  ['fifteen points fewer', of(20, 16), of(20, 19), true],
  ['fourteen points fewer', of(100, 81), of(100, 95), false],
  ['too few runs now', of(19, 0), of(500, 500), false],
  ['as bad as ever', of(50, 20), of(500, 200), false],
  ['better', of(50, 50), of(50, 25), false],
  ['bad from the first day on', of(20, 13), of(0, 0), true],
  ['good enough from the first day on', of(20, 14), of(0, 0), false],
  ['too little before to compare with', of(20, 13), of(19, 19), true],
])('%s', (_, recent, before, fallen) => expect(hasFallen({ recent, before })).toBe(fallen));

it('a rate is of what ended', () => {
  expect(ratesOf({ recent: of(40, 30), before: of(20, 20) })).toEqual({ now: 75, before: 100 });
  expect(ratesOf({ recent: of(40, 30), before: of(3, 3) })).toEqual({ now: 75, before: null });
});

describe('failures before ops', () => {
  const group = (rest: Partial<FailureGroup>): FailureGroup => ({
    ...{ cause: 'service_down', step: 'Meld', step_type: 'n8n-nodes-base.slack', runs: 1, customers: 1 },
    ...rest,
  });

  it('are by cause and step, the most frequent first', () => {
    const groups = [group({}), group({ cause: 'limit_reached', runs: 3, customers: 2 })];
    expect(forOps(groups, new Set(['Meld']))).toEqual([groups[1], groups[0]]);
  });

  it('name no step that a customer named', () => {
    const groups = [
      group({ step: 'Mail aan Jan Jansen', runs: 2, customers: 1 }),
      group({ step: 'Mail aan tante', runs: 3, customers: 2 }),
    ];
    expect(forOps(groups, new Set(['Meld']))).toEqual([group({ step: null, runs: 5, customers: 2 })]);
  });
});
