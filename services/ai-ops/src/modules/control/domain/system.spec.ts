import { capabilities, nextCycleAt, type SystemState, systemNames } from './system.js';

const state = (over: Partial<SystemState> = {}): SystemState => ({
  ...{ name: 'guardian', status: 'active', cycleCount: 1, lastSummary: null },
  ...{ startedAt: new Date(1_000), lastCycleAt: new Date(5_000) },
  ...over,
});

it('runs again one interval after the last cycle, or after the start while none has run', () => {
  expect(nextCycleAt(state(), 300)).toEqual(new Date(5_300));
  expect(nextCycleAt(state({ lastCycleAt: null }), 300)).toEqual(new Date(1_300));
  expect(nextCycleAt(state({ lastCycleAt: null, startedAt: null }), 300)).toBeNull();
  expect(nextCycleAt(state({ status: 'inactive' }), 300)).toBeNull();
});

it.each(systemNames)('says as much of %s in both languages', (name) => {
  const { nl, en } = capabilities[name];
  expect(nl.length).toBeGreaterThan(2);
  expect(en).toHaveLength(nl.length);
  for (const text of [...nl, ...en]) expect(text).toMatch(/\w+ \w+/);
});
